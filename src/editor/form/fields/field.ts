import type { Member } from "../../../schema/fields.ts";
import type { SchemaLocation } from "../../../schema/references.ts";
import type { SchemaNode } from "../../../schema/schemaNode.ts";
import type { ValuePicker } from "../../../shared/editor/valuePickers.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";

interface Common {
  /** Its path from the section, or from the root of the file. */
  path: FieldPath;
  label: string;
  help: string;
  /** Its value in the file; undefined if it is left out. */
  value: unknown;
  /** The value that counts where it is left out. */
  defaultValue: unknown;
  /** True if that value is one of the look. */
  isInherited?: true;
  isRequired: boolean;
  /** True if its group needs it or another one. */
  isAlternative?: true;
  /** Its schema, from the property to the innermost definition: a value must fit each. */
  schemas: readonly SchemaNode[];
  /** True if each change of it is made once it is written: what refers to it changes with it, or its beginning is another value. */
  commitsOnBlur: boolean;
  /** The names of the definitions of its value, the outermost first: they choose its control. */
  definitions: readonly string[];
  /** The dialog in which its value can be chosen. */
  picker?: ValuePicker | undefined;
  /** The label of the given field beside it that excludes it. */
  excludedBy?: string | undefined;
}

/** A text, or a value that is written as one. */
export interface TextField extends Common {
  kind: "text";
}

/** A number. */
export interface NumberField extends Common {
  kind: "number";
}

/** One of several values. */
export interface ChoiceField extends Common {
  kind: "choice";
  options: readonly unknown[];
}

/** Yes or no. */
export interface SwitchField extends Common {
  kind: "switch";
}

/** A list of entries of one kind. */
export interface ListField extends Common {
  kind: "list";
  items: readonly Field[];
  /** One entry in a word, such as "card". */
  noun: string;
  entry: Member;
  min: number;
  max: number;
}

/** A group of settings. */
export interface GroupField extends Common {
  kind: "group";
  fields: readonly Field[];
  place: SchemaLocation;
  /** The value that may replace the group, such as `false`; undefined if none may. */
  alternative?: unknown;
  /** The value beside it that it joins, such as the first button of a second one; undefined if that is not there. */
  joined?: unknown;
}

/** A value of another kind than its schema wants: it cannot be changed by a form, only be replaced. */
export interface MismatchField extends Common {
  kind: "mismatch";
}

/** A part of a form: one value, and the fields inside it. */
export type Field =
  | TextField
  | NumberField
  | ChoiceField
  | SwitchField
  | ListField
  | GroupField
  | MismatchField;

/** True for a field whose value is the path of a picture. */
export const isPicturePath = ({ picker }: Field): boolean =>
  picker?.kind === "image" && picker.replaces === "value";
