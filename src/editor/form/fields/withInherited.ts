import { child } from "../../../shared/dataAt.ts";
import type { Field } from "./field.ts";

/** Fields with the values that count where the file has none, such as those of the look that a theme names. */
export const withInherited = (fields: readonly Field[], values: unknown): Field[] =>
  fields.map((field) => {
    const value = child(values, field.path.at(-1) ?? "");
    if (value === undefined) return field;
    if (field.kind === "group") return { ...field, fields: withInherited(field.fields, value) };
    return { ...field, defaultValue: value, isInherited: true };
  });
