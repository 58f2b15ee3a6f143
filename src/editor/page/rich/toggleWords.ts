import { toggleMark } from "prosemirror-commands";
import type { MarkType, ResolvedPos } from "prosemirror-model";
import { type Command, TextSelection } from "prosemirror-state";
import { unspaced } from "../../../shared/formatted/judgeStars.ts";

/** Marks whole words, or takes the mark off: Markdown cannot mark a part of a word. */
export const toggleWords =
  (mark: MarkType): Command =>
  (state, dispatch) => {
    const { $from, $to, empty } = state.selection;
    if (empty) return toggleMark(mark)(state, dispatch);
    const from = $from.pos - lettersBeside($from, -1);
    const to = $to.pos + lettersBeside($to, 1);
    const selection = TextSelection.create(state.doc, from, to);
    return toggleMark(mark)(state.apply(state.tr.setSelection(selection)), dispatch);
  };

const isLetter = (letter: string) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !unspaced.test(letter);

/** The number of letters of the word that a place is inside, before it or behind it. */
function lettersBeside($at: ResolvedPos, step: 1 | -1): number {
  const { parent, parentOffset } = $at;
  const text = parent.textBetween(0, parent.content.size, " ", " ");
  const letterAt = (offset: number) => text.charAt(step < 0 ? offset - 1 : offset);
  const isInside = isLetter(text.charAt(parentOffset - 1)) && isLetter(text.charAt(parentOffset));
  let count = 0;
  while (isInside && isLetter(letterAt(parentOffset + step * count))) count += 1;
  return count;
}
