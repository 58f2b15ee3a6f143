import { type Member, membersOf } from "../../schema/fields.ts";
import { labelOfOption } from "../../schema/labelOfOption.ts";
import { nounOf, nounOfField } from "../../schema/names.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { contentOf } from "../../shared/formatted/byKind.ts";
import { toPlainText } from "../../shared/text/formatted.ts";
import type { ValueComparison } from "./note.ts";

/** A value of a page that is compared, with its schema as far as it is known. */
export interface Described extends ValueComparison {
  place: SchemaLocation | undefined;
  /** The shared definitions of the value, innermost first. */
  definitions?: readonly string[];
  /** The value that counts where it is left out. */
  defaultValue?: unknown;
}

/** The inside of a value, as far as its schema is known. */
export const shapeAt = ({ schemas, place }: Pick<Described, "schemas" | "place">) =>
  place ? membersOf(schemas, place) : { properties: new Map<string, Member>(), entry: undefined };

/** The schema of what all sections of a page have, beside their own contents. */
export function frameOf(
  schemas: Schemas,
  page: SchemaLocation | undefined,
): SchemaLocation | undefined {
  const sections = page && membersOf(schemas, page).properties.get("sections")?.place;
  return sections && membersOf(schemas, sections).entry?.place;
}

/** The schema, the default and the definitions of a member, as far as it has any. */
export const memberOf = (member: Member | undefined) => ({
  place: member?.place,
  defaultValue: member?.schema.default,
  definitions: kindsOf(member),
});

const kindsOf = (member: Member | undefined) => member?.definitions.map(({ kind }) => kind) ?? [];

/** The noun of a list's items, such as "question": that of their schema, or else of the list's own name. */
export const nounAt = (value: Pick<Described, "schemas" | "place">, list: string): string => {
  const entry = shapeAt(value).entry?.place.node;
  if (entry?.title !== undefined) return nounOf(entry);
  const [, word, ending] = /(\w+?)(ies|s)$/.exec(nounOfField(list)) ?? [];
  return word === undefined ? "item" : ending === "ies" ? `${word}y` : word;
};

/** True for a group that may be left out and needs nothing inside, such as the colors of a theme. */
export const isOptionalGroup = (value: Described): boolean => {
  const members = [...shapeAt(value).properties.values()];
  return members.length > 0 && members.every(({ isRequired }) => !isRequired);
};

/** True for a value that is chosen and not written: one of a few, or yes or no. */
export const isChoice = ({ place }: Pick<Described, "place">, value: unknown): boolean =>
  typeof value === "boolean" || Array.isArray(place?.node.enum);

/** The value of a property that names an item: the first text of its schema, or else its first value that is one. */
export function titleOfSchema(
  value: Pick<Described, "schemas" | "place">,
  item: unknown,
): string | undefined {
  if (typeof item === "string") return item;
  const { properties } = shapeAt(value);
  const given = [...properties].flatMap(([key, member]) => {
    const text = child(item, key);
    const kind =
      ["title", "formatted", "text"].find((each) => kindsOf(member).includes(each)) ?? "";
    if (typeof text !== "string") return [];
    return [{ kind, text: isChoice(member, text) ? labelOfOption(text) : text }];
  });
  const words = given.find(({ kind }) => kind !== "") ?? given[0];
  return words && toPlainText(contentOf(words.kind, words.text, true));
}
