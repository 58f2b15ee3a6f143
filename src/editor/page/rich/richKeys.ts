import { baseKeymap, chainCommands, setBlockType } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, type Plugin, Selection } from "prosemirror-state";
import { schema } from "./schema.ts";
import {
  cellBelow,
  clearCells,
  ignoreInCell,
  keepTablesWhole,
  nextCell,
  previousCell,
} from "./tableKeys.ts";
import { toggleWords } from "./toggleWords.ts";

const { nodes, marks } = schema;

/** The actions of keys that write nothing. */
export interface KeyAnswers {
  keep(): void;
  leave(): void;
  save(): void;
  focusBar(): void;
  askLink(): void;
}

/** A line break inside a paragraph; in code, the end of its line. */
const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

/** Moves the caret to the start. ProseMirror takes the browser's own move for a fault where it follows the focus at once. */
const moveToStart: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(Selection.atStart(doc)).scrollIntoView());
  return true;
};

/** The keys of a long text. */
export function answerKeys({ keep, leave, save, focusBar, askLink }: KeyAnswers): Plugin[] {
  const answer = (act: () => void): Command => {
    return () => {
      act();
      return true;
    };
  };
  return [
    keymap({
      "Mod-z": undo,
      "Mod-Shift-z": redo,
      "Mod-y": redo,
      "Mod-b": toggleWords(marks.strong),
      "Mod-i": toggleWords(marks.emphasis),
      "Mod-k": answer(askLink),
      "Mod-s": answer(save),
      "Mod-Home": moveToStart,
      "Mod-Enter": answer(keep),
      Escape: answer(leave),
      Backspace: chainCommands(undoInputRule, clearCells),
      Delete: clearCells,
      "Shift-Enter": chainCommands(ignoreInCell, breakLine),
      Enter: chainCommands(cellBelow, splitListItem(nodes.list_item)),
      Tab: chainCommands(nextCell, sinkListItem(nodes.list_item), answer(focusBar)),
      "Shift-Tab": chainCommands(previousCell, liftListItem(nodes.list_item), answer(keep)),
    }),
    keymap(baseKeymap),
    keepTablesWhole(),
  ];
}

/** A mark that two signs around words make. */
const markRule = (pattern: RegExp, mark: MarkType) =>
  new InputRule(pattern, (state, [whole, before = "", words = ""], start, end) => {
    const from = start + before.length;
    if (state.doc.resolve(start).parent.type.spec.code || whole === "") return null;
    const around = state.doc.resolve(from).marks();
    return state.tr
      .replaceWith(from, end, schema.text(words, mark.create().addToSet(around)))
      .removeStoredMark(mark);
  });

const blockRules = [
  // The title of the section is the first heading.
  textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = ""]) => ({
    depth: Math.max(signs.length, 2),
  })),
  wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
  wrappingInputRule(
    /^(\d{1,9})[.)]\s$/,
    nodes.ordered_list,
    ([, number]) => ({ order: Number(number) }),
    ([, number], list) => list.childCount + list.attrs.order === Number(number),
  ),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  textblockTypeInputRule(/^```$/, nodes.code_block),
];

const markRules = [
  markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  markRule(/(^|[^*\p{L}\p{N}])\*([^*\s](?:[^*]*[^*\s])?)\*$/u, marks.emphasis),
  markRule(/(^|[^`])`([^`]+)`$/, marks.code),
  markRule(/(^|[^~])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.delete),
];

/** Makes of the signs of Markdown what they mean, as they are typed. Those of blocks are signs where the blocks stay. */
export const answerSigns = (hasOwnBlocks: boolean): Plugin =>
  inputRules({ rules: hasOwnBlocks ? [...blockRules, ...markRules] : markRules });

/** Makes a heading of the lines that are selected, or takes it off. */
export const toggleHeading = (depth: number, isOn: boolean): Command =>
  isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { depth });
