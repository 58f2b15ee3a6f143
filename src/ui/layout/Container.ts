import styled from "@emotion/styled";
import { space } from "../../theme/space.ts";

/** The column of a section's content. */
export const Container = styled.div({
  inlineSize: "100%",
  maxInlineSize: "var(--width, 78rem)",
  marginInline: "auto",
  "--gutter": `clamp(20px, 5vw, ${space(6)})`,
  paddingInline: "var(--gutter)",
});
