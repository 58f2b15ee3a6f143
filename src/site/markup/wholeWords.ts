import { isInsideWord, listWholeWords } from "../../shared/formatted/wholeWords.ts";
import type { ShownMarkup } from "./shownMarkup.ts";

/** The marks that neither begin nor end inside such a word. */
export function outsideWords(text: string, marks: ShownMarkup[]): ShownMarkup[] {
  if (marks.length === 0) return marks;
  const words = listWholeWords(text);
  return marks.filter(
    ({ range: [start, end] }) => ![start, end - 1].some((at) => isInsideWord(words, at)),
  );
}
