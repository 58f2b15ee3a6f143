import type { ReactNode } from "react";
import { child } from "../../../shared/dataAt.ts";
import type { MismatchField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { Notes } from "./Notes.tsx";
import { Button, Line, Row } from "./parts.ts";

/** A value of another kind than its schema wants, or the name of data in its place. It can be removed. */
export function MismatchControl({ field }: { field: MismatchField }): ReactNode {
  const { edits } = useForm();
  const { notesId, problems, row } = useField(field);
  const source = child(field.value, "from");
  const note =
    typeof source === "string"
      ? {
          help: `It is taken from the data "${source}" of broadside.config.ts. Remove that, to write it here.`,
        }
      : {
          help: field.help,
          fault:
            "Something else is written here than this setting takes. Change it in a text editor, or remove it and begin anew.",
        };
  return (
    <Row {...row} role="group" aria-label={field.label} aria-describedby={notesId}>
      <strong>{field.label}</strong>
      <Notes id={notesId} {...note} problems={problems} />
      <Line>
        <Button
          type="button"
          aria-label={`Remove: ${field.label}`}
          onClick={() => edits.remove(field)}
        >
          Remove
        </Button>
      </Line>
    </Row>
  );
}
