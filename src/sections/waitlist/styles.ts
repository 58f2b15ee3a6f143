import styled from "@emotion/styled";
import { forcedColors, from, onPastel, space } from "../../theme/index.ts";

export const Panel = styled.div({
  ...onPastel,
  // Other cards have colours for other text than this.
  "--surface": "var(--sky)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(5),
  alignItems: "end",
  padding: `clamp(2rem, 6vw, ${space(10)}) clamp(1.5rem, 5vw, ${space(8)})`,
  borderRadius: "calc(var(--radius) * 2)",
  background: "var(--sky)",
  "> *": { minInlineSize: 0 },
  [from.laptop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space(8) },
  [forcedColors]: { border: "1px solid CanvasText" },
});

/** The same without a panel, between two lines. */
export const Line = styled.div({
  "--sky-ink": "var(--muted)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(4),
  alignItems: "center",
  paddingBlock: space(5),
  borderBlock: "var(--rule, 1px) solid var(--line)",
  "> *": { minInlineSize: 0 },
  "&& h1, && h2": { fontSize: "var(--size-2xl)" },
  [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space(8) },
});
