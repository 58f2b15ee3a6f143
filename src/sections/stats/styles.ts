import styled from "@emotion/styled";
import { from, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";

export const Grid = styled.dl<{ count: number }>(
  {
    display: "grid",
    gap: space(5),
    marginBlockStart: space(6),
  },
  fillRows({ tablet: 3, laptop: 4 }),
);

/** A single number is beside the heading, and larger. */
export const SideBySide = styled(Container)({
  dl: { marginBlockStart: space(6) },
  "dt + dd": { fontSize: "calc(var(--size-4xl) * 1.25)", lineHeight: 1 },
  [from.laptop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    alignItems: "start",
    columnGap: space(8),
    dl: { marginBlockStart: 0 },
    "> p": { gridColumn: 2 },
  },
});

/** The same with nothing above it. */
export const TopGrid = styled(Grid)({ marginBlockStart: 0 });

const narrower = (most: 1 | 2 | 3) => {
  const rows = fillRows(most === 1 ? {} : { tablet: Math.min(most, 2), laptop: most });
  const List = styled.dl<{ count: number }>(
    { display: "grid", gap: space(5), marginBlockStart: space(6) },
    rows,
  );
  return { below: List, first: styled(List)({ marginBlockStart: 0 }) };
};

/** The grids of fewer columns than there is room for: below a heading, and with nothing above. */
const narrow = { 1: narrower(1), 2: narrower(2), 3: narrower(3) };

/** The grid of a number of columns. */
export function gridOf(isBelow: boolean, columns: 1 | 2 | 3 | 4 = 4) {
  if (columns === 4) return isBelow ? Grid : TopGrid;
  return narrow[columns][isBelow ? "below" : "first"];
}

/** The number appears above its label, and is read after it. */
export const Figure = styled.div({
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  paddingBlockStart: space(3),
  borderBlockStart: "2px solid var(--highlight)",
  dt: { gridRow: 2, fontWeight: "var(--strong)", fontSize: "var(--size-l)", lineHeight: 1.3 },
  dd: { gridRow: 3, marginBlockStart: space(1), color: "var(--muted)" },
  "dt + dd": {
    gridRow: 1,
    marginBlock: `0 ${space(1)}`,
    color: "var(--text)",
    fontFamily: "var(--display)",
    fontSize: "var(--size-3xl)",
    fontWeight: "var(--weight)",
    fontVariantNumeric: "lining-nums",
    letterSpacing: "var(--tracking, -0.03em)",
    lineHeight: 1.05,
  },
});

/** The same in the middle of its column. */
export const MiddleFigure = styled(Figure)({ justifyItems: "center", textAlign: "center" });

export const Note = styled.p({
  marginBlockStart: space(5),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});
