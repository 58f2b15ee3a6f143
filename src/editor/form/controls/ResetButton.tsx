import type { ReactNode } from "react";
import type { Field } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { Button } from "./parts.ts";

/** The button that leaves a setting out again. */
export function ResetButton({ field }: { field: Field }): ReactNode {
  const { edits } = useForm();
  const { value, defaultValue, isRequired, label } = field;
  if (isRequired || value === undefined) return null;
  const words = field.isInherited
    ? "As in the look"
    : defaultValue === undefined
      ? "Leave out"
      : "Back to default";
  return (
    <Button
      type="button"
      aria-label={`${words}: ${label}`}
      onClick={({ currentTarget }) => {
        // The button goes: focus stays in the field.
        currentTarget.closest("[data-field]")?.querySelector("input")?.focus();
        edits.remove(field);
      }}
    >
      {words}
    </Button>
  );
}
