import { type Member, membersOf } from "../../schema/fields.ts";
import { nounOf } from "../../schema/names.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { child } from "../../shared/dataAt.ts";
import type { ValueComparison } from "./note.ts";

/** A value of a page that is compared, with its schema as far as it is known. */
export interface Described extends ValueComparison {
  place: SchemaLocation | undefined;
  /** The shared definitions of the value, innermost first. */
  definitions?: readonly string[];
}

/** The inside of a value, as far as its schema is known. */
export const shapeAt = ({ schemas, place }: Pick<Described, "schemas" | "place">) =>
  place ? membersOf(schemas, place) : { properties: new Map<string, Member>(), entry: undefined };

/** The schema and the definitions of a member, as far as it has any. */
export const memberOf = (member: Member | undefined) => ({
  place: member?.place,
  definitions: kindsOf(member),
});

const kindsOf = (member: Member | undefined) => member?.definitions.map(({ kind }) => kind) ?? [];

/** The noun of a list's items, such as "question". */
export const nounAt = (value: Described): string => {
  const entry = shapeAt(value).entry?.place.node;
  return entry?.title === undefined ? "item" : nounOf(entry);
};

/** The value of a property that names an item: the first text of its schema. */
export function titleOfSchema(
  value: Pick<Described, "schemas" | "place">,
  item: unknown,
): string | undefined {
  if (typeof item === "string") return item;
  const { properties } = shapeAt(value);
  const isWords = (member: Member) =>
    ["text", "formatted"].some((kind) => kindsOf(member).includes(kind));
  const texts = [...properties].filter(([, member]) => isWords(member));
  const given = texts.map(([key]) => child(item, key));
  return given.find((text): text is string => typeof text === "string");
}
