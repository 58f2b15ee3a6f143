import type { Edit } from "../../yaml/diagnostic.ts";
import type { PageAddress } from "../page/pageAddress.ts";

/** A text after an operation, the edits that made it, and those that take them back. */
export interface EditedText {
  text: string;
  edits: Edit[];
  undo: Edit[];
}

/** A page of a site, with the text of its file without a byte order mark. */
export interface PageText extends PageAddress {
  text: string;
}

/** A Markdown file of texts/ without a byte order mark. */
export interface TextFile {
  file: string;
  text: string;
}

/** A page, or a Markdown file, before and after an edit. The file is the one before; `movedTo` is the one after, where it is another. */
export interface PageEdit extends EditedText {
  file: string;
  movedTo?: string;
  before: string;
}
