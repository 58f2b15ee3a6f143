import { lift, wrapIn } from "prosemirror-commands";
import { closeHistory } from "prosemirror-history";
import type { Mark, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { lookUp } from "../../../shared/lookUp.ts";
import type { BarDraft, BlockButton } from "../write/barDraft.ts";
import { ownChange } from "./guard.ts";
import { notesOf, selectedNote, setNote } from "./notes.ts";
import { toggleHeading } from "./richKeys.ts";
import { schema } from "./schema.ts";
import { addColumn, addRow, addTable, removeColumn, removeRow } from "./tableKeys.ts";
import { toggleWords } from "./toggleWords.ts";

const { nodes, marks } = schema;

/** The questions of the toolbar that are asked outside of the text. */
interface FormatQuestions {
  picture(): void;
  note(): void;
}

/** A long text as the toolbar formats it. */
export function formatLong(view: EditorView, asking: FormatQuestions): BarDraft {
  const dispatch = (tr: Transaction) => view.dispatch(tr.setMeta(ownChange, true));
  const run = (command: Command) => {
    command(view.state, dispatch, view);
    view.focus();
  };
  const isInside = (type: NodeType, depth?: number) => {
    const { $from } = view.state.selection;
    for (let level = $from.depth; level > 0; level -= 1) {
      const node = $from.node(level);
      if (node.type === type) return depth === undefined || node.attrs.depth === depth;
    }
    return false;
  };
  const heading = (name: string, sign: string, depth: number): BlockButton => {
    const isOn = () => isInside(nodes.heading, depth);
    return { name, sign, isOn, run: () => run(toggleHeading(depth, isOn())) };
  };
  const wrapper = (name: string, sign: string, type: NodeType): BlockButton => {
    const isOn = () => isInside(type);
    const [wrap, unwrap] =
      type === nodes.blockquote
        ? [wrapIn(type), lift]
        : [wrapInList(type), liftListItem(nodes.list_item)];
    return { name, sign, isOn, run: () => run(isOn() ? unwrap : wrap) };
  };
  /** A button that is offered in a table alone, or outside of one alone. */
  const inTable = (name: string, sign: string, isIn: boolean, command: Command): BlockButton => ({
    ...{ name, sign, isOn: () => false, run: () => run(command) },
    isOffered: () => isInside(nodes.table) === isIn,
  });
  const action = (name: string, run: () => void): BlockButton => ({
    ...{ name, sign: name, run, isOn: () => false, isOffered: () => true },
  });
  return {
    blocks: [
      heading("Heading", "H", 2),
      heading("Smaller heading", "h", 3),
      wrapper("List", "•", nodes.bullet_list),
      wrapper("Numbered list", "1.", nodes.ordered_list),
      wrapper("Quotation", "“", nodes.blockquote),
      inTable("Table", "▦", false, addTable),
      action("Picture", asking.picture),
      { ...action("Footnote", asking.note), isOffered: () => mayHaveNote(view.state) },
      inTable("Row below", "+ Row", true, addRow),
      inTable("Remove the row", "− Row", true, removeRow),
      inTable("Column after", "+ Column", true, addColumn),
      inTable("Remove the column", "− Column", true, removeColumn),
    ],
    marks: () => ({
      strong: hasMark(view, marks.strong.create()),
      emphasis: hasMark(view, marks.emphasis.create()),
      link: linkOf(view),
    }),
    toggle: (mark) => run(toggleWords(marks[mark])),
    setLink(href) {
      const { from, to } = linkedRange(view);
      const { tr } = view.state;
      tr.removeMark(from, to, marks.link);
      if (href !== undefined) tr.addMark(from, to, marks.link.create({ href }));
      dispatch(tr);
      view.focus();
    },
    note: {
      read: () => lookUp(notesOf(view.state.doc), selectedNote(view.state) ?? "") ?? "",
      set(words) {
        const tr = setNote(view.state, words);
        if (tr) dispatch(closeHistory(tr));
        return tr !== undefined;
      },
    },
    keepSelection() {
      const { from, to } = linkedRange(view);
      if (from === to) return undefined;
      const { anchor, head } = view.state.selection;
      return () => {
        view.dispatch(
          view.state.tr.setSelection(TextSelection.create(view.state.doc, anchor, head)),
        );
        view.focus();
      };
    },
  };
}

/** True where the mark of a footnote may be: not in code, and not beside a picture. */
function mayHaveNote({ selection: { $to } }: EditorState): boolean {
  const index = $to.indexAfter();
  return $to.parent.canReplaceWith(index, index, nodes.raw_inline);
}

function hasMark({ state }: EditorView, mark: Mark): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks());
  return state.doc.rangeHasMark(from, to, mark.type);
}

/** The link at the caret, or in what is selected. */
function linkMark({ state }: EditorView): Mark | undefined {
  const { $from } = state.selection;
  const near = [$from.nodeAfter, $from.nodeBefore];
  return near.flatMap((node) => node?.marks.filter(({ type }) => type === marks.link) ?? [])[0];
}

function linkOf(view: EditorView): { href?: string } | undefined {
  const href = linkMark(view)?.attrs.href;
  if (href === undefined) return undefined;
  return href === "todo" ? {} : { href };
}

/** The range of what is selected; of a caret in a link, all of that. */
function linkedRange(view: EditorView): { from: number; to: number } {
  const { from, to, empty, $from } = view.state.selection;
  const mark = linkMark(view);
  if (!empty || !mark) return { from, to };
  const start = $from.start();
  let range = { from, to };
  $from.parent.forEach((node, offset) => {
    const [first, last] = [start + offset, start + offset + node.nodeSize];
    if (!mark.isInSet(node.marks) || first > to + 1 || last < from - 1) return;
    range = { from: Math.min(range.from, first), to: Math.max(range.to, last) };
  });
  return range;
}
