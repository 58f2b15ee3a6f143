import { memo, type ReactNode } from "react";
import { controlOf } from "./controls/byDefinition.ts";
import { ChoiceControl } from "./controls/ChoiceControl.tsx";
import { GroupControl } from "./controls/GroupControl.tsx";
import { ListControl } from "./controls/ListControl.tsx";
import { Notes } from "./controls/Notes.tsx";
import { NumberControl } from "./controls/NumberControl.tsx";
import { Button, Line, Row } from "./controls/parts.ts";
import { SwitchControl } from "./controls/SwitchControl.tsx";
import type { Field, MismatchField } from "./fields/field.ts";
import { useForm } from "./state/FormContext.ts";
import { useField } from "./state/useField.ts";

/** A field with its control, by its kind. */
export const FieldView = memo(function FieldView({ field }: { field: Field }): ReactNode {
  switch (field.kind) {
    case "number":
      return <NumberControl field={field} />;
    case "choice":
      return <ChoiceControl field={field} />;
    case "switch":
      return <SwitchControl field={field} />;
    case "list":
      return <ListControl field={field} />;
    case "group":
      return <GroupControl field={field} />;
    case "mismatch":
      return <Mismatch field={field} />;
    case "text": {
      const Control = controlOf(field);
      return <Control field={field} />;
    }
  }
});

function Mismatch({ field }: { field: MismatchField }): ReactNode {
  const { edits } = useForm();
  const { notesId, problems, row } = useField(field);
  return (
    <Row {...row} role="group" aria-label={field.label} aria-describedby={notesId}>
      <strong>{field.label}</strong>
      <Notes
        id={notesId}
        help={field.help}
        fault="Something else is written here than this setting takes. Change it in a text editor, or remove it and begin anew."
        problems={problems}
      />
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
