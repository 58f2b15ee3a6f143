import styled from "@emotion/styled";
import type { StatsProps } from "../../section.ts";
import { forcedColors, space } from "../../theme/index.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";
import { Figure, MiddleFigure } from "./styles.ts";

/** A list of numbers, at a distance from a heading. */
const List = styled.dl<{ count: number }>({
  display: "grid",
  "* + &": { marginBlockStart: space(6) },
});

/** Numbers in cells, with lines around them: below one another on a phone. */
const Row = styled(List)(
  { overflow: "hidden", border: "1px solid var(--line)", borderRadius: "var(--radius)" },
  fillRows({ tablet: 2, laptop: 4 }),
);

const bare = { paddingBlockStart: 0, borderBlockStart: 0 } as const;

/** The lines before and above a cell. Those along the edges of the row are cut off. */
const cell = {
  ...bare,
  padding: space(3),
  boxShadow: "-1px -1px 0 var(--line)",
  [forcedColors]: { border: "1px solid" },
} as const;

const Cell = styled(Figure)(cell);

const MiddleCell = styled(MiddleFigure)(cell);

/** A line with the words at its start and the number at its end. */
const Line = styled(Figure)({
  ...bare,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto auto",
  alignItems: "baseline",
  columnGap: space(4),
  paddingBlock: space(2),
  borderBlockStart: "1px solid var(--line)",
  "&:last-of-type": { borderBlockEnd: "1px solid var(--line)" },
  dt: {
    display: "flex",
    alignItems: "center",
    gap: space(1.5),
    gridRow: 1,
    gridColumn: 1,
    fontFamily: "var(--display)",
    fontSize: "var(--size-xl)",
    fontWeight: "var(--weight)",
  },
  dd: { gridRow: 2, gridColumn: 1, marginBlockStart: 0 },
  "dt + dd": { gridColumn: 2, marginBlock: 0, textAlign: "end" },
});

/** A number above the bar of its share. */
const OnBar = styled(Line)({
  paddingBlock: space(1.5),
  "&, &:last-of-type": { borderBlock: 0 },
  dt: { fontSize: "var(--size-l)" },
  "dt + dd": { fontSize: "var(--size-2xl)" },
});

/** A bar across the row, filled up to a share of it. */
export const Bar = styled("dd", { shouldForwardProp: (name) => name !== "share" })<{
  share: number;
}>(
  {
    blockSize: space(1.5),
    borderRadius: "var(--radius-s)",
    background: "var(--line)",
  },
  ({ share }) => ({
    "&&&": { gridRow: 3, gridColumn: "1 / -1", marginBlockStart: space(1) },
    "&::before": {
      content: '""',
      display: "block",
      inlineSize: `${share}%`,
      blockSize: "100%",
      borderRadius: "inherit",
      background: "var(--highlight)",
      [forcedColors]: { background: "CanvasText" },
    },
  }),
);

const lines = { start: Line, center: Line };

/** The parts of each layout: its list, and a number by its place in the line. Columns have a list for each number of them. */
export const layouts = {
  columns: { list: undefined, figures: { start: Figure, center: MiddleFigure } },
  row: { list: Row, figures: { start: Cell, center: MiddleCell } },
  list: { list: List, figures: lines },
  bars: { list: List, figures: { start: OnBar, center: OnBar } },
} satisfies Record<StatsProps["layout"], object>;
