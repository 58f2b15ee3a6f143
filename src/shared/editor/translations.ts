/** Something that the editor asks about the other languages of the site. */
export type TranslationRequest =
  /** Asks how many texts wait in each language; with `lang`, for every text in that language. */
  | { do: "read-translations"; lang?: string }
  /**
   * Writes the translation of a text, at its place, into the catalogue of a language; an empty one takes it out. `was` is
   * the translation that its author saw.
   */
  | { do: "translate"; lang: string; context: string; id: string; text: string; was: string }
  /** Takes the translations of a whole catalogue, given as text, into that of a language. */
  | { do: "take-catalogue"; lang: string; text: string };

/** A text of the site in another language. */
export interface TranslatedText {
  /** The address of its page. */
  page: string;
  /** Its place, and its words: together they are its name in a catalogue. */
  context: string;
  id: string;
  /** The description of its setting. */
  note?: string;
  state: "translated" | "missing" | "stale";
  /** Empty if there is none. */
  translation: string;
  /** The words that the translation was made for, if they are others now. */
  before?: string;
}

/** The name of a text: its place, and its words. */
export const nameOfText = ({ context, id }: Pick<TranslatedText, "context" | "id">): string =>
  `${context}\u0004${id}`;

/** The number of texts that wait in a language. */
export interface WaitingLanguage {
  lang: string;
  name: string;
  missing: number;
  stale: number;
}

/** All texts of a language that wait: those without a translation, and those to look at again. */
export const sumWaiting = ({
  missing,
  stale,
}: Pick<WaitingLanguage, "missing" | "stale">): number => missing + stale;

/** The number of translations that were taken from a catalogue, and of those that were not. */
export interface TakenCatalogue {
  /** They are shown to visitors now. */
  translated: number;
  /** They were made for other words than the page has now, and wait for somebody to look at them. */
  stale: number;
  /** They belong to no text of the site. */
  unknown: number;
}

/** The answer to the first two: the other languages, and the texts of one of them. */
export interface Translations {
  /** The language that the pages are written in. */
  source: string;
  languages: WaitingLanguage[];
  texts: TranslatedText[];
  /** The translation that somebody else has written since the author saw it. Where it is given, nothing was written. */
  theirs?: string;
}
