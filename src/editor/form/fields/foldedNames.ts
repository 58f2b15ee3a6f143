import type { Field } from "./field.ts";

/** The fewest settings that are worth a part of their own. */
const minFolded = 2;

/**
 * The names of the fields of a group that are in a part that opens: its id, rare settings, and those that it neither has
 * nor needs, but for one that `joins` another that it has.
 */
export function foldedNames(fields: readonly Field[]): Set<FieldName> {
  const always = fields.filter(isRare);
  const given = fields.filter(({ value }) => value !== undefined).map(({ path }) => path.at(-1));
  const others = fields.filter(
    (field) =>
      field.value === undefined &&
      !field.isRequired &&
      !field.isAlternative &&
      !isRare(field) &&
      !field.schemas.some(({ joins }) => given.includes(joins ?? "")),
  );
  const isWorthIt = others.length >= minFolded && others.length < fields.length;
  return new Set([...always, ...(isWorthIt ? others : [])].map(({ path }) => path.at(-1)));
}

type FieldName = Field["path"][number] | undefined;

const isRare = ({ definitions, schemas }: Field) =>
  definitions.includes("id") || schemas.some(({ rare }) => rare);
