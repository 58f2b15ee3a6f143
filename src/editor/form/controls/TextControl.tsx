import type { ReactNode } from "react";
import { asText } from "../../../shared/lookUp.ts";
import { describeDefault } from "../fields/describeDefault.ts";
import { isPicturePath, type TextField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { pasteText } from "../state/pasteText.ts";
import { useField } from "../state/useField.ts";
import { type Part, type Read, useTyped } from "../state/useTyped.ts";
import { Notes } from "./Notes.tsx";
import { PickButton } from "./PickButton.tsx";
import { Preview } from "./Preview.tsx";
import { CodeArea, Input, Label, Line, Row, TextArea } from "./parts.ts";
import { readText } from "./readText.ts";
import { Numbers, Slider } from "./Slider.tsx";

/** A value of one line, such as the path of a file. */
export function LineControl({ field }: { field: TextField }): ReactNode {
  const { label, help } = field;
  const { filesId, edits } = useForm();
  const slider = field.schemas.find((schema) => schema.slider)?.slider;
  const { notes, control, row } = useTextParts(field, true);
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{label}</Label>
      <Preview field={field} />
      {slider ? (
        <Numbers>
          <Slider
            label={label}
            {...limitsOf(slider)}
            value={Number.parseFloat(asText(field.value ?? field.defaultValue ?? slider.min))}
            isInherited={field.value === undefined}
            onChange={(value) => edits.change(field, `${value}${slider.unit}`, field.value)}
          />
          <Input {...control} type="text" spellCheck={false} />
        </Numbers>
      ) : (
        <Line>
          <Input
            {...control}
            type="text"
            spellCheck={false}
            {...(isPicturePath(field) && { list: filesId })}
          />
          <PickButton field={field} />
        </Line>
      )}
      <Notes {...notes} help={help} />
    </Row>
  );
}

const limitsOf = ({ min, max, step }: { min: number; max: number; step: number }) => ({
  min,
  max,
  step,
});

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

/** Code: lines of it, whose spaces count. */
export function CodeControl({ field }: { field: TextField }): ReactNode {
  const { notes, control, row } = useTextParts(field, false);
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{field.label}</Label>
      <CodeArea {...control} dir="ltr" wrap="off" rows={6} spellCheck={false} />
      <Notes {...notes} help={field.help} />
    </Row>
  );
}

interface TextBoxProps {
  field: TextField;
  isOneLine?: boolean;
  rows?: number;
}

function TextBox({ field, isOneLine = false, rows = 1 }: TextBoxProps): ReactNode {
  const { remarkNext } = useForm();
  const { notes, control, row } = useTextParts(field, isOneLine);
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{field.label}</Label>
      <Preview field={field} />
      <TextArea {...control} rows={rows} onPaste={(event) => pasteText(event, field, remarkNext)} />
      <Notes {...notes} help={field.help} />
    </Row>
  );
}

/** The parts of a control that a text is written into. */
export function useTextParts(
  field: TextField,
  isOneLine: boolean,
  read: Read = readText,
  part: Part = {},
) {
  const { id, notesId, problems, row } = useField(field);
  const { fault, control } = useTyped(field, read, isOneLine, part);
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
