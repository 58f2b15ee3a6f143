import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, TextSelection } from "prosemirror-state";
import type { TranslatedText } from "../../../shared/editor/translations.ts";
import { parse } from "./parse.ts";

/** The blocks of a long text that have one entry in a catalogue: the first one, and the one behind the last. */
export interface Part {
  text: TranslatedText;
  from: number;
  to: number;
}

/** Blocks without words, which have no entry. */
const wordless = new Set(["code_block", "horizontal_rule"]);

/** Parts of Markdown that are no blocks of a document. */
const hidden = new Set(["definition", "footnoteDefinition"]);

/** The parts of a document by its entries, which are in the order of the text; undefined if they are others. */
export function listParts(doc: Node, texts: readonly TranslatedText[]): Part[] | undefined {
  const blocks = doc.children.flatMap(({ type }, index) => (wordless.has(type.name) ? [] : index));
  const parts: Part[] = [];
  let at = 0;
  for (const text of texts) {
    const { state, translation, id } = text;
    const own = parse(state === "translated" ? translation : id).children;
    const count = own.filter(({ type }) => !hidden.has(type)).length;
    const [from, last] = [blocks[at], blocks[at + count - 1]];
    at += count;
    if (count === 0) continue;
    if (from === undefined || last === undefined || last - from !== count - 1) return undefined;
    parts.push({ text, from, to: last + 1 });
  }
  return at === blocks.length ? parts : undefined;
}

/** The part that has a block, by the index of the block. */
export const partOf = (parts: readonly Part[], block: number): Part | undefined =>
  parts.find(({ from, to }) => block >= from && block < to);

/** The first block that waits for its translation, or the first of all, by its index. */
export const firstWaiting = (parts: readonly Part[]): number | undefined =>
  (parts.find(({ text }) => text.state !== "translated") ?? parts[0])?.from;

/** The block that a new state changes, or else that of its caret, by its index. */
export const touchedBlock = (before: Node, { doc, selection }: EditorState): number =>
  listChanged(before, doc)[0] ?? selection.$from.index(0);

/** The position behind the words of a block. */
export const endOfBlock = (doc: Node, block: number): number =>
  doc.children.slice(0, block + 1).reduce((size, { nodeSize }) => size + nodeSize, 0) - 1;

/** The blocks in which two documents with the same number of them differ, by their indices. */
const listChanged = (before: Node, after: Node): number[] =>
  after.children.flatMap((block, index) => (block === before.child(index) ? [] : index));

/**
 * Refuses what changes more than one part, or makes other blocks than the text itself has: a translation has the same ones.
 * Select all selects the block of the caret.
 */
export function keepBlocks(parts: readonly Part[], refused: () => void): Plugin[] {
  const isKept = (before: Node, after: Node) => {
    const same = after.children.every(
      ({ type, attrs }, index) =>
        type === before.maybeChild(index)?.type && attrs.depth === before.child(index).attrs.depth,
    );
    if (!same || before.childCount !== after.childCount) return false;
    const changed = listChanged(before, after).map((index) => partOf(parts, index));
    return changed.every((part) => part !== undefined && part === changed[0]);
  };
  return [
    new Plugin({
      filterTransaction({ docChanged, before, doc }) {
        if (!docChanged || isKept(before, doc)) return true;
        refused();
        return false;
      },
    }),
    keymap({
      "Mod-a": ({ doc, selection: { $from }, tr }, dispatch) => {
        const [start, end] = [doc.resolve($from.before(1) + 1), doc.resolve($from.after(1) - 1)];
        dispatch?.(tr.setSelection(TextSelection.between(start, end)));
        return true;
      },
    }),
  ];
}
