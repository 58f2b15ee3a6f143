import styled from "@emotion/styled";
import { forcedColors } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";

/** Rings of a sun that rises from the lower edge. */
const sun = [
  ["var(--rose)", 16],
  ["var(--peach)", 26],
  ["var(--butter)", 37],
  ["var(--mint)", 49],
]
  .map(([color, size], index, rings) => `${color} ${index ? rings[index - 1]?.[1] : 0}% ${size}%`)
  .join(",");

export const Panel = styled.div({
  display: "grid",
  gap: space(5),
  justifyItems: "center",
  padding: `clamp(3.5rem, 9vw, ${space(14)}) clamp(1.5rem, 5vw, ${space(8)})`,
  borderRadius: "calc(var(--radius) * 2)",
  background: `radial-gradient(circle at 50% 118%, ${sun}, var(--sky) 0)`,
  color: "var(--text)",
  overflow: "hidden",
  [forcedColors]: { border: "1px solid CanvasText" },
});
