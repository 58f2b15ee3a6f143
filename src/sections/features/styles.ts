import styled from "@emotion/styled";
import { from } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";
import { fillRows } from "../../ui/fillRows.ts";
import { Reveal } from "../../ui/Reveal.tsx";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(7),
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    gap: space(8),
    "> div": { position: "sticky", insetBlockStart: "7rem", alignSelf: "start" },
  },
});

export const Grid = styled(Reveal)<{ count: number }>(
  {
    display: "grid",
    gap: `${space(3)} ${space(5)}`,
  },
  fillRows({ tablet: 2 }, { tablet: { rowGap: space(6) } }),
);

/** An item with a row to itself, with its text beside its icon. */
export const RowItem = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  gap: `${space(1)} ${space(2.5)}`,
  paddingBlockStart: space(3),
  borderBlockStart: "1px solid var(--line)",
  "> span": { gridRow: "span 2" },
  "h2, h3": { alignSelf: "center" },
  p: { gridColumn: 2, color: "var(--muted)" },
});

export const Item = styled(RowItem)({
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlockStart: space(4),
    "> span": { gridRow: "auto" },
    "h2, h3": { marginBlockStart: space(2) },
    p: { gridColumn: 1 },
  },
});
