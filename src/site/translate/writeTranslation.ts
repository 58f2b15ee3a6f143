import { lineBreak } from "../../yaml/line.ts";
import { splice } from "../../yaml/splice.ts";
import { type Catalogue, fuzzy } from "./catalogue.ts";
import { indexCatalogue } from "./indexCatalogue.ts";
import type { Phrase } from "./listPhrases.ts";
import { writeString } from "./readString.ts";
import { writeEntry } from "./writeEntry.ts";

/** A translation of a text of the site. */
export interface WrittenTranslation {
  phrase: Phrase;
  text: string;
  /** True if somebody must look at it before it is shown. */
  isFuzzy: boolean;
}

/** The text of a catalogue with other translations. It has an entry for each of the texts, and every other one keeps its bytes. */
export function writeTranslations(
  catalogue: Catalogue,
  translations: readonly WrittenTranslation[],
): string {
  const { source } = catalogue;
  const { find } = indexCatalogue(catalogue);
  const byEntry = new Map(translations.map((each) => [find(each.phrase), each]));
  const edits = [...byEntry].flatMap(([entry, { phrase, text, isFuzzy }]) => {
    if (!entry) return [];
    const [start, end] = entry.range;
    const others = entry.flags.filter((flag) => flag !== fuzzy);
    const written = writeEntry(phrase, {
      comments: entry.comments,
      flags: isFuzzy ? [fuzzy, ...others] : others,
      previous: isFuzzy ? entry.previous : {},
      written: writeString("msgstr", text).join("\n"),
    });
    return { start, end, text: `${written}\n`.replaceAll("\n", lineBreak(source)) };
  });
  return splice(source, edits);
}
