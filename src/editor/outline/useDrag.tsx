import { useRef } from "react";
import { useDragAndDrop } from "react-aria-components";
import type { Session } from "../site/session.ts";
import { indexOfDrop, indexOfRow, whyNotMove } from "./moves.ts";
import type { RowActions } from "./rowActions.ts";
import { flattenRows, type Row } from "./rows.ts";

/** Lets rows be dragged within their own list, to positions that the rules of the page allow. */
export function useDrag({ list, move }: RowActions, session: Session, isDisabled: boolean) {
  // The rows are read again when a file changes while one is dragged.
  const dragged = useRef<unknown>(undefined);
  const find = (key: unknown) => flattenRows(list()).find((row) => row.key === key);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": find(key)?.words ?? "" })),
    onDragStart({ keys }) {
      [dragged.current] = keys;
      const row = find(dragged.current);
      if (!row) return;
      const others = [-1, 1].map((by) => whyNotMove(row, indexOfRow(row) + by, session.sections()));
      const [reason] = others;
      if (reason && others.every(Boolean)) session.announce(reason, true);
    },
    onDragEnd() {
      dragged.current = undefined;
    },
    getDropOperation(target) {
      if (target.type !== "item" || target.dropPosition === "on") return "cancel";
      const row = find(dragged.current);
      const to = row && indexAt(row, find(target.key), target.dropPosition);
      const isFree =
        row &&
        to !== undefined &&
        (to === indexOfRow(row) || !whyNotMove(row, to, session.sections()));
      return isFree ? "move" : "cancel";
    },
    onReorder({ keys, target }) {
      const row = find([...keys][0]);
      if (!row || target.dropPosition === "on") return;
      const to = indexAt(row, find(target.key), target.dropPosition);
      if (to !== undefined && to !== indexOfRow(row)) void move(row, to);
    },
  });
  return dragAndDropHooks;
}

const indexAt = (row: Row, target: Row | undefined, side: "before" | "after") =>
  target && indexOfDrop(row, target, side);
