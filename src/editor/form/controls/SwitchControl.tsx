import type { ReactNode } from "react";
import { describeDefault } from "../fields/describeDefault.ts";
import type { SwitchField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { Notes } from "./Notes.tsx";
import { Label, Line, Row } from "./parts.ts";
import { ResetButton } from "./ResetButton.tsx";

/** Yes or no. Where neither counts by itself, it is a choice of the two. */
export function SwitchControl({ field }: { field: SwitchField }): ReactNode {
  return typeof field.defaultValue === "boolean" ? (
    <Checkbox field={field} />
  ) : (
    <ChoiceControl field={{ ...field, kind: "choice", options: [true, false] }} />
  );
}

function Checkbox({ field }: { field: SwitchField }): ReactNode {
  const { label, help, value, defaultValue } = field;
  const { edits } = useForm();
  const { id, notesId, problems, row } = useField(field);
  return (
    <Row {...row}>
      <Line>
        <input
          type="checkbox"
          id={id}
          checked={Boolean(value ?? defaultValue)}
          onChange={({ currentTarget }) => edits.set(field, currentTarget.checked)}
          aria-describedby={notesId}
          aria-invalid={problems.length > 0 || undefined}
          style={{ flex: "none", accentColor: "var(--accent)" }}
        />
        <Label htmlFor={id}>{label}</Label>
        <ResetButton field={field} />
      </Line>
      <Notes
        id={notesId}
        help={[help, value === undefined && `${describeDefault(defaultValue)}.`]
          .filter(Boolean)
          .join(" ")}
        problems={problems}
      />
    </Row>
  );
}
