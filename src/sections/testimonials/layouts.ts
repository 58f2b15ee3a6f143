import styled from "@emotion/styled";
import { from, moving, space } from "../../theme/index.ts";
import { Reveal } from "../../ui/index.ts";
import { placed } from "../../ui/layout/placed.ts";

/** Quotes below one another, with lines between them. */
export const LargeList = styled(Reveal)<{ count: number }>({
  display: "grid",
  "* + &": { marginBlockStart: space(6) },
  "> li": { paddingBlock: space(5), borderBlockStart: "1px solid var(--line)" },
  "> :first-of-type:last-of-type": { paddingBlock: 0, border: 0 },
});

/** A quote in large letters, with its author at the side where there is room. */
export const LargeQuote = styled.figure({
  display: "grid",
  gap: space(3),
  blockquote: {
    maxInlineSize: "24em",
    fontFamily: "var(--display)",
    fontSize: "var(--size-2xl)",
    lineHeight: 1.2,
    letterSpacing: "var(--tracking, -0.015em)",
    textWrap: "balance",
  },
  "li:only-child > &": placed("start"),
  "li:only-child > & > blockquote": { fontSize: "var(--size-3xl)", lineHeight: 1.12 },
  figcaption: { marginBlockStart: 0, flexWrap: "wrap" },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 8fr) minmax(0, 3fr)",
    gap: `0 ${space(8)}`,
    "> *": { gridColumn: 1, justifySelf: "start" },
    "> * + *": { marginBlockStart: space(2) },
    "> figcaption": { gridColumn: 2, gridRow: "1 / span 4", marginBlockStart: 0 },
    "li:only-child > &": { gridTemplateColumns: "minmax(0, 1fr)" },
    "li:only-child > & > *": { justifySelf: "var(--place, start)" },
    "li:only-child > & > figcaption": {
      gridColumn: 1,
      gridRow: "auto",
      marginBlockStart: space(3),
    },
  },
});

/** Cards as high as their words, in columns from top to bottom. */
export const Wall = styled(Reveal)<{ count: number }>({
  "* + &": { marginBlockStart: space(6) },
  columns: "20rem 3",
  columnGap: space(2),
  "> li": { breakInside: "avoid", paddingBlockEnd: space(2) },
});

/** Cards in a row that passes by, or in rows. */
export const PassingList = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: space(2),
  "* + * > &": { marginBlockStart: space(6) },
  [moving]: { "&& > li": { inlineSize: "min(24rem, 80vw)", whiteSpace: "normal" } },
});
