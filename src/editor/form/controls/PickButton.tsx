import type { ReactNode } from "react";
import type { Field } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { Button } from "./parts.ts";

/** The button that opens the picker of a value, where its kind has one. */
export function PickButton({ field }: { field: Field }): ReactNode {
  const { pick } = useForm();
  const { label, path, picker } = field;
  if (!picker) return null;
  return (
    <Button
      type="button"
      aria-label={`Choose: ${label}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        // The button goes once the group is there: focus comes back to the name of the group.
        if (field.kind === "group")
          currentTarget.closest("details")?.querySelector("summary")?.focus();
        pick(picker.kind, path, { left, top, width, height });
      }}
    >
      Choose…
    </Button>
  );
}
