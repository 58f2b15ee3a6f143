import { useRef } from "react";
import { useDragAndDrop } from "react-aria-components";
import type { Session } from "../site/session.ts";
import { indexOfDrop, indexOfRow, whyNotMove } from "./moves.ts";
import { planNest } from "./nest.ts";
import type { RowActions } from "./rowActions.ts";
import { flattenRows, type Row } from "./rows.ts";

/** Lets rows be dragged within their own list, to positions that the rules of the page allow, and onto items that take them in. */
export function useDrag({ list, move, nest }: RowActions, session: Session, isDisabled: boolean) {
  // The rows are read again when a file changes while one is dragged.
  const dragged = useRef<unknown>(undefined);
  const find = (key: unknown) => flattenRows(list()).find((row) => row.key === key);
  const mayNest = (row: Row, target: Row | undefined) => {
    const { facts } = session.view();
    const planned = facts && target && planNest(row, target, facts.schemas);
    return planned !== undefined && !("reason" in planned);
  };
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
      const row = find(dragged.current);
      if (target.type !== "item") return "cancel";
      if (target.dropPosition === "on")
        return row && mayNest(row, find(target.key)) ? "move" : "cancel";
      const to = row && indexAt(row, find(target.key), target.dropPosition);
      const isFree =
        row &&
        to !== undefined &&
        (to === indexOfRow(row) || !whyNotMove(row, to, session.sections()));
      return isFree ? "move" : "cancel";
    },
    onItemDrop({ target }) {
      const [row, other] = [find(dragged.current), find(target.key)];
      if (row && other) void nest(row, other);
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
