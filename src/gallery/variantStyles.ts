import styled from "@emotion/styled";
import { space } from "../theme/space.ts";

/** All variants of a section type, below each other. */
export const Variants = styled.div({ "> * + *": { borderBlockStart: "1px dashed var(--muted)" } });

/** A variant's name. */
export const Caption = styled.p({
  display: "flex",
  gap: space(2),
  padding: space(1),
  background: "var(--text)",
  color: "var(--background)",
  font: "0.8125rem/1.4 ui-monospace, monospace",
  a: { textDecorationLine: "underline" },
});

/** Acts as the window: a bar that sticks to the window's top sticks to the top of this. */
export const Window = styled.div({ contain: "layout" });
