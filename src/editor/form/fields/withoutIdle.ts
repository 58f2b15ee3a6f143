import { hasEffect, isAccompanied } from "../../../schema/hasEffect.ts";
import type { Field } from "./field.ts";

/**
 * The fields of a section without those that have no value, and would have no effect beside the others: the columns of
 * a grid in a list. `around` are the fields of the section, for those of a group inside it.
 */
export function withoutIdle(fields: readonly Field[], around = fields): Field[] {
  return fields
    .filter((field) => field.value !== undefined || isOfUse(field, fields, around))
    .map((field) => {
      const { kind } = field;
      if (kind === "group") return { ...field, fields: withoutIdle(field.fields, around) };
      return kind === "list" ? { ...field, items: withoutIdle(field.items, around) } : field;
    });
}

function isOfUse({ schemas: [schema = {}] }: Field, ...levels: (readonly Field[])[]): boolean {
  const [beside = []] = levels;
  const group = Object.fromEntries(beside.map(({ path, value }) => [path.at(-1), value]));
  if (!isAccompanied(schema, group)) return false;
  const { setting } = schema.onlyWith ?? {};
  const found = levels.flat().find(({ path }) => path.at(-1) === setting);
  return hasEffect(schema, found && { options: [], ...found });
}
