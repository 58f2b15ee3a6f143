import { fuzzy, keyOf } from "../../translate/catalogue.ts";
import { parseCatalogue } from "../../translate/parseCatalogue.ts";

/** A text of the site with its translation, as a catalogue holds it. */
export interface Entry {
  /** The place of the text on the site. */
  context: string;
  /** The text as the site has it. */
  id: string;
  /** The translation; empty as long as there is none. */
  text: string;
  /** True if somebody has to look at the translation before it is shown. */
  isFuzzy: boolean;
}

/** The entries of a catalogue, by their places and texts. */
export type Entries = Readonly<Record<string, Entry>>;

/** Reads what a catalogue says of the texts on the site; undefined if it has a mistake, which costs an entry. */
function readEntries(source: string): Entries | undefined {
  const { entries, diagnostics } = parseCatalogue(source);
  if (diagnostics.length > 0) return undefined;
  return Object.fromEntries(
    entries
      .filter(({ isObsolete }) => !isObsolete)
      .map(({ context, id, text, flags }) => [
        keyOf(context, id.value),
        { context, id: id.value, text: text.value, isFuzzy: flags.includes(fuzzy) },
      ]),
  );
}

/** The content of a catalogue that its changes make: its entries, or the text of one that has a mistake. */
export const contentOfCatalogue = (source: string): Entries | string =>
  readEntries(source) ?? source;

/** The comments of a catalogue, without those of texts that are gone. */
export const listCatalogueComments = (source: string): string[] =>
  parseCatalogue(source).entries.flatMap(({ comments, isObsolete }) =>
    isObsolete ? [] : comments,
  );
