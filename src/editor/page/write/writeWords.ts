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

/** Words with one blank in the place of line breaks, tabs and several blanks. */
export const toOneLine = (words: string): string =>
  words.replaceAll(/[\t\n\v\f\r \u2028\u2029\p{Cc}]+/gu, " ");
