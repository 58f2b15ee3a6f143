import styled from "@emotion/styled";
import { forcedColors, print, space } from "../../theme/index.ts";
import { card } from "../../ui/layout/card.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";

export const Switch = styled.fieldset({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "0.25rem",
  inlineSize: "fit-content",
  marginInline: "var(--middle, auto)",
  marginBlockStart: space(5),
  padding: "0.25rem",
  border: "1px solid var(--line)",
  borderRadius: "calc(var(--radius-button) + 0.25rem)",
  background: "var(--surface)",
});

export const Choice = styled.label({
  position: "relative",
  cursor: "pointer",
  fontWeight: "var(--strong)",
  lineHeight: 1.3,
  input: { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" },
  "> span": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `0.25rem ${space(1)}`,
    minBlockSize: "2.75rem",
    padding: `${space(0.5)} ${space(3)}`,
    borderRadius: "var(--radius-button)",
  },
  "input:checked + span": {
    background: "var(--accent)",
    color: "var(--on-accent)",
    [forcedColors]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
    [print]: { border: "1px solid", background: "none", color: "inherit" },
  },
  "input:focus-visible + span": {
    outline: "3px solid var(--accent-text)",
    outlineOffset: 3,
  },
});

export const Saving = styled.small({
  padding: "0.1em 0.7em",
  borderRadius: "var(--pill, 99px)",
  background: "var(--butter)",
  color: "var(--on-pastel)",
  fontSize: "0.8125rem",
});

/** As wide as its plans need. The parts of neighbours are on the same lines. */
export const Plans = styled.ul<{ count: number }>(
  {
    display: "grid",
    gap: space(3),
    marginInline: "var(--middle, auto)",
    marginBlockStart: space(6),
  },
  ({ count }) => fillRows(count === 3 ? { laptop: 3 } : { tablet: 2, desktop: 4 })({ count }),
  ({ count }) => count < 3 && { maxInlineSize: `${count * 28 - 2}rem` },
  ({ count }) => count === 4 && { "> li": { padding: space(3) } },
);

export const Card = styled.li({
  display: "grid",
  gridRow: "span 5",
  gridTemplateRows: "subgrid",
  alignContent: "start",
  rowGap: space(2),
  padding: space(4),
  ...card,
  borderRadius: "calc(var(--radius) * 1.25)",
  "&[data-featured]": {
    borderColor: "var(--accent)",
    boxShadow: "var(--shadow-high), 0 0 0 1px var(--accent)",
  },
  "> p": { gridRow: 2, color: "var(--muted)" },
  "> [data-cost]": { gridRow: 3 },
  "> a": { gridRow: 4, marginBlockStart: space(1) },
  "> ul": {
    gridRow: 5,
    alignContent: "start",
    marginBlockStart: space(2),
    paddingBlockStart: space(3),
    borderBlockStart: "1px solid var(--line)",
  },
});

export const Name = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
});

export const Amount = styled.p({
  strong: {
    marginInlineEnd: "0.1em",
    color: "var(--text)",
    fontFamily: "var(--display)",
    fontSize: "var(--size-3xl)",
    fontWeight: "var(--weight)",
    fontVariantNumeric: "lining-nums",
    letterSpacing: "var(--tracking, -0.03em)",
    lineHeight: 1.1,
  },
  "&[data-cost=yearly]": { display: "none" },
  "section:has([value=yearly]:checked) &": {
    "&[data-cost=yearly]": { display: "block" },
    "&[data-cost=monthly]": { display: "none" },
  },
});

/** An earlier price. */
export const Before = styled.del({
  marginInlineEnd: "0.5em",
  color: "var(--muted)",
  fontFamily: "var(--display)",
  fontSize: "var(--size-xl)",
});

/** A line below an amount. */
export const CostNote = styled.span({
  display: "block",
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});

export const Note = styled.p({
  marginBlockStart: space(4),
  textAlign: "center",
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});
