import type { ReactNode } from "react";
import type { TextField } from "../fields/field.ts";
import { standardOf } from "../fields/standardOf.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { useTyped } from "../state/useTyped.ts";
import { Notes } from "./Notes.tsx";
import { PickButton } from "./PickButton.tsx";
import { Preview } from "./Preview.tsx";
import { Input, Label, Line, Row, TextArea } from "./parts.ts";

const files = new Set(["asset", "portrait"]);

/** A text, or a value that is written as one. */
export function TextControl({ field }: { field: TextField }): ReactNode {
  const { kind, label, help, picks, standard } = field;
  const { filesId } = useForm();
  const { id, notesId, problems, row } = useField(field);
  const isOneLine = kind === "line" || kind === "date" || kind === "text";
  const { fault, control } = useTyped(field, kind === "date" ? readDate : readText, isOneLine);
  const isWrong = fault !== undefined || problems.some(({ severity }) => severity === "error");
  const common = {
    ...{ id, ...control },
    dir: "auto",
    placeholder: standardOf(standard),
    "aria-describedby": notesId,
    "aria-invalid": isWrong || undefined,
  };
  return (
    <Row {...row}>
      <Label htmlFor={id}>{label}</Label>
      <Preview field={field} />
      {kind === "line" || kind === "date" ? (
        <Line>
          <Input
            {...common}
            type={kind === "date" ? "date" : "text"}
            spellCheck={false}
            {...(picks && files.has(picks) && { list: filesId })}
          />
          <PickButton field={field} />
        </Line>
      ) : (
        <TextArea {...common} rows={kind === "markdown" ? 8 : 1} />
      )}
      <Notes id={notesId} help={help} fault={fault} problems={problems} />
    </Row>
  );
}

// Whoever pauses behind a word leaves a space at the end, which the file would need quotes for.
const readText = ({ value }: { value: string }) =>
  value.trim() === "" ? { value: undefined } : { value: value.replace(/[^\S\n]+$/, "") };

// The year of a day that is being written begins with zeros, and a part of a day gives no value.
const readDate = (control: HTMLInputElement | HTMLTextAreaElement) =>
  control.validity.badInput || control.value.startsWith("0")
    ? { fault: "The day is not complete." }
    : readText(control);
