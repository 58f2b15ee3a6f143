import { type CatalogueEntry, fuzzy, type PreviousText } from "./catalogue.ts";
import type { Phrase } from "./listPhrases.ts";
import { writeString } from "./readString.ts";

/** The part of an entry that a translator writes. */
export interface Translation {
  /** The comments of translators, and what other programs wrote. */
  comments: readonly string[];
  flags: readonly string[];
  previous: PreviousText;
  /** The lines of `msgstr`. */
  written: string;
}

/** An entry without a translation. */
export const untranslated: Translation = {
  ...{ comments: [], flags: [], previous: {}, written: 'msgstr ""' },
};

/** The translation as one that somebody must look at, with the text that it was made for. */
export function markFuzzy(entry: CatalogueEntry, phrase: Phrase): Translation {
  const { context, id, previous } = entry;
  const isMoved = context !== phrase.context;
  return {
    ...entry,
    flags: [...new Set([...entry.flags, fuzzy])],
    // A translation that nobody has looked at yet is still that of the text before.
    previous:
      entry.flags.includes(fuzzy) && previous.id !== undefined
        ? withoutOwn(previous, phrase)
        : withoutOwn({ ...(isMoved && { context }), id: id.value }, phrase),
  };
}

/** The previous text, unless it is that of today again. */
const withoutOwn = (previous: PreviousText, { context, text }: Phrase): PreviousText =>
  previous.id === text && (previous.context ?? context) === context ? {} : previous;

/** Writes an entry, without a line break at its end. */
export function writeEntry({ context, text, note }: Phrase, translation: Translation): string {
  const { comments, flags, previous, written } = translation;
  const previousLines = [
    ...(previous.context === undefined ? [] : writeString("msgctxt", previous.context)),
    ...(previous.id === undefined ? [] : writeString("msgid", previous.id)),
  ];
  return [
    ...comments.filter((comment) => !isNote(comment)),
    ...(note ? note.split("\n").map((line) => `#. ${line}`) : []),
    ...(flags.length > 0 ? [`#, ${flags.join(", ")}`] : []),
    ...previousLines.map((line) => `#| ${line}`),
    ...writeString("msgctxt", context),
    ...writeString("msgid", text),
    written,
  ].join("\n");
}

/** True for a comment from the schema. */
const isNote = (comment: string) => comment.startsWith("#.");

/** Writes an entry whose text the site no longer has. */
export function writeObsolete({ comments, flags, context, id, written }: CatalogueEntry): string {
  const lines = [
    ...(context === "" ? [] : writeString("msgctxt", context)),
    ...writeString("msgid", id.value),
    ...written.split("\n"),
  ];
  return [
    ...comments.filter((comment) => !isNote(comment)),
    ...(flags.length > 0 ? [`#, ${flags.join(", ")}`] : []),
    ...lines.map((line) => `#~ ${line}`),
  ].join("\n");
}

/** The guide for a translator who has the file alone. */
const guide = `# The texts of the site, to be translated in Poedit or another program for catalogues of gettext.
#
# The note of a text says what it is for, and what its marks mean: they move with their words. Its context is the page,
# the section and the setting that it is in. Texts with one context are beside each other on the page.
# An empty translation is shown in the language of the site, and so is one that needs work (fuzzy).
#
# Save the file under its name, and send it back to those who gave it to you. What is finished may come first.`;

/** The header of a new catalogue. */
export const writeHeader = (lang: string): string =>
  [guide, ...writeString("msgid", "")]
    .concat(
      writeString(
        "msgstr",
        [
          `Language: ${lang.replaceAll("-", "_")}\n`,
          "MIME-Version: 1.0\n",
          "Content-Type: text/plain; charset=UTF-8\n",
          "Content-Transfer-Encoding: 8bit\n",
        ].join(""),
      ),
    )
    .join("\n");
