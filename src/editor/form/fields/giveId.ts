import type { Member } from "../../../schema/fields.ts";
import { membersOf } from "../../../schema/fields.ts";
import { explainId } from "../../../schema/ids.ts";
import type { Schemas } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import { firstWordsOfItem } from "../../site/firstWords.ts";

/** The most letters of an id that is made from words. */
const mostLetters = 40;

/**
 * A new entry of a list with the id that it needs, made from its first words, or else from `noun`. No text inside `taken`
 * is the same.
 */
export function giveId(
  schemas: Schemas,
  entry: Member,
  value: unknown,
  { noun, taken }: { noun: string; taken: unknown },
): unknown {
  const found = [...membersOf(schemas, entry.place).properties].find(([, { definitions }]) =>
    definitions.some(({ kind }) => kind === "id"),
  );
  if (!found) return value;
  const [name, { isRequired }] = found;
  if (!isRequired || child(value, name) !== undefined) return value;
  const words = toId(firstWordsOfItem(schemas, entry, value));
  const start = words && explainId(schemas, words) === undefined ? words : toId(noun);
  const known = new Set(textsIn(taken));
  let id = start;
  for (let count = 2; known.has(id); count++) id = `${start}-${count}`;
  return { [name]: id, ...Object(value) };
}

const toId = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, mostLetters)
    .replaceAll(/^-+|-+$/g, "");

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
