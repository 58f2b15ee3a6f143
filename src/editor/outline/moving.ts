import { indexOfRow } from "./moves.ts";
import { isInSameList, type Row } from "./rows.ts";

/** A row that is on its way to another index of its list. */
export interface Moving {
  /** The key of the row. */
  key: string;
  to: number;
}

/** Rows in the order that they have once those on their way are where they go. A row that is there already stays. */
export const withMoves = (rows: readonly Row[], moves: readonly Moving[]): Row[] =>
  moves.reduce<Row[]>(withMove, [...rows]);

function withMove(rows: Row[], moving: Moving): Row[] {
  const row = rows.find(({ key }) => key === moving.key);
  if (!row) {
    const moved = rows.map((each) => {
      const children = withMove(each.children, moving);
      return children === each.children ? each : { ...each, children };
    });
    return moved.some((each, index) => each !== rows[index]) ? moved : rows;
  }
  const siblings = siblingsOf(row, rows);
  const order = siblings.filter((each) => each !== row).toSpliced(moving.to, 0, row);
  return rows.map((each) => order[siblings.indexOf(each)] ?? each);
}

/** The rows among which a row may change its place. */
const siblingsOf = (row: Row, rows: readonly Row[]): Row[] =>
  rows.filter((other) => isInSameList(row, other));

/** The index of a row among its siblings, with those on their way where they go. */
export function shownIndexOf(row: Row, rows: readonly Row[], moves: readonly Moving[]): number {
  const find = (rows: readonly Row[]): number | undefined => {
    const found = rows.find(({ key }) => key === row.key);
    if (found) return siblingsOf(found, rows).indexOf(found);
    for (const { children } of rows) {
      const index = find(children);
      if (index !== undefined) return index;
    }
  };
  return find(withMoves(rows, moves)) ?? indexOfRow(row);
}
