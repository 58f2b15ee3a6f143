import styled from "@emotion/styled";
import { forcedColors, hovering, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";
import { placed } from "../../ui/layout/placed.ts";

export const Title = styled.h2({
  fontFamily: "var(--body)",
  fontSize: "var(--size-m)",
  fontWeight: "var(--strong)",
  letterSpacing: "normal",
  ...placed("center"),
  color: "var(--muted)",
});

/** Without a title above the names. */
export const Bare = styled(Container)({ "ul, > div": { marginBlockStart: 0 } });

/** Laid out as text, so that lines are balanced, and the last line holds more than one name. */
export const List = styled.ul<{ count: number }>({
  marginBlockStart: space(2.5),
  ...placed("center"),
  textWrap: "balance",
  "> li": {
    display: "inline-block",
    marginBlock: space(1.5),
    // At the start of the line, the first name has no room before it.
    marginInlineStart: `var(--middle, ${space(3)})`,
    marginInlineEnd: `calc(${space(6)} - var(--middle, ${space(3)}))`,
    verticalAlign: "middle",
    textAlign: "start",
  },
});

/** Names that pass by are as large as the titles of the theme are loud. */
export const Passing = styled.div({ "--name": "max(1.25rem, var(--size-xl))" });

export const Mark = styled.a({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minBlockSize: "2.75rem",
  color: "var(--muted)",
  fontSize: "1.4rem",
  [hovering]: { "&[href]:hover": { color: "var(--text)" } },
});

export const Words = styled.span({
  fontFamily: "var(--display)",
  fontSize: "var(--name, 1.25rem)",
  fontWeight: "var(--weight)",
  letterSpacing: "-0.01em",
});

/** A picture on white, where every logo is visible: by day and by night, on every tone. */
export const Plate = styled.img({
  inlineSize: "7.5rem",
  blockSize: "2.75rem",
  padding: "0.375rem 0.75rem",
  objectFit: "contain",
  borderRadius: "var(--radius-s)",
  background: "#fff",
  filter: "grayscale(1)",
  [hovering]: { "[href]:hover > &": { filter: "none" } },
});

/** Names in cells, with lines around them. Those along the edges are cut off. */
export const Cells = styled.ul<{ count: number }>(
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
    overflow: "hidden",
    marginBlockStart: space(4),
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    "> li": {
      display: "grid",
      placeItems: "center",
      minBlockSize: space(16),
      padding: space(2),
      boxShadow: "-1px -1px 0 var(--line)",
      [forcedColors]: { border: "1px solid" },
    },
    // On a phone, the last of an odd number has the row.
    "> :where(:last-of-type:nth-of-type(odd))": { gridColumn: "1 / -1" },
  },
  fillRows({ tablet: 3, laptop: 4 }),
);
