import styled from "@emotion/styled";
import { type ReactNode, useId, useMemo } from "react";
import { asText } from "../../../shared/lookUp.ts";
import type { TextField } from "../fields/field.ts";
import {
  describeLanguage,
  describeTimezone,
  findValue,
  listLanguages,
  listTimezones,
  type Suggestion,
} from "../fields/suggestions.ts";
import { Notes } from "./Notes.tsx";
import { Input, Label, Line, Row } from "./parts.ts";
import { readText } from "./readText.ts";
import { useTextParts } from "./TextControl.tsx";

const Meaning = styled.span({ color: "var(--quiet)", fontSize: "var(--small)" });

/** A language by its tag, such as `pt-BR`. */
export const LanguageControl = ({ field }: { field: TextField }): ReactNode => (
  <Suggested field={field} list={listLanguages} describe={describeLanguage} />
);

/** A time zone by its name, such as `Europe/Berlin`. */
export const TimezoneControl = ({ field }: { field: TextField }): ReactNode => (
  <Suggested field={field} list={listTimezones} describe={describeTimezone} />
);

interface Props {
  field: TextField;
  list: () => readonly Suggestion[];
  /** The meaning of a value, or undefined if it has none. */
  describe: (value: string) => string | undefined;
}

/** A value that few people know by heart. The control offers all values by their names, and shows the name of the one given. */
function Suggested({ field, list, describe }: Props): ReactNode {
  const suggestions = useMemo(list, [list]);
  const { notes, control, row } = useTextParts(field, true, ({ value }) =>
    readText({ value: findValue(value, suggestions) }),
  );
  const [listId, meaningId] = [useId(), useId()];
  return (
    <Row {...row}>
      <Label htmlFor={control.id}>{field.label}</Label>
      <Line>
        <Input
          {...control}
          type="text"
          list={listId}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${meaningId} ${notes.id}`}
        />
        <Meaning id={meaningId}>{describe(control.value || asText(field.defaultValue))}</Meaning>
      </Line>
      <datalist id={listId}>
        {suggestions.map(({ value, name }) => (
          <option key={value} value={value} label={name} />
        ))}
      </datalist>
      <Notes {...notes} help={field.help} />
    </Row>
  );
}
