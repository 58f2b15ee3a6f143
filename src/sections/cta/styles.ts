import styled from "@emotion/styled";
import { forcedColors, print } from "../../theme/conditions.ts";
import { onPastel } from "../../theme/pastel.ts";
import { space } from "../../theme/space.ts";

export const Panel = styled.div({
  ...onPastel,
  isolation: "isolate",
  display: "grid",
  gap: space(5),
  justifyItems: "center",
  overflow: "hidden",
  breakInside: "avoid",
  padding: `clamp(3.5rem, 8vw, ${space(12)}) clamp(1.5rem, 5vw, ${space(8)}) 0`,
  borderRadius: "calc(var(--radius) * 2)",
  background: "var(--peach)",
  "> *": { position: "relative" },
  [forcedColors]: { border: "1px solid" },
  [print]: { border: "1px solid" },
});

export const Sun = styled.svg({
  zIndex: -1,
  inlineSize: "min(100%, 44rem)",
  overflow: "visible",
  marginBlockStart: space(1),
  circle: { fill: "var(--highlight)", fillOpacity: 0.22 },
  "circle:last-of-type": { fillOpacity: 1 },
});

/** The same without a button, with the space that one would take for the sun's outer rings. */
export const LowSun = styled(Sun)({ marginBlockStart: "min(15%, 7rem)" });
