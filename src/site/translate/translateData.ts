import type { Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { type FieldPath, isWithin } from "../../shared/fieldPath.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { splice } from "../../yaml/splice.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import type { CatalogueIndex } from "./indexCatalogue.ts";
import { listPhrases, type Phrase, type TranslatedData } from "./listPhrases.ts";

/** A page in another language: its data and texts, and the phrases that are still in the language of the site. */
export interface Translation extends TranslatedData {
  untranslated: readonly Phrase[];
  /** The values that have translated parts. */
  changed: readonly TranslatedValue[];
}

/** A value of the page, or the text of a file, as its parts are translated. */
export interface TranslatedValue {
  path: FieldPath;
  file: string | undefined;
  /** The text as the page or the file has it. */
  text: string;
  /** The parts that have a translation, and its entries, in the order of the text. */
  parts: readonly { range: Range; entry: CatalogueEntry }[];
}

/** The labels of the engine, which it says in every language. */
const labels = [
  ["site", "words"],
  ["site", "notFound"],
];

/** Translates the data of a page. Missing and stale translations leave the text as it is. */
export function translateData(
  schemas: Schemas,
  source: TranslatedData,
  { find, stateOf }: CatalogueIndex,
): Translation {
  const phrases = listPhrases(schemas, source);
  const isLabel = ({ path }: Phrase) => labels.some((group) => isWithin(path, group));
  const waiting = phrases.filter((phrase) => stateOf(phrase) !== "translated");
  const places = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const key = phrase.file ?? phrase.path.join("\n");
    places.set(key, [...(places.get(key) ?? []), phrase]);
  }
  const changed: TranslatedValue[] = [];
  let { data } = source;
  const texts = new Map(source.texts);
  for (const [phrase, ...others] of places.values()) {
    if (!phrase) continue;
    const { file, path } = phrase;
    const text = file === undefined ? dataAt(data, path) : texts.get(file)?.text;
    if (typeof text !== "string") continue;
    // Two sections may show one file, whose blocks are listed for each.
    const own = [phrase, ...others].filter((each) => samePlace(each, phrase));
    const parts = own.flatMap((each) => {
      const entry = waiting.includes(each) ? undefined : find(each);
      return entry ? [{ range: each.range, entry }] : [];
    });
    if (parts.length === 0) continue;
    changed.push({ path, file, text, parts });
    const translated = splice(
      text,
      parts.map(({ range: [start, end], entry }) => ({
        start,
        end,
        text: entry.text.value.trim(),
      })),
    );
    if (file === undefined) data = withValue(data, path, translated);
    else texts.set(file, { text: translated, diagnostics: [] });
  }
  // A label that the author has set, and nobody has translated, is that of the engine.
  for (const { path } of waiting.filter(isLabel)) data = withValue(data, path, undefined);
  return {
    ...source,
    data,
    texts,
    changed,
    untranslated: waiting.filter((phrase) => !isLabel(phrase)),
  };
}

const samePlace = (a: Phrase, b: Phrase) => a.path.join("\n") === b.path.join("\n");

/** The data with another value at a path, or without it. The order of the settings stays, and what is beside is shared. */
export function withValue(data: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(child(data, step), rest, value);
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? inner : item));
  const settings: Record<string, unknown> = { ...Object(data), [step]: inner };
  if (inner === undefined) delete settings[step];
  return settings;
}
