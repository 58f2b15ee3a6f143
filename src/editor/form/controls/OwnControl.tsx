import { type ComponentType, type ReactNode, useState } from "react";
import type { FieldProps } from "../../../shared/editor/fieldProps.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import type { Field } from "../fields/field.ts";
import { validationMessage } from "../fields/validationMessage.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { Notes } from "./Notes.tsx";
import { ownControls } from "./ownControls.ts";
import { Label, Row } from "./parts.ts";

/** The control that the site has for a field: the one that its schema names, or that of its outermost definition. */
export function ownControlOf({
  schemas,
  definitions,
}: Field): ComponentType<FieldProps> | undefined {
  const named = schemas.flatMap(({ control }) => control ?? []);
  const found = [...named, ...definitions].map((name) => lookUp(ownControls, name));
  return found.find((control) => control !== undefined);
}

interface Props {
  field: Field;
  control: ComponentType<FieldProps>;
}

/** A control of the site's own, with its label and its words. What does not fit the schema is not written. */
export function OwnControl({ field, control: Control }: Props): ReactNode {
  const { label, help, value, defaultValue, isRequired } = field;
  const { edits } = useForm();
  const { id, notesId, problems, row } = useField(field);
  const [fault, setFault] = useState<string>();
  const change = (next: unknown) => {
    const isChecked = typeof next === "string" || typeof next === "number";
    const wrong = isChecked ? validationMessage(field.schemas, next) : undefined;
    setFault(wrong);
    if (wrong !== undefined) return;
    if (next === undefined) edits.remove(field);
    else edits.set(field, next);
  };
  return (
    <Row {...row}>
      <Label htmlFor={id}>{label}</Label>
      <Control
        {...{ id, isRequired }}
        describedBy={notesId}
        value={value ?? defaultValue}
        options={field.kind === "choice" ? field.options : []}
        onChange={change}
      />
      <Notes id={notesId} help={help} fault={fault} problems={problems} />
    </Row>
  );
}
