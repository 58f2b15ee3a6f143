import type { ReactNode } from "react";
import { useForm } from "./FormContext.ts";
import type { Field } from "./field.ts";
import { Button } from "./parts.ts";

/** The button that opens the picker of a value, where its kind has one. */
export function PickButton({ field: { label, path, picks } }: { field: Field }): ReactNode {
  const { pickerOf } = useForm();
  const pick = picks && pickerOf(path);
  if (!pick) return null;
  return (
    <Button
      type="button"
      aria-label={`Choose: ${label}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        pick({ left, top, width, height });
      }}
    >
      Choose…
    </Button>
  );
}
