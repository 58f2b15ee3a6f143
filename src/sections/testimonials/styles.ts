import styled from "@emotion/styled";
import { space } from "../../theme/index.ts";
import { Reveal } from "../../ui/index.ts";
import { card } from "../../ui/layout/card.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";

/** A single quote is in the middle, in large letters. */
const alone = {
  maxInlineSize: "54rem",
  marginInline: "auto",
  figure: {
    alignItems: "center",
    gap: space(4),
    padding: `clamp(1.75rem, 5vw, ${space(8)})`,
    textAlign: "center",
  },
  "figure > blockquote": { fontSize: "var(--size-2xl)", lineHeight: 1.25, textWrap: "balance" },
  figcaption: { textAlign: "start" },
} as const;

const Grid = styled(Reveal)<{ count: number }>(
  {
    display: "grid",
    gap: space(3),
    marginBlockStart: space(6),
    "> li": { minInlineSize: 0 },
  },
  fillRows({ tablet: 2, desktop: 4 }),
  ({ count }) => count === 1 && alone,
  ({ count }) =>
    count === 2 && { "figure > blockquote": { fontSize: "var(--size-xl)", lineHeight: 1.35 } },
);

/** The same with nothing above it. */
const TopGrid = styled(Grid)({ marginBlockStart: 0 });

const narrower = (most: 1 | 2 | 3) => {
  const rows = fillRows(most === 1 ? {} : { tablet: 2, desktop: most });
  const List = styled(Reveal)<{ count: number }>(
    { display: "grid", gap: space(3), marginBlockStart: space(6), "> li": { minInlineSize: 0 } },
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

export const Quote = styled.figure({
  display: "flex",
  flexDirection: "column",
  gap: space(2.5),
  blockSize: "100%",
  padding: space(3.5),
  ...card,
  blockquote: {
    fontFamily: "var(--display)",
    fontSize: "1.1875rem",
    lineHeight: 1.4,
    letterSpacing: "var(--tracking, -0.01em)",
  },
});

export const Person = styled.figcaption({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  marginBlockStart: "auto",
  paddingBlockStart: space(1),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
  lineHeight: 1.35,
  "> span:last-of-type": { minInlineSize: 0 },
  strong: {
    display: "block",
    fontWeight: "var(--strong)",
    fontSize: "var(--size-m)",
    color: "var(--text)",
  },
});

/** A line below the name. */
export const Work = styled.span({ display: "block" });
