import type { LetterLink } from "../../../shared/formatted/letters.ts";
import { hasMark, type InlineMark, linkAt, linkedSpan, setLink, toggleMark } from "./toggleMark.ts";
import type { FormattedDraft } from "./writeFormatted.ts";

/** A text that the toolbar formats. */
export interface BarDraft {
  /** The marks of the words that are selected; undefined while nothing of the text is. */
  marks(): { strong: boolean; emphasis: boolean; link: LetterLink | undefined } | undefined;
  toggle(mark: InlineMark): void;
  /** Makes a link of the words that are selected, or takes it off. */
  setLink(href: string | undefined): void;
  /** Returns a function that selects the same words again; undefined if no words are selected that can be a link. */
  keepSelection(): (() => void) | undefined;
  /** The buttons of the parts that the text may have. */
  blocks: readonly BlockButton[];
  /** True if emphasis is its only mark. */
  isTitle?: true;
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

/** A short text as the toolbar formats it. `changed` is called after each change. */
export const formatShort = (draft: FormattedDraft, changed: () => void): BarDraft => ({
  blocks: [],
  marks() {
    const selected = draft.selected();
    return (
      selected && {
        strong: hasMark(selected.letters, selected.span, "strong"),
        emphasis: hasMark(selected.letters, selected.span, "emphasis"),
        link: linkAt(selected.letters, selected.span),
      }
    );
  },
  toggle(mark) {
    draft.change((letters, span) => toggleMark(letters, span, mark));
    changed();
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
});

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
