import styled from "@emotion/styled";
import { space } from "../../theme/space.ts";
import { Button } from "../links/Button.ts";

/** A field of a form, on a panel or on the section's own ground. */
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

/** A box or a button to choose, with its words beside it. */
export const Choice = styled.label({
  display: "flex",
  gap: space(1.5),
  alignItems: "center",
  minBlockSize: "2.75rem",
  "form &": { fontWeight: 400 },
  input: {
    flex: "none",
    inlineSize: "1.5rem",
    blockSize: "1.5rem",
    accentColor: "var(--accent)",
  },
});

/** The button that sends a form. */
export const Submit = styled(Button.withComponent("button"))({
  flex: "0 1 auto",
  boxShadow: "var(--shadow-low)",
});

/** A sentence below a field or a form. */
export const Note = styled.p({
  fontSize: "var(--size-s)",
  lineHeight: 1.45,
  a: { minBlockSize: 0, textDecorationLine: "underline" },
});
