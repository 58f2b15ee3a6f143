import type { Words } from "../shared/schema.gen.ts";
import type { ResolvedSite } from "../shared/section.ts";

/** What a build puts in its place: the words of the page. */
declare const PAGE_LABELS: Words;

/** The words that belong to no section, in the page's language. */
export const labelsOf = ({ words = PAGE_LABELS }: Pick<ResolvedSite, "words">): Words => words;

/** A phrase with a value in the place of each `{name}`: every language puts them in an order of its own. */
export const phrase = (words: string, values: Record<string, string | number>): string =>
  words.replace(/{(\w+)}/g, (_, name) => String(values[name]));
