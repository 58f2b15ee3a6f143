import { toOneLine } from "../../paste/readPastedWords.ts";
import { ownNodesIn } from "../overlay/ownElements.ts";

/** A text as it is being written: its value in the page's file. */
export interface EditableText {
  read(): string;
}

/** The draft of a text without marks: its words on one line. */
export const editWords = (element: HTMLElement): EditableText => ({
  read: () =>
    toOneLine(
      ownNodesIn(element)
        .map((node) => (node instanceof Text ? node.data : " "))
        .join(""),
    ).trim(),
});
