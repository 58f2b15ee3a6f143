import { type Command, Plugin } from "prosemirror-state";
import { schema } from "./schema.ts";
import { cellAt, emptyRow, hasWholeTables, positionOfCell, selectCell } from "./tableCells.ts";

const { table: tableType, table_row: rowType, table_cell: cellType } = schema.nodes;

/** Moves the caret to another cell, which `find` names by its number. Behind the last one, a row is added. */
const goTo =
  (find: (cell: number, width: number) => number): Command =>
  (state, dispatch) => {
    const cell = cellAt(state.selection);
    if (!cell) return false;
    const { table, at, row, column } = cell;
    const width = table.child(row).childCount;
    const next = find(row * width + column, width);
    if (next < 0) return false;
    const { tr } = state;
    if (next >= table.childCount * width) tr.insert(at + table.nodeSize - 1, emptyRow(table));
    dispatch?.(selectCell(tr, at, Math.floor(next / width), next % width));
    return true;
  };

export const nextCell = goTo((cell) => cell + 1);
export const previousCell = goTo((cell) => cell - 1);
export const cellBelow = goTo((cell, width) => cell + width);

/** Answers a key in a table with nothing. */
export const ignoreInCell: Command = ({ selection }) => cellAt(selection) !== undefined;

/** Takes the words out of the cells that are selected, which stay. */
export const clearCells: Command = ({ selection, tr, doc }, dispatch) => {
  const { from, to, $from, $to } = selection;
  const isInCell = [$from, $to].some(({ parent }) => parent.type === cellType);
  if (!isInCell || $from.sameParent($to)) return false;
  const lines: [number, number][] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock) return;
    lines.push([Math.max(from, at + 1), Math.min(to, at + node.nodeSize - 1)]);
  });
  for (const [start, end] of lines.toReversed()) tr.delete(start, end);
  dispatch?.(tr);
  return true;
};

/** Adds a row below the caret. */
export const addRow: Command = ({ selection, tr }, dispatch) => {
  const cell = cellAt(selection);
  if (!cell) return false;
  const { table, at, row, column } = cell;
  const place = positionOfCell(table, at, row, 0) - 1 + table.child(row).nodeSize;
  tr.insert(place, emptyRow(table));
  dispatch?.(selectCell(tr, at, row + 1, column));
  return true;
};

/** Removes the row of the caret; with the heads, the table. */
export const removeRow: Command = ({ selection, tr }, dispatch) => {
  const cell = cellAt(selection);
  if (!cell) return false;
  const { table, at, row, column } = cell;
  const place = positionOfCell(table, at, row, 0) - 1;
  if (row === 0) tr.delete(at, at + table.nodeSize);
  else selectCell(tr.delete(place, place + table.child(row).nodeSize), at, row - 1, column);
  dispatch?.(tr);
  return true;
};

/** Adds a column behind the caret. */
export const addColumn: Command = ({ selection, tr }, dispatch) => {
  const cell = cellAt(selection);
  if (!cell) return false;
  const { table, at, row, column } = cell;
  for (let each = table.childCount - 1; each >= 0; each -= 1) {
    const place = positionOfCell(table, at, each, column);
    const { nodeSize } = table.child(each).child(column);
    tr.insert(place + nodeSize, cellType.create({ isHead: each === 0 }));
  }
  dispatch?.(selectCell(tr, at, row, column + 1));
  return true;
};

/** Removes the column of the caret; with the last one, the table. */
export const removeColumn: Command = ({ selection, tr }, dispatch) => {
  const cell = cellAt(selection);
  if (!cell) return false;
  const { table, at, row, column } = cell;
  if (table.child(row).childCount === 1) tr.delete(at, at + table.nodeSize);
  else {
    for (let each = table.childCount - 1; each >= 0; each -= 1) {
      const place = positionOfCell(table, at, each, column);
      tr.delete(place, place + table.child(each).child(column).nodeSize);
    }
    selectCell(tr, at, row, Math.max(column - 1, 0));
  }
  dispatch?.(tr);
  return true;
};

/** Puts a table of two columns below the block of the caret. */
export const addTable: Command = ({ selection, tr }, dispatch) => {
  const { $from } = selection;
  if ($from.depth === 0) return false;
  const row = (isHead: boolean) =>
    rowType.create(null, [cellType.create({ isHead }), cellType.create({ isHead })]);
  const at = $from.after(1);
  tr.insert(at, tableType.create(null, [row(true), row(false)]));
  dispatch?.(selectCell(tr, at, 0, 0));
  return true;
};

/** Refuses what would leave a table that Markdown cannot hold. */
export const keepTablesWhole = (): Plugin =>
  new Plugin({ filterTransaction: ({ docChanged, doc }) => !docChanged || hasWholeTables(doc) });
