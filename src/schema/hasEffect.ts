import type { SchemaNode } from "./schemaNode.ts";

/** The setting that a property is `onlyWith`: its value, its default and the values that it may have. */
export interface Setting {
  value: unknown;
  defaultValue: unknown;
  options: readonly unknown[];
}

/** Tells whether a property with this schema has an effect beside the setting that it is `onlyWith`. */
export function hasEffect({ onlyWith }: SchemaNode, setting: Setting | undefined): boolean {
  if (!onlyWith) return true;
  const value = setting?.value ?? setting?.defaultValue;
  const { values } = onlyWith;
  if (!values) return value !== undefined && String(value).trim() !== "";
  // Another mistake is reported for a value that the setting does not have.
  return !setting?.options.includes(value) || values.includes(String(value));
}
