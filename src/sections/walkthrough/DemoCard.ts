import styled from "@emotion/styled";
import { space } from "../../theme/space.ts";

/** A part of the product, as it looks on its screen. Its title names it. */
export const DemoCard = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space(2.5),
  padding: space(4),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-l)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-high)",
});
