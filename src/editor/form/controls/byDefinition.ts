import type { ReactNode } from "react";
import { lookUp } from "../../../shared/lookUp.ts";
import { FieldsOfGroup } from "../FieldList.tsx";
import type { Field } from "../fields/field.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { LinkControl } from "./LinkControl.tsx";
import { ListControl } from "./ListControl.tsx";
import { MismatchControl } from "./MismatchControl.tsx";
import { DateControl, MomentControl } from "./MomentControl.tsx";
import { NumberControl } from "./NumberControl.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { LanguageControl, TimezoneControl } from "./SuggestedControl.tsx";
import { SwitchControl } from "./SwitchControl.tsx";
import {
  CodeControl,
  FormattedControl,
  LineControl,
  MarkdownControl,
  WordsControl,
} from "./TextControl.tsx";

type Kind = Field["kind"];

/** A control for fields of a kind. That of a group shows what is in it, and `GroupControl` the frame around. */
type Control<Each extends Kind> = (props: { field: Extract<Field, { kind: Each }> }) => ReactNode;

interface Controls<Each extends Kind> {
  standard: Control<Each>;
  byDefinition?: Readonly<Record<string, Control<Each>>>;
}

/** The standard control for each kind of field, and those for fields of one definition. A new control is a line here. */
const controls: { [Each in Kind]: Controls<Each> } = {
  text: {
    standard: LineControl,
    byDefinition: {
      text: WordsControl,
      formatted: FormattedControl,
      markdown: MarkdownControl,
      code: CodeControl,
      href: LinkControl,
      date: DateControl,
      moment: MomentControl,
      languageTag: LanguageControl,
      timezone: TimezoneControl,
    },
  },
  number: { standard: NumberControl },
  choice: { standard: ChoiceControl },
  switch: { standard: SwitchControl },
  list: { standard: ListControl },
  group: { standard: FieldsOfGroup, byDefinition: { price: PriceFields } },
  mismatch: { standard: MismatchControl },
};

/** The control of a field: that of its outermost definition that has one, or the standard one of its kind. */
export function controlOf<Each extends Kind>(
  kind: Each,
  definitions: readonly string[],
): Control<Each> {
  const { standard, byDefinition = {} }: Controls<Each> = controls[kind];
  const own = definitions.map((name) => lookUp(byDefinition, name));
  return own.find((control) => control !== undefined) ?? standard;
}
