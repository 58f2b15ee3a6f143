import type { ReactNode } from "react";
import { describeDefault } from "../fields/describeDefault.ts";
import { isPicturePath, type TextField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { useTyped } from "../state/useTyped.ts";
import { Notes } from "./Notes.tsx";
import { PickButton } from "./PickButton.tsx";
import { Preview } from "./Preview.tsx";
import { Input, Label, Line, Row, TextArea } from "./parts.ts";
import { readText } from "./readText.ts";

/** A value of one line, such as a link. */
export function LineControl({ field }: { field: TextField }): ReactNode {
  const { label, help } = field;
  const { filesId } = useForm();
  const { notes, control, row } = useTextParts(field, true);
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{label}</Label>
      <Preview field={field} />
      <Line>
        <Input
          {...control}
          type="text"
          spellCheck={false}
          {...(isPicturePath(field) && { list: filesId })}
        />
        <PickButton field={field} />
      </Line>
      <Notes {...notes} help={help} />
    </Row>
  );
}

/** A text of one line that may be as long as it likes. */
export const WordsControl = ({ field }: { field: TextField }): ReactNode => (
  <TextBox field={field} isOneLine />
);

/** A text whose words may have links and emphasis. */
export const FormattedControl = ({ field }: { field: TextField }): ReactNode => (
  <TextBox field={field} />
);

/** A long text. */
export const MarkdownControl = ({ field }: { field: TextField }): ReactNode => (
  <TextBox field={field} rows={8} />
);

interface TextBoxProps {
  field: TextField;
  isOneLine?: boolean;
  rows?: number;
}

function TextBox({ field, isOneLine = false, rows = 1 }: TextBoxProps): ReactNode {
  const { notes, control, row } = useTextParts(field, isOneLine);
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{field.label}</Label>
      <Preview field={field} />
      <TextArea {...control} rows={rows} />
      <Notes {...notes} help={field.help} />
    </Row>
  );
}

function useTextParts(field: TextField, isOneLine: boolean) {
  const { id, notesId, problems, row } = useField(field);
  const { fault, control } = useTyped(field, readText, isOneLine);
  const isWrong = fault !== undefined || problems.some(({ severity }) => severity === "error");
  return {
    row,
    notes: { id: notesId, fault, problems },
    control: {
      ...{ id, ...control },
      dir: "auto",
      placeholder: describeDefault(field.defaultValue),
      "aria-describedby": notesId,
      "aria-invalid": isWrong || undefined,
    },
  };
}
