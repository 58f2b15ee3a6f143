import type { Edit } from "../../yaml/diagnostic.ts";

/** A text after an operation, the edits that made it, and those that take them back. */
export interface EditedText {
  text: string;
  edits: Edit[];
  undo: Edit[];
}
