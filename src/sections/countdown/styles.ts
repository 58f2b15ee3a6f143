import styled from "@emotion/styled";
import { from, print, space, unscripted } from "../../theme/index.ts";
import { placed } from "../../ui/layout/placed.ts";

/** The place of what is said before and afterwards, which keeps its height. */
export const Place = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  maxInlineSize: "44rem",
  marginInline: "var(--middle, auto)",
  marginBlockStart: space(2),
  "> *": { gridArea: "1 / 1" },
});

export const Waiting = styled.div({
  display: "grid",
  gap: space(4),
  ...placed("center"),
  "&[data-over]": { visibility: "hidden" },
});

const lead = {
  maxInlineSize: "38rem",
  fontSize: "var(--size-l)",
  lineHeight: 1.5,
  color: "var(--muted)",
  textWrap: "balance",
} as const;

export const Lead = styled.p(lead);

export const Ended = styled.div({
  ...lead,
  ...placed("center"),
  justifySelf: "var(--place, center)",
});

export const When = styled.p({
  fontSize: "var(--size-l)",
  fontWeight: "var(--strong)",
  textWrap: "balance",
});

/** Nothing counts without a script, and on paper. */
export const Timer = styled.div({
  position: "relative",
  inlineSize: "100%",
  "&[aria-hidden]": { visibility: "hidden" },
  [unscripted]: { display: "none" },
  [print]: { display: "none" },
});

export const Tiles = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space(1.5),
  [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

export const Tile = styled.div({
  padding: `${space(2)} ${space(1)}`,
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  color: "var(--text)",
});

/** A figure in one line. Beside one of years in days, all are smaller, so that five digits fit a tile. */
export const Figure = styled.div({
  fontFamily: "var(--display)",
  fontSize: "var(--size-3xl)",
  "[data-long] &": {
    fontSize: "min(var(--size-3xl), 8.4vw)",
    [from.tablet]: { fontSize: "min(var(--size-3xl), 4.2vw, 2.3rem)" },
  },
  whiteSpace: "nowrap",
  fontWeight: "var(--weight)",
  fontVariantNumeric: "lining-nums tabular-nums",
  letterSpacing: "var(--tracking, -0.03em)",
  lineHeight: "calc(1.1 * var(--size-3xl))",
});

export const Word = styled.div({
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});
