import { quote } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { lineNumber } from "../../yaml/line.ts";
import { type CatalogueEntry, keyOf } from "./catalogue.ts";

/** The header of a catalogue, which has an empty `msgid`, and the other entries. */
export function splitMetadata(entries: readonly CatalogueEntry[]) {
  const isMetadata = ({ context, id, isObsolete }: CatalogueEntry) =>
    context === "" && id.value === "" && !isObsolete;
  return {
    metadata: entries.find(isMetadata),
    entries: entries.filter((entry) => !isMetadata(entry)),
  };
}

/** Programs read the catalogue in the encoding that its header names. */
export function checkMetadata(metadata: CatalogueEntry | undefined): Diagnostic[] {
  const [, charset] = /charset=([^\s;]+)/i.exec(metadata?.text.value ?? "") ?? [];
  if (!metadata || !charset || /^utf-?8$/i.test(charset)) return [];
  return [
    {
      code: "catalogue",
      message: `The header says that the catalogue is in ${quote(charset)}, but it is in UTF-8.`,
      hint: "Write charset=UTF-8.",
      range: metadata.text.range,
    },
  ];
}

/** Entries of one text. Which of the translations is meant, nobody knows. */
export function findTwins(entries: readonly CatalogueEntry[], source: string): Diagnostic[] {
  const known = new Map<string, CatalogueEntry>();
  return entries
    .filter(({ isObsolete }) => !isObsolete)
    .flatMap((entry): Diagnostic[] => {
      const key = keyOf(entry.context, entry.id.value);
      const first = known.get(key);
      if (!first) known.set(key, entry);
      if (!first) return [];
      return [
        {
          code: "catalogue",
          message: `${quote(entry.id.value)} is there a second time, after line ${lineNumber(source, first.id.range[0])}.`,
          hint: "Keep the entry with the right translation, and delete the other.",
          range: entry.id.range,
        },
      ];
    });
}
