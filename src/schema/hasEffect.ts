import { child } from "../shared/dataAt.ts";
import { asText } from "../shared/lookUp.ts";
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
  if (!values) return value !== undefined && asText(value).trim() !== "";
  // Another mistake is reported for a value that the setting does not have.
  return !setting?.options.includes(value) || values.includes(asText(value));
}

/** Tells whether a property with this schema has an effect in a group with this value, which holds one that it is `onlyBeside`. */
export const isAccompanied = ({ onlyBeside }: SchemaNode, group: unknown): boolean =>
  onlyBeside?.some((name) => isGiven(group, name.split("."))) ?? true;

/** Tells whether a value is there, in any entry where the path leads through a list. */
function isGiven(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((entry) => isGiven(entry, path));
  const [step, ...others] = path;
  if (step === undefined) return value !== undefined && value !== null;
  return isGiven(child(value, step), others);
}
