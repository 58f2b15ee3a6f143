import type { ReactNode } from "react";
import { labelOfOption } from "../../../schema/labelOfOption.ts";
import { asText } from "../../../shared/lookUp.ts";
import { describeDefaultChoice } from "../fields/describeDefault.ts";
import type { ChoiceField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { useField } from "../state/useField.ts";
import { Notes } from "./Notes.tsx";
import { FieldSet, Label, Row, Segments, Select } from "./parts.ts";
import { ResetButton } from "./ResetButton.tsx";

/** The most options that are shown side by side. */
const maxSegments = 4;

/** One of several values: a few side by side, more in a list. */
export function ChoiceControl({ field }: { field: ChoiceField }): ReactNode {
  return field.options.length > maxSegments ? <Menu field={field} /> : <Radios field={field} />;
}

interface RadiosProps {
  field: ChoiceField;
  /** A value that counts in place of the options. */
  instead?:
    | {
        name: string;
        /** The `font-family` of the name. */
        family: string | undefined;
        /** Called when an option is chosen in its place. */
        giveUp: (option: unknown) => void;
      }
    | undefined;
  /** Controls behind the options. */
  children?: ReactNode;
}

/** A few values beside each other. */
export function Radios({ field, instead, children }: RadiosProps): ReactNode {
  const { label, help, value, defaultValue, options } = field;
  const { edits } = useForm();
  const { id, notesId, problems, row } = useField(field);
  const isDefault = value === undefined && !instead;
  const choose = (option: unknown) => (instead ? instead.giveUp(option) : edits.set(field, option));
  const note = field.isInherited
    ? isDefault && "From the look."
    : isDefault && defaultValue !== undefined && `${describeDefaultChoice(defaultValue)}.`;
  return (
    <Row {...row}>
      <FieldSet aria-describedby={notesId}>
        <Label as="legend">{label}</Label>
        <Segments>
          {options.map((option) => (
            <label
              key={asText(option)}
              data-default={isDefault || undefined}
              // A typeface is shown in its own letters.
              style={{ fontFamily: familyCalled(asText(option)) }}
            >
              <input
                type="radio"
                name={id}
                checked={!instead && (isDefault ? defaultValue : value) === option}
                onChange={() => choose(option)}
                // The default is checked already, so the browser fires no change event.
                onClick={() => isDefault && option === defaultValue && edits.set(field, option)}
                onKeyDown={({ key }) =>
                  key === " " && isDefault && option === defaultValue && edits.set(field, option)
                }
                aria-invalid={problems.length > 0 || undefined}
              />
              {labelOfOption(option)}
            </label>
          ))}
          {instead && (
            <label style={{ fontFamily: instead.family }}>
              <input type="radio" name={id} checked readOnly />
              {instead.name}
            </label>
          )}
          {children}
          {!instead && <ResetButton field={field} />}
        </Segments>
      </FieldSet>
      <Notes id={notesId} help={[help, note].filter(Boolean).join(" ")} problems={problems} />
    </Row>
  );
}

/** The `font-family` of the typeface of this name, if the editor's document has it. */
function familyCalled(name: string): string | undefined {
  const isKnown = [...document.fonts].some(({ family }) => family.replaceAll('"', "") === name);
  return isKnown ? `"${name}", system-ui` : undefined;
}

function Menu({ field }: { field: ChoiceField }): ReactNode {
  const { label, help, value, defaultValue, options, isRequired } = field;
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
            {field.isInherited
              ? `${labelOfOption(defaultValue)}, from the look`
              : (describeDefaultChoice(defaultValue) ?? (isRequired ? "Choose one" : "None"))}
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
