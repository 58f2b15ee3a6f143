import { createContext, startTransition, use, useEffect, useMemo, useState } from "react";
import type { FieldAddress } from "../../shared/editor/messages.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { createKeys } from "../site/keys.ts";
import { reuseUnchanged } from "../site/reuseUnchanged.ts";
import type { Session } from "../site/session.ts";
import { useLaterView, useSession, useView } from "../site/useSession.ts";
import { type Moving, withMoves } from "./moving.ts";
import { createRowActions, type RowActions } from "./rowActions.ts";
import { findRow, flattenRows, listRows, type Row } from "./rows.ts";

/** The rows of the page in the frame, and what can be done with them. */
export interface Outline {
  rows: Row[];
  selected: Row | undefined;
  actions: RowActions;
  focus: RowFocus;
}

/** The key of the row that is to get the focus. `end` is called once it has the focus. */
export interface RowFocus {
  key: string | undefined;
  end: () => void;
}

/** Reads the outline of the page in the frame. It keeps the selection on the same thing while its place changes. */
export function useOutline(): Outline {
  const session = useSession();
  const selected = useView(({ selected }) => selected);
  const list = useMemo(() => createList(session), [session]);
  const saved = useLaterView(list);
  const [moves, setMoves] = useState<readonly Moving[]>([]);
  const rows = useMemo(() => withMoves(saved, moves), [saved, moves]);
  const [key, setKey] = useState<string>();
  const actions = useMemo(() => {
    const begin = (moving: Moving) => {
      setMoves((moves) => [...moves, moving]);
      // It ends no sooner than the rows that it has led to are shown.
      return () =>
        startTransition(() => setMoves((moves) => moves.filter((each) => each !== moving)));
    };
    return createRowActions(session, list, setKey, begin);
  }, [session, list]);
  const focus = useMemo(() => ({ key, end: () => setKey(undefined) }), [key]);
  useEffect(() => followSelected(session, list), [session, list]);
  return { rows, selected: findRow(rows, selected)?.row, actions, focus };
}

/** Lists the rows of the page in the frame. Those that have not changed stay the same objects. */
function createList(session: Session): () => Row[] {
  const keepKeys = createKeys();
  let known: { sections: unknown; rows: Row[] } | undefined;
  return () => {
    const { facts, page } = session.view();
    const sections = session.savedSections();
    if (known?.sections === sections) return known.rows;
    const rows = facts
      ? listRows(sections, facts.schemas, (list, entries) => keepKeys(page + list, entries))
      : [];
    known = { sections, rows: reuseUnchanged(known?.rows, rows) };
    return known.rows;
  };
}

/** Keeps the selection on the same section or item when its place changes, until the returned function is called. */
function followSelected(session: Session, list: () => Row[]): () => void {
  let followed: { key: string; rest: FieldPath } | undefined;
  let seen: { rows: Row[]; selected: FieldAddress | undefined } | undefined;
  const follow = () => {
    const { selected } = session.view();
    const rows = list();
    if (seen?.rows === rows && seen.selected === selected) return;
    const hasStayed = seen?.selected === selected;
    seen = { rows, selected };
    const known = hasStayed ? followed : undefined;
    const same = known && flattenRows(rows).find(({ key }) => key === known.key);
    if (same && known) {
      const place = { section: same.section.anchor, path: [...same.path, ...known.rest] };
      const isThere =
        place.section === selected?.section && String(place.path) === String(selected.path);
      if (!isThere) session.select(place);
      return;
    }
    const found = findRow(rows, selected)?.row;
    followed =
      selected && found
        ? { key: found.key, rest: selected.path.slice(found.path.length) }
        : undefined;
  };
  follow();
  return session.subscribe(follow);
}

/** The outline around a component. */
export const OutlineContext = createContext<Outline | undefined>(undefined);

/** The actions of the outline around a row. */
export const RowActionsContext = createContext<RowActions | undefined>(undefined);

/** The row of the outline that is to get the focus. */
export const RowFocusContext = createContext<RowFocus>({ key: undefined, end: () => {} });

/** The actions of the outline around a component. */
export const useRows = (): RowActions => found(use(RowActionsContext));

/** The outline of the page in the frame. */
export const useSharedOutline = (): Outline => found(use(OutlineContext));

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is no outline around this component.");
  return value;
}
