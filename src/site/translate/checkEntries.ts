import type { Language } from "../../shared/schema.gen.ts";
import { quote } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { lineNumber } from "../../yaml/line.ts";
import { type Catalogue, type CatalogueEntry, keyOf } from "./catalogue.ts";

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

/** The language that the header of a catalogue names. */
export const languageInHeader = ({ metadata }: Pick<Catalogue, "metadata">): string | undefined =>
  /^Language: *([A-Za-z]{2,3})(?![A-Za-z])/m.exec(metadata?.text.value ?? "")?.[1];

/** The language that the header of a catalogue names, if that is another one. */
export function findOtherLanguage(
  { metadata }: Pick<Catalogue, "metadata">,
  lang: string,
): string | undefined {
  const given = languageInHeader({ metadata });
  return given && spoken(given) !== spoken(lang) ? given : undefined;
}

/** The header of a catalogue names its language: another one may have been given its name. */
export function checkHeaderLanguage(
  { metadata }: Catalogue,
  { lang, name }: Language,
): Diagnostic[] {
  const given = findOtherLanguage({ metadata }, lang);
  if (!metadata || given === undefined) return [];
  return [
    {
      code: "other-language",
      message: `The header says that the catalogue is in ${quote(given)}, and its name that it is in ${quote(lang)}: visitors who choose ${name} read it.`,
      hint: `Put the catalogue of ${name} in its place, or write Language: ${lang} if it is in ${name}.`,
      range: metadata.text.range,
    },
  ];
}

/** The language of a code; Norwegian is Bokmål where nothing else is said. */
const spoken = (code: string) => new Intl.Locale(code).language.replace(/^no$/, "nb");

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
