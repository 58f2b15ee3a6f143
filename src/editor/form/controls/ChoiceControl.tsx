import type { ReactNode } from "react";
import { asText } from "../../../shared/lookUp.ts";
import type { ChoiceField } from "../fields/field.ts";
import { labelOfOption, standardChoice } from "../fields/standardOf.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { Notes } from "./Notes.tsx";
import { FieldSet, Label, Row, Segments, Select } from "./parts.ts";
import { ResetButton } from "./ResetButton.tsx";

/** The most options that stand beside each other. */
const maxSegments = 4;

/** One of several values: few stand beside each other, more in a list. */
export function ChoiceControl({ field }: { field: ChoiceField }): ReactNode {
  return field.options.length > maxSegments ? <Menu field={field} /> : <Radios field={field} />;
}

function Radios({ field }: { field: ChoiceField }): ReactNode {
  const { label, help, value, standard, options } = field;
  const { edits } = useForm();
  const { id, notesId, problems, row } = useField(field);
  const isStandard = value === undefined;
  const note = isStandard && standard !== undefined && `${standardChoice(standard)}.`;
  return (
    <Row {...row}>
      <FieldSet aria-describedby={notesId}>
        <Label as="legend">{label}</Label>
        <Segments>
          {options.map((option) => (
            <label key={asText(option)} data-standard={isStandard || undefined}>
              <input
                type="radio"
                name={id}
                checked={(isStandard ? standard : value) === option}
                onChange={() => edits.set(field, option)}
                // The standard is checked already, which keeps the browser from telling of a change.
                onClick={() => isStandard && option === standard && edits.set(field, option)}
                onKeyDown={({ key }) =>
                  key === " " && isStandard && option === standard && edits.set(field, option)
                }
                aria-invalid={problems.length > 0 || undefined}
              />
              {labelOfOption(option)}
            </label>
          ))}
          <ResetButton field={field} />
        </Segments>
      </FieldSet>
      <Notes id={notesId} help={[help, note].filter(Boolean).join(" ")} problems={problems} />
    </Row>
  );
}

function Menu({ field }: { field: ChoiceField }): ReactNode {
  const { label, help, value, standard, options, isRequired } = field;
  const { edits } = useForm();
  const { id, notesId, problems, row } = useField(field);
  const index = options.indexOf(value);
  return (
    <Row {...row}>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={index}
        onChange={({ currentTarget }) => {
          const chosen = options[Number(currentTarget.value)];
          if (chosen === undefined) edits.remove(field);
          else edits.set(field, chosen);
        }}
        aria-describedby={notesId}
        aria-invalid={problems.length > 0 || undefined}
      >
        {(!isRequired || index < 0) && (
          <option value={-1} disabled={isRequired}>
            {standardChoice(standard) ?? (isRequired ? "Choose one" : "None")}
          </option>
        )}
        {options.map((option, index) => (
          <option key={asText(option)} value={index}>
            {labelOfOption(option)}
          </option>
        ))}
      </Select>
      <Notes id={notesId} help={help} problems={problems} />
    </Row>
  );
}
