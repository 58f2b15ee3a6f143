import { lookUp } from "../shared/lookUp.ts";
import type { Words } from "../shared/schema.gen.ts";
import type { ResolvedSite } from "../shared/section.ts";

/** A placeholder that a build replaces by the labels of the page. */
declare const PAGE_LABELS: Words;

/** The labels of the page, in its language. */
export const labelsOf = ({ words = PAGE_LABELS }: Pick<ResolvedSite, "words">): Words => words;

/** A phrase with a value for each `{name}`, whose order differs between languages. */
export const phrase = (words: string, values: Record<string, string | number>): string =>
  words.replace(/{(\w+)}/g, (_, name) => String(lookUp(values, name)));
