import type { ReactNode } from "react";
import { lookUp } from "../../../shared/lookUp.ts";
import { FieldList } from "../FieldList.tsx";
import type { Field, GroupField, TextField } from "../fields/field.ts";
import { DateControl, MomentControl } from "./MomentControl.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { FormattedControl, LineControl, MarkdownControl, WordsControl } from "./TextControl.tsx";

type TextControl = (props: { field: TextField }) => ReactNode;
type GroupFields = (props: { fields: readonly Field[] }) => ReactNode;

/** The controls of texts, by the names of their definitions. */
const textControls: Record<string, TextControl> = {
  text: WordsControl,
  formatted: FormattedControl,
  markdown: MarkdownControl,
  date: DateControl,
  moment: MomentControl,
};

/** The ways to show the fields of a group, by the names of definitions. */
const groupFields: Record<string, GroupFields> = {
  price: PriceFields,
};

/** The control of a text. One without a definition of its own has one line. */
export const controlOf = (field: TextField): TextControl =>
  findBy(textControls, field) ?? LineControl;

/** The way to show the fields of a group. */
export const fieldsOf = (field: GroupField): GroupFields => findBy(groupFields, field) ?? FieldList;

const findBy = <Control>(
  controls: Readonly<Record<string, Control>>,
  { definitions }: Field,
): Control | undefined =>
  definitions.map((name) => lookUp(controls, name)).find((control) => control !== undefined);
