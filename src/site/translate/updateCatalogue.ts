import { lineBreak } from "../../yaml/line.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";
import type { Phrase } from "./listPhrases.ts";
import { keyOfEntry, matchCatalogue } from "./matchCatalogue.ts";
import { markFuzzy, untranslated, writeEntry, writeHeader, writeObsolete } from "./writeEntry.ts";

/** A part of the catalogue's text: an entry and the blank lines behind it. */
interface Block {
  text: string;
}

/**
 * The text of a catalogue with an entry for each text of the site. An entry whose text is still there keeps its bytes.
 * The translation of a reworded text is marked as fuzzy, with the text before, and one whose text is gone is kept as
 * obsolete. The catalogue has no error.
 */
export function updateCatalogue(
  { source, entries, metadata }: Catalogue,
  given: readonly Phrase[],
  lang: string,
): string {
  const { wanted, kept, vanished, obsolete, added, matches } = matchCatalogue({ entries }, given);
  if (metadata && added.length === 0 && vanished.length === 0) return source;

  const blocks = splitBlocks(source, entries);
  const dropped = new Set<CatalogueEntry>(vanished);
  const matched = new Set([...matches.values()].map(({ entry }) => entry));
  const ended = vanished.filter((entry) => !matched.has(entry) && entry.text.value !== "");
  // A text that is gone again has one translation, the last.
  for (const entry of ended)
    if (obsolete.has(keyOfEntry(entry))) dropped.add(obsolete.get(keyOfEntry(entry)) ?? entry);
  const write = (key: string, phrase: Phrase): Block => {
    const revived = obsolete.get(key);
    const { entry, isCertain } = matches.get(phrase) ?? {};
    if (revived) dropped.add(revived);
    if (revived) return { text: `${writeEntry(phrase, revived)}\n\n` };
    if (!entry) return { text: `${writeEntry(phrase, untranslated)}\n\n` };
    const translation = isCertain || entry.text.value === "" ? entry : markFuzzy(entry, phrase);
    return { text: `${writeEntry(phrase, translation)}\n\n` };
  };

  const output = [...blocks.order];
  const places = new Map([...kept].map(([key, entry]) => [key, blocks.of.get(entry)]));
  let last: Block | undefined = blocks.first;
  for (const [key, phrase] of wanted) {
    const known = places.get(key);
    if (known) {
      last = known;
      continue;
    }
    const block = write(key, phrase);
    const former = matches.get(phrase)?.entry;
    const old = former && dropped.has(former) ? blocks.of.get(former) : undefined;
    const at = old ? output.indexOf(old) : last ? output.indexOf(last) + 1 : 0;
    output.splice(at, old ? 1 : 0, block);
    if (old && former) dropped.delete(former);
    last = block;
  }
  const gone = new Set([...dropped].map((entry) => blocks.of.get(entry)));
  const parts = [
    ...(metadata ? [] : [`${writeHeader(lang)}\n\n`]),
    ...output.filter((block) => !gone.has(block)).map(({ text }) => text),
    ...ended.map((entry) => `${writeObsolete(entry)}\n\n`),
  ];
  return join(parts).replaceAll(/\r?\n/g, lineBreak(source));
}

/** The text of a catalogue in blocks: what is before the first entry, and each entry. */
function splitBlocks(source: string, entries: readonly CatalogueEntry[]) {
  const starts = entries.map(({ range }) => range[0]);
  const first = { text: source.slice(0, starts[0]) };
  const own = entries.map((_, index) => ({ text: source.slice(starts[index], starts[index + 1]) }));
  return {
    first,
    order: [first, ...own],
    of: new Map(entries.map((entry, index) => [entry, own[index]])),
  };
}

/**
 * Joins blocks, with a blank line between two, and one behind the last: Git merges a translation of the last entry with an
 * entry that is added behind it.
 */
function join(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .reduce(
      (text, part) =>
        (text === "" || /\n\r?\n$/.test(text) ? text : `${text.trimEnd()}\n\n`) + part,
      "",
    )
    .replace(/\s*$/, "\n\n");
}
