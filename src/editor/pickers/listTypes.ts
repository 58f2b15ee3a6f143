import { inWords, nameOfType } from "../../schema/names.ts";
import { placeNew } from "../../schema/position.ts";
import { type SchemaNode, type Schemas, sectionTypes } from "../../schema/schemaNode.ts";
import { typeGroups } from "../../schema/typeGroups.ts";
import { child } from "../../shared/dataAt.ts";
import type { DescribedType, FoundIcon } from "../../shared/editor/endpoint.ts";
import type { Destination } from "../../shared/operation.ts";
import type { ListedSection } from "../site/sections.ts";

/** A section type that can be added. */
export interface OfferedType {
  type: string;
  name: string;
  description: string;
  schema: SchemaNode;
  /** Its name in the language of the site, if there is one. */
  localName: string;
  /** Other names of it, in English and in the language of the site. */
  searchWords: string;
  /** The texts of its example, in the language of the site. */
  words: string;
  icon: FoundIcon | undefined;
  /** The layouts to choose from, the usual one first; none for a type with a single one. */
  layouts: readonly string[];
  /** The reason why it cannot be added here. */
  reason?: string;
}

/** The types of sections, each with the reason if the page cannot have another one. */
export const listTypes = (
  schemas: Schemas,
  sections: readonly ListedSection[],
  described: Readonly<Record<string, DescribedType>> = {},
): OfferedType[] =>
  sectionTypes(schemas).map(([type, schema]) => {
    const reason = schema.once ? explainOnce(sections.filter((each) => each.type === type)) : "";
    const name = nameOfType(type, schema);
    const description = schema.description;
    return {
      ...{ type, name, schema, description: typeof description === "string" ? description : "" },
      localName: described[type]?.name ?? "",
      searchWords: described[type]?.searchWords ?? "",
      ...{ words: described[type]?.words ?? "", icon: described[type]?.icon },
      layouts: described[type]?.layouts ?? [],
      ...(reason && { reason }),
    };
  });

function explainOnce(there: readonly ListedSection[]): string | undefined {
  const [own] = there.filter(({ isInherited }) => !isInherited);
  if (!own) return undefined;
  return child(own.data, "enabled") === false
    ? "The page has one, which is hidden. Show it in the list of sections."
    : "The page has one, and can have only one.";
}

/**
 * The types that a search finds: those whose names, other names, descriptions or texts have every word, in this order.
 * Types with a word that begins as asked come before those that have it inside a word. Types that cannot be added come last.
 */
export function searchTypes(types: readonly OfferedType[], words: string): OfferedType[] {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  const ranked = types.flatMap((each) => {
    const names = `${each.name} ${each.localName}`;
    const known = `${names} ${each.searchWords}`;
    const ranks = [names, known, `${known} ${each.description}`, each.words].map((text, tier) => {
      const match = matchOf(fold(text), asked);
      return match && 2 * tier + (match === "beginning" ? 0 : 1);
    });
    const rank = ranks.find((found) => found !== undefined);
    return rank === undefined ? [] : { each, rank };
  });
  const sorted = ranked.sort((a, b) => a.rank - b.rank).map(({ each }) => each);
  return [...sorted.filter(({ reason }) => !reason), ...sorted.filter(({ reason }) => reason)];
}

/** Words as they are compared: `temoignages` finds `Témoignages`, and `zoltych` finds `żółtych`. */
const fold = (words: string) =>
  words.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");

/** Tells whether each word begins one of a text, or is inside one. Undefined if the text lacks a word. */
function matchOf(text: string, asked: readonly string[]): "beginning" | "inside" | undefined {
  if (!asked.every((word) => text.includes(word))) return undefined;
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const isBeginning = asked.every((word) => words.some((each) => each.startsWith(word)));
  return isBeginning ? "beginning" : "inside";
}

/** Types by the purpose of their group, in the order of the groups. Those without a group are the last. */
export function groupTypes(
  types: readonly OfferedType[],
): { name: string; types: OfferedType[] }[] {
  const groups = typeGroups.map((group) => ({
    name: inWords(group),
    types: types.filter(({ schema }) => schema.group === group),
  }));
  const others = types.filter(({ schema }) => schema.group === undefined);
  return [...groups, { name: "Others", types: others }].filter(({ types }) => types.length > 0);
}

/** The place of a new section beside another, or the nearest at which the page stays in order. */
export function placeForType(
  schema: SchemaNode,
  sections: readonly ListedSection[],
  beside: string,
  where: "before" | "after",
): { at: Destination; above: ListedSection | undefined; isWanted: boolean } {
  const own = sections.filter(({ isInherited }) => !isInherited);
  const listed = sections.findIndex(({ anchor }) => anchor === beside);
  const end = listed < 0 ? sections.length : where === "after" ? listed + 1 : listed;
  const wanted = sections.slice(0, end).filter(({ isInherited }) => !isInherited).length;
  const index = placeNew(
    own.map((each) => each.schema),
    schema,
    wanted,
  );
  const above = own[index - 1];
  return { at: above ? { after: above.ref } : { index: 0 }, above, isWanted: index === wanted };
}
