import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";

/*
 * A catalogue is a file of GNU gettext: `translations/de.po` holds each text of the site with its translation. The
 * manual describes the format: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */

/** A text of a catalogue, which may be in quotes on several lines. */
export interface CatalogueText {
  value: string;
  /** From the first quotation mark to the last. */
  range: Range;
  /** The insides of the quotation marks of each line. */
  lines: readonly Range[];
}

/** The context and the text that an entry had before its source was reworded. */
export interface PreviousText {
  context?: string;
  id?: string;
}

/** A text of the site, and its translation. */
export interface CatalogueEntry {
  /** From the first comment to the start of the line behind the last one. */
  range: Range;
  /** The comments, without flags and previous texts, as they are written. */
  comments: readonly string[];
  flags: readonly string[];
  previous: PreviousText;
  /** The place of the text on the site: `msgctxt`. */
  context: string;
  /** The text as the site has it: `msgid`. */
  id: CatalogueText;
  /** The translation: `msgstr`. It is empty as long as there is none. */
  text: CatalogueText;
  /** The lines of `msgstr`, as they are written. */
  written: string;
  /** True if the site no longer has the text. */
  isObsolete: boolean;
}

/** A catalogue as it is read. An entry with an error is left out. */
export interface Catalogue {
  source: string;
  /** Without the metadata, which has an empty `msgid`. */
  entries: readonly CatalogueEntry[];
  metadata: CatalogueEntry | undefined;
  diagnostics: readonly Diagnostic[];
}

/** The flag of a translation that somebody must look at. */
export const fuzzy = "fuzzy";

/** The key of a text: its place, and its words. */
export const keyOf = (context: string, id: string): string => `${context}\u0004${id}`;
