import type { ReactNode } from "react";
import { pickerKinds } from "../site/kindAt.ts";
import { useForm } from "./FormContext.ts";
import type { Field } from "./field.ts";
import { Button } from "./parts.ts";

/** The button that opens the picker of a value, where its kind has one. */
export function PickButton({ field: { label, path, picks = "" } }: { field: Field }): ReactNode {
  const { pick } = useForm();
  const kind = pickerKinds[picks];
  if (!kind) return null;
  return (
    <Button
      type="button"
      aria-label={`Choose: ${label}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        pick(kind, path, { left, top, width, height });
      }}
    >
      Choose…
    </Button>
  );
}
