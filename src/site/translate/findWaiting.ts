import type { Language } from "../../shared/schema.gen.ts";
import { describePlace, quote, sentences } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { memoize } from "../memoize.ts";
import { isHome } from "../page/pageAddress.ts";
import { type ParsedPage, sectionOf } from "../page/parsedPage.ts";
import { type CatalogueEntry, keyOf } from "./catalogue.ts";
import type { CatalogueIndex } from "./indexCatalogue.ts";
import { listPhrases, type Phrase } from "./listPhrases.ts";

/**
 * Reports the texts of a page that are shown and wait for a translation, or for somebody to look at one: once for each
 * section, at the first of them in the catalogue.
 */
export function findWaiting(
  page: ParsedPage,
  index: CatalogueIndex,
  { name }: Language,
): Diagnostic[] {
  const { schemas, tree, path, texts } = page;
  if (!page.on) return [];
  const parts = new Map<string, Phrase[]>();
  const keys = new Set<string>();
  for (const phrase of listPhrases(schemas, { data: tree.data, path, texts })) {
    const section = sectionOf(page, phrase.path);
    const key = keyOf(phrase.context, phrase.text);
    if (section?.on === false || keys.has(key)) continue;
    keys.add(key);
    memoize(parts, namePart(page, phrase), () => []).push(phrase);
  }
  return [...parts].flatMap(([part, phrases]) => {
    const of = (state: "missing" | "stale") =>
      phrases.filter((phrase) => index.stateOf(phrase) === state);
    return [
      ...reportMissing(part, of("missing"), phrases.length, index, name),
      ...reportStale(part, of("stale"), index, name),
    ];
  });
}

/** The section of a phrase in words, or the settings of the page, with the page unless that is the first. */
function namePart(page: ParsedPage, { path }: Phrase): string {
  const place = describePlace(path.slice(0, path[0] === "sections" ? 2 : 1), page.tree.data);
  return isHome(page) ? place : `${page.file}: ${place}`;
}

const here = ({ text }: CatalogueEntry) => text.range;

function reportMissing(
  part: string,
  missing: readonly Phrase[],
  all: number,
  { find }: CatalogueIndex,
  name: string,
): Diagnostic[] {
  const [first] = missing;
  if (!first) return [];
  const entry = missing.map(find).find(Boolean);
  const count =
    missing.length === all
      ? all === 1
        ? "its text"
        : `none of its ${all} texts`
      : `${missing.length} of its ${all} texts`;
  const verb =
    missing.length === all && all > 1 ? "is" : missing.length === 1 ? "is not" : "are not";
  return [
    {
      code: "untranslated",
      message: `${part}: ${count} ${verb} in ${name} yet${missing.length === 1 ? `: ${quote(first.text)}` : ""}.`,
      hint: entry
        ? "Write the translation between the quotation marks behind msgstr."
        : "Run npm run translate: it writes the texts into the catalogue.",
      range: entry ? here(entry) : [0, 0],
    },
  ];
}

function reportStale(
  part: string,
  stale: readonly Phrase[],
  { find }: CatalogueIndex,
  name: string,
): Diagnostic[] {
  const entries = stale.flatMap((phrase) => find(phrase) ?? []);
  const [first] = entries;
  if (!first) return [];
  const { id, previous } = first;
  const others = entries.length - 1;
  const before =
    previous.id === undefined
      ? `the translation of ${quote(id.value)} is not looked at yet`
      : previous.id === id.value
        ? `${quote(id.value)} was translated for another place`
        : `the page says ${quote(id.value)} now, and said ${quote(previous.id)} when this was translated`;
  return [
    {
      code: "stale-translation",
      message: sentences(
        `${part}: ${before}.`,
        others > 0 ? `So it is with ${others} more of its texts in ${name}.` : "",
      ),
      hint: "Look at the translation, and take the word fuzzy out of the line above it.",
      range: here(first),
    },
  ];
}
