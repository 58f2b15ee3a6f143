import type { LetterLink } from "../../../shared/formatted/letters.ts";
import {
  hasMark,
  type InlineMark,
  linkAt,
  linkedSpan,
  nextMark,
  setLink,
  toggleMark,
} from "./toggleMark.ts";
import type { FormattedDraft } from "./writeFormatted.ts";

/** A text that the toolbar formats. */
export interface BarDraft {
  /** The marks of the words that are selected; undefined while nothing of the text is. */
  marks(): { strong: boolean; emphasis: boolean; link: LetterLink | undefined } | undefined;
  toggle(mark: InlineMark): void;
  /** Is called when something was typed, before it is noted. */
  typed?(): void;
  /** Makes a link of the words that are selected, or takes it off. */
  setLink(href: string | undefined): void;
  /** Returns a function that selects the same words again; undefined if no words are selected that can be a link. */
  keepSelection(): (() => void) | undefined;
  /** The buttons of the parts that the text may have. */
  blocks: readonly BlockButton[];
  /** Its footnotes; left out where it can have none. */
  note?: NoteDraft;
  /** True if emphasis is its only mark. */
  isTitle?: true;
}

/** The footnote whose mark is selected, or a new one at the caret. */
export interface NoteDraft {
  /** Its Markdown; empty for a new one. */
  read(): string;
  /** False for words that are no footnote. */
  set(words: string): boolean;
}

/** A button that makes a heading, a list or a quotation of what is selected, or changes a table. */
export interface BlockButton {
  name: string;
  sign: string;
  isOn(): boolean;
  /** False while it can do nothing. A button with this is not pressed and released, but acts each time. */
  isOffered?(): boolean;
  run(): void;
}

type Selected = NonNullable<ReturnType<FormattedDraft["selected"]>>;

/** A caret: its offset in the letters of its line, and their number. */
type Caret = Readonly<{ at: number; length: number }>;

/** A short text as the toolbar formats it. `changed` is called after each change. */
export function formatShort(draft: FormattedDraft, changed: () => void): BarDraft {
  /** A mark that what is typed next at a caret has, or has not. */
  let next: (Caret & { mark: InlineMark; isOn: boolean }) | undefined;
  /** The caret at which a word was marked. The same key takes that back. */
  let marked: Caret | undefined;
  const caretIn = ({ letters, span: [start, end] }: Selected): Caret | undefined =>
    start === end ? { at: start, length: letters.length } : undefined;
  const isSame = (one: Caret | undefined, other: Caret | undefined) =>
    one !== undefined && one.at === other?.at && one.length === other.length;
  return {
    blocks: [],
    marks() {
      const selected = draft.selected();
      if (!selected) return undefined;
      const { letters, span } = selected;
      const isNext = isSame(next, caretIn(selected));
      const has = (mark: InlineMark) =>
        isNext && next?.mark === mark ? next.isOn : hasMark(letters, span, mark);
      return { strong: has("strong"), emphasis: has("emphasis"), link: linkAt(letters, span) };
    },
    toggle(mark) {
      const selected = draft.selected();
      const caret = selected && caretIn(selected);
      const isOn =
        selected && caret && !isSame(marked, caret)
          ? nextMark(selected.letters, caret.at, mark)
          : undefined;
      const isTakenBack = next?.mark === mark && isSame(next, caret);
      next = undefined;
      if (isTakenBack) return;
      if (caret && isOn !== undefined) {
        next = { ...caret, mark, isOn };
        return;
      }
      marked = caret;
      draft.change((letters, span) => toggleMark(letters, span, mark));
      changed();
    },
    typed() {
      const caret = next;
      next = undefined;
      const selected = draft.selected();
      const now = selected && caretIn(selected);
      if (!caret || !now || now.at - caret.at !== now.length - caret.length) return;
      draft.change((letters) =>
        letters.map((letter, index) =>
          index >= caret.at && index < now.at ? { ...letter, [caret.mark]: caret.isOn } : letter,
        ),
      );
    },
    setLink(href) {
      draft.change((letters, span) => setLink(letters, span, href));
      changed();
    },
    keepSelection() {
      const selected = draft.selected();
      const selection = getSelection();
      if (!selected || !selection?.rangeCount) return undefined;
      const [start, end] = linkedSpan(selected.letters, selected.span);
      const range = selection.getRangeAt(0).cloneRange();
      return start === end
        ? undefined
        : () => {
            getSelection()?.removeAllRanges();
            getSelection()?.addRange(range);
          };
    },
  };
}

/** A title as the toolbar formats it: it has no bold words and no links. */
export function formatTitle(draft: FormattedDraft, changed: () => void): BarDraft {
  const { toggle, ...short } = formatShort(draft, changed);
  return {
    ...short,
    isTitle: true,
    toggle(mark) {
      if (mark === "emphasis") toggle(mark);
    },
    setLink() {},
    keepSelection: () => undefined,
  };
}
