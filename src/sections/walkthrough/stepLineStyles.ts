import styled from "@emotion/styled";
import { forcedColors, from, space } from "../../theme/index.ts";
import { Reveal } from "../../ui/index.ts";

export const Lines = styled(Reveal)<{ count: number }>({
  borderBlockEnd: "1px solid var(--line)",
});

/** A large number, or the label in its place. */
export const BigNumber = styled.span({
  color: "var(--accent-text)",
  fontFamily: "var(--display)",
  fontSize: "var(--size-2xl)",
  fontWeight: "var(--weight)",
  fontVariantNumeric: "lining-nums",
  lineHeight: 1.1,
  textWrap: "balance",
  "&:empty": { display: "none" },
});

/** A step between two lines. */
export const LineStep = styled.li({
  display: "grid",
  gap: space(2),
  paddingBlock: space(4),
  borderBlockStart: "1px solid var(--line)",
  "> *": { minInlineSize: 0 },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr) minmax(0, 4fr)",
    columnGap: space(4),
    "> div:nth-of-type(1)": { gridColumn: 2 },
    "> div:nth-of-type(1):last-child": { gridColumn: "2 / -1" },
  },
});

export const Timeline = styled(Reveal)<{ count: number }>({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: "56rem",
});

const dot = "1rem";

/** A step at a point of a line from the first step to the last. */
export const PointStep = styled.li({
  position: "relative",
  display: "grid",
  gap: space(1),
  paddingInlineStart: space(5),
  "&:not(:last-of-type)": { paddingBlockEnd: space(6) },
  "> *": { minInlineSize: 0 },
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: "0.4rem -0.4rem",
    insetInlineStart: `calc(${dot} / 2 - 1px)`,
    inlineSize: 2,
    background: "var(--line)",
    [forcedColors]: { background: "CanvasText" },
  },
  "&:last-of-type::before": { content: "none" },
  "&::after": {
    content: '""',
    position: "absolute",
    insetBlockStart: "0.4rem",
    insetInlineStart: 0,
    inlineSize: dot,
    blockSize: dot,
    border: "2px solid var(--text)",
    borderRadius: "50%",
    background: "var(--pastel)",
  },
  "> span": { fontSize: "var(--size-l)", lineHeight: 1.3 },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
    columnGap: space(10),
    paddingInlineStart: 0,
    "> span": { textAlign: "end" },
    "> div": { gridColumn: 2 },
    "&::before": { insetInlineStart: `calc((100% - ${space(10)}) / 4 + ${space(5)} - 1px)` },
    "&::after": {
      insetInlineStart: `calc((100% - ${space(10)}) / 4 + ${space(5)} - ${dot} / 2)`,
    },
  },
});

export const StepWords = styled.div({
  display: "grid",
  gap: space(1),
  alignContent: "start",
  p: { maxInlineSize: "38rem", color: "var(--muted)" },
  "> span": { fontSize: "var(--size-s)", fontWeight: "var(--strong)", color: "var(--muted)" },
});

/** The icon of a step, before its title. */
export const Sign = styled.span({
  display: "inline-block",
  marginInlineEnd: "0.5em",
  color: "var(--accent-text)",
  verticalAlign: "-0.15em",
});

export const StepMore = styled.div({
  "--pastel-ink": "var(--accent-text)",
  display: "grid",
  gap: space(2),
  alignContent: "start",
});
