import type { ContactField, FormService, PropsOf, ResolvedSite } from "../../section.ts";
import { sentOption } from "../../shared/fieldNames.ts";
import { InlineScript } from "../../ui/controls/InlineScript.tsx";
import { Choice, Input, Note } from "../../ui/controls/inputs.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { needOne } from "./needOne.ts";
import { Group, Long, Optional, Select } from "./styles.ts";

type FieldProps = PropsOf<ContactField> & {
  id: string;
  /** The name under which it is sent. */
  name: string;
  service: FormService;
  site: ResolvedSite;
};

/** The browser's own kind of field, and what it may fill in by itself. */
const inputs = {
  text: { type: "text" },
  "long-text": { type: "text" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  url: { type: "url", autoComplete: "url" },
  number: { type: "number" },
  date: { type: "date" },
} as const satisfies Record<ContactField["kind"], object>;

/** From this number of options on, one is chosen from a list that opens. */
const fewOptions = 4;

/** A field to write in, or a choice, with its label above and its note below. */
export function Field(props: FieldProps) {
  const { id, name, label, kind, options, several, required, service, site, note } = props;
  const sentFor = (index: number, option: string) => props.values?.[index] ?? option;
  const described = note ? `${id}.note` : undefined;
  const words = (
    <>
      {label}
      {!required && <Optional>{labels.optional(site)}</Optional>}
    </>
  );
  const below = note && <Note id={described}>{note}</Note>;
  if (options && (several || options.length <= fewOptions)) {
    return (
      <Group aria-describedby={described}>
        <legend>{words}</legend>
        {options.map((option, index) => (
          <Choice key={index}>
            <input
              type={several ? "checkbox" : "radio"}
              {...sentOption(service, { name, several }, sentFor(index, option))}
              required={required && !several}
            />
            <span>{option}</span>
          </Choice>
        ))}
        {below}
        {several && required && <InlineScript code={needOne} />}
      </Group>
    );
  }
  const shared = { id, name, required, "aria-describedby": described };
  const { autocomplete, placeholder } = props;
  return (
    <div>
      <label htmlFor={id}>{words}</label>
      {options ? (
        <Select {...shared} defaultValue="">
          {/* Every cut font has the characters of ASCII. */}
          <option value="">-</option>
          {options.map((option, index) => (
            <option key={index} value={props.values?.[index]}>
              {option}
            </option>
          ))}
        </Select>
      ) : kind === "long-text" ? (
        <Long {...shared} rows={5} placeholder={placeholder} />
      ) : (
        <Input
          {...shared}
          {...inputs[kind]}
          {...(autocomplete && { autoComplete: autocomplete })}
          {...(placeholder && { placeholder })}
        />
      )}
      {below}
    </div>
  );
}
