import styled from "@emotion/styled";
import { forcedColors, from } from "../../theme/conditions.ts";
import { onPastel } from "../../theme/pastel.ts";
import { space } from "../../theme/space.ts";
import { Button } from "../../ui/Button.ts";

export const Panel = styled.div({
  ...onPastel,
  // This tone's cards have colours for other text than this.
  "[data-tone=accent] &": { "--surface": "var(--sky)" },
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

export const Form = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.25),
  label: { fontWeight: 600 },
});

export const Field = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1.5),
});

export const Input = styled.input({
  flex: "1 1 min(16rem, 100%)",
  minInlineSize: 0,
  minBlockSize: "3.25rem",
  paddingInline: space(2.5),
  border: "1.5px solid var(--sky-ink)",
  borderRadius: "var(--radius-button)",
  background: "var(--surface)",
  color: "inherit",
  font: "inherit",
  "&::placeholder": { color: "inherit", opacity: 0.7 },
  "&:user-invalid": { borderWidth: 3 },
});

export const Submit = styled(Button.withComponent("button"))({
  flex: "0 1 auto",
  boxShadow: "var(--shadow-low)",
});

export const Note = styled.p({
  fontSize: "var(--size-s)",
  lineHeight: 1.45,
  a: { minBlockSize: 0, textDecorationLine: "underline" },
});
