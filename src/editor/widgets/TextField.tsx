import styled from "@emotion/styled";
import type { FocusEvent, ReactNode, Ref } from "react";
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from "react-aria-components";

/** The looks of a box in which something is typed. */
export const inputLook = {
  width: "100%",
  minHeight: 36,
  padding: "7px calc(2.5 * var(--space))",
  border: "1px solid var(--edge)",
  borderRadius: "var(--radius)",
  background: "var(--raised)",
  color: "var(--ink)",
  font: "inherit",
  outline: "none",
  transition: "border-color var(--quick, 0s)",
  "&::placeholder": { color: "var(--quiet)", opacity: 1 },
  "&:hover": { borderColor: "var(--quiet)" },
  "&:focus": { borderColor: "var(--accent)", boxShadow: "0 0 0 1px var(--accent)" },
  "&[data-invalid], &[aria-invalid=true]": { borderColor: "var(--danger)" },
  "&:disabled": { opacity: 0.6 },
} as const;

/** A box for a line of text, without a label of its own. */
export const InputBox = styled(Input)(inputLook);

/** A box for lines of text, which grows with them. */
export const TextBox = styled(TextArea)(inputLook, {
  display: "block",
  fieldSizing: "content",
  minHeight: 72,
  maxHeight: "40vh",
  resize: "vertical",
});

/** The name above a field. */
export const FieldLabel = styled(Label)({ fontWeight: 500 });

const Field = styled(AriaTextField)({ display: "grid", gap: "calc(1.5 * var(--space))" });

/** The sentence below a field that describes its value. */
export const Description = styled(Text)({ color: "var(--quiet)", fontSize: "var(--small)" });

const Mistake = styled(FieldError)({ color: "var(--danger)", fontSize: "var(--small)" });

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  description?: string | undefined;
  /** The error message. */
  error?: string | undefined;
  placeholder?: string;
  hasLines?: boolean;
  /** True for a password or a token: dots in place of its letters. */
  isSecret?: boolean;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A labelled text field, with what belongs there and what is wrong with it. */
export function TextField({
  label,
  description,
  error,
  placeholder,
  hasLines = false,
  isSecret = false,
  ...field
}: Props): ReactNode {
  const own = {
    ...(placeholder !== undefined && { placeholder }),
    // The first letter replaces the value.
    ...(field.autoFocus && { onFocus: selectAll }),
  };
  return (
    <Field
      {...field}
      {...(isSecret && { type: "password", autoComplete: "off" })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      {hasLines ? <TextBox dir="auto" rows={3} {...own} /> : <InputBox dir="auto" {...own} />}
      {description && <Description slot="description">{description}</Description>}
      <Mistake>{error}</Mistake>
    </Field>
  );
}

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  currentTarget.select();
