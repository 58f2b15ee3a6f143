import type { ReactNode } from "react";
import type { SchemaNode } from "../../../schema/schemaNode.ts";
import { describeDefault } from "../fields/describeDefault.ts";
import type { NumberField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { useTyped } from "../state/useTyped.ts";
import { Notes } from "./Notes.tsx";
import { Input, Label, Row } from "./parts.ts";
import { Numbers, Slider } from "./Slider.tsx";

/** The most steps of a slider: of more, none could be aimed at. */
const maxSteps = 320;

/** A number. The arrow keys change it by its step. */
export function NumberControl({ field }: { field: NumberField }): ReactNode {
  const { id, notesId, problems, row } = useField(field);
  const { edits } = useForm();
  const { fault, control } = useTyped(field, readNumber, true);
  const limit = (keyword: keyof SchemaNode) => {
    const found = field.schemas.find((schema) => typeof schema[keyword] === "number")?.[keyword];
    return typeof found === "number" ? found : undefined;
  };
  const [min, max, given] = [limit("minimum"), limit("maximum"), limit("multipleOf")];
  const isWhole = field.schemas.some(({ type }) => type === "integer");
  const isFraction = !isWhole && min !== undefined && max !== undefined && max - min <= 2;
  const step = given ?? (isWhole ? 1 : isFraction ? 0.05 : undefined);
  const span = min === undefined || max === undefined ? undefined : max - min;
  const hasSlider = span !== undefined && span / (step ?? span / 100) <= maxSteps;
  return (
    <Row {...row}>
      <Label htmlFor={id}>{field.label}</Label>
      <Numbers>
        {hasSlider && min !== undefined && (
          <Slider
            label={field.label}
            {...{ min, max: min + span }}
            step={step ?? span / 100}
            value={Number(field.value ?? field.defaultValue ?? min)}
            isInherited={field.value === undefined}
            onChange={(value) => edits.change(field, value, field.value)}
          />
        )}
        <Input
          {...{ id, min, max, ...control }}
          type="number"
          step={step ?? "any"}
          placeholder={describeDefault(field.defaultValue)}
          aria-describedby={notesId}
          aria-invalid={fault !== undefined || problems.length > 0 || undefined}
        />
      </Numbers>
      <Notes id={notesId} help={field.help} fault={fault} problems={problems} />
    </Row>
  );
}

const readNumber = ({ value, validity }: HTMLInputElement | HTMLTextAreaElement) => {
  if (validity.badInput) return { fault: "Write a number." };
  return { value: value === "" ? undefined : Number(value) };
};
