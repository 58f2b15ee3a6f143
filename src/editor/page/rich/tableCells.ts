import type { Node } from "prosemirror-model";
import { type Selection, TextSelection, type Transaction } from "prosemirror-state";
import { schema } from "./schema.ts";
import { isEven, isTable } from "./tables.ts";

const { table_row: rowType, table_cell: cellType } = schema.nodes;

/** The cell of a table that holds the caret. */
export interface CaretCell {
  table: Node;
  /** The position of the table in the document. */
  at: number;
  row: number;
  column: number;
}

/** The cell at the start of a selection; undefined outside of tables. */
export function cellAt({ $from }: Selection): CaretCell | undefined {
  const { depth } = $from;
  if ($from.parent.type !== cellType) return undefined;
  return {
    ...{ table: $from.node(depth - 2), at: $from.before(depth - 2) },
    ...{ row: $from.index(depth - 2), column: $from.index(depth - 1) },
  };
}

/** The position before a cell of a table. */
export function positionOfCell(table: Node, at: number, row: number, column: number): number {
  const before = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0);
  const inRow = table.child(row).children.slice(0, column);
  return at + 1 + before(table.children.slice(0, row)) + 1 + before(inRow);
}

/** An empty row for a table, whose cells have the sides of its columns. */
export const emptyRow = (table: Node): Node =>
  rowType.create(
    null,
    table.firstChild?.children.map(({ attrs: { align } }) => cellType.create({ align })),
  );

/** Puts the caret into a cell of the table at a position; at the end of its words. */
export function selectCell(tr: Transaction, at: number, row: number, column: number): Transaction {
  const table = tr.doc.nodeAt(at);
  if (!table) return tr;
  const place = positionOfCell(table, at, row, column);
  const cell = table.child(row).child(column);
  return tr.setSelection(TextSelection.create(tr.doc, place + cell.nodeSize - 1)).scrollIntoView();
}

/** True if Markdown can hold the tables of a document: their rows are equally long, and only the first has heads. */
export function hasWholeTables(doc: Node): boolean {
  let isWhole = true;
  doc.descendants((node) => {
    if (!isTable(node)) return isWhole && !node.isTextblock;
    const hasHeads = node.children.every((row, at) =>
      row.children.every((cell) => cell.attrs.isHead === (at === 0)),
    );
    isWhole &&= hasHeads && isEven(node.children);
    return false;
  });
  return isWhole;
}
