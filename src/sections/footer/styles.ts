import styled from "@emotion/styled";
import { from, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";
import { iconLink } from "../../ui/links/iconLink.ts";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(7),
  paddingBlock: `${space(9)} ${space(4)}`,
  [from.laptop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
});

/** The same for one or two lists, which are at its end, and for five, which take the row below. */
export const FewLayout = styled(Layout)({
  [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

export const ManyLayout = styled(Layout)({
  [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const About = styled.div({
  display: "grid",
  alignContent: "start",
  gap: space(3),
  "> p": {
    maxInlineSize: "24rem",
    fontFamily: "var(--display)",
    fontSize: "var(--size-xl)",
    lineHeight: 1.25,
  },
});

export const Groups = styled.div<{ count: number }>({
  display: "grid",
  gap: space(5),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  h2: {
    marginBlockEnd: space(1.5),
    fontFamily: "inherit",
    fontSize: "var(--size-s)",
    fontWeight: "var(--strong)",
    letterSpacing: "normal",
    color: "var(--muted)",
  },
  "ul:not([class])": { display: "grid", gap: space(0.5) },
});

/** Without lists, the brand is at one end and the badges at the other. */
export const Strip = styled(About)({
  [from.tablet]: {
    gridColumn: "1 / -1",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    "> p": { gridRow: 2, gridColumn: 1 },
    "> ul": { gridRow: "1 / 3", gridColumn: 2 },
  },
});

export const FewGroups = styled(Groups)(({ count }) => ({
  [from.laptop]: { gridTemplateColumns: `repeat(${count}, 13rem)` },
}));

export const ManyGroups = styled(Groups)(fillRows({ tablet: 3, laptop: 5 }));

export const Networks = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1),
  a: iconLink,
});

export const Closing = styled.p({
  gridColumn: "1 / -1",
  paddingBlockStart: space(3),
  borderBlockStart: "1px solid var(--line)",
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});
