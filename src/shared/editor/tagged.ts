import type { FieldPath } from "../fieldPath.ts";
import type { TranslatedText } from "./translations.ts";

/** The query of a page that is shown inside the editor. */
export const editingQuery = "edit";

/** The value of that query for a page in another language, on which translations are written. */
export const translationQuery = "translation";

/** The event that brings a page in the editor its sections with tags, as `SentMarks`. */
export const tagsEvent = "broadside:tags";

/** The sections of a page that differ from those that it has. */
export interface SentTags {
  /** The revision of the site that they are of. */
  revision: number;
  sections: TaggedSection[];
}

/** A section whose texts carry tags: the number of a tag is the index of its path, which starts inside the props. */
export interface TaggedSection {
  id: string;
  /** The name of its type in words. */
  name: string;
  /** One entry of each list in a word, such as "Link". The key is the path of the list without indices: "groups links". */
  nouns: Record<string, string>;
  props: object;
  paths: FieldPath[];
  /** The pictures, icons and links, in the order of the page's file. */
  fields: ShownField[];
  /** The texts whose marks the page shows as bold words, links and lists. */
  written: WrittenText[];
  /** In another language than that of the site, the entries of its texts: of a long one, that of each block. */
  translated?: TranslatedField[];
}

/** The entry of a text of a section, by the path of the text from the props. */
export interface TranslatedField {
  path: FieldPath;
  text: TranslatedText;
}

/** A text as it is written in the page's file. */
export interface WrittenText {
  /** The name of its shared definition. */
  kind: string;
  /** Its path, from the props. */
  path: FieldPath;
  text: string;
  hasParagraphs: boolean;
}

/** A picture, an icon or a link of a section. */
export interface ShownField {
  /** The name of its shared definition. */
  kind: string;
  /** Its path, from the props. */
  path: FieldPath;
  /** The address or symbol in the page; undefined if there is none. */
  shown?: string;
}
