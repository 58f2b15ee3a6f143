import { createContext, use, useEffect, useMemo, useRef, useState } from "react";
import type { Place } from "../../shared/editor.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { countLinks } from "../site/countLinks.ts";
import { type Session, useSession, useView } from "../site/session.ts";
import { planDelete, planDuplicate, planRename, planToggle } from "./changes.ts";
import { createKeys } from "./keys.ts";
import { type Planned, placeOf, planMove } from "./moves.ts";
import { findRow, flatten, listRows, type Row } from "./rows.ts";

/** The rows of the page in the frame, and what can be done with them. */
export interface Outline {
  rows: Row[];
  selected: Row | undefined;
  /** The row that is to get the focus, by its key. */
  toFocus: string | undefined;
  focus(key?: string): void;
  select(row: Row): void;
  move(row: Row, to: number): Promise<void>;
  /** Moves a row by one place from where it is by now. */
  step(row: Row, by: 1 | -1): Promise<void>;
  toggle(row: Row): Promise<void>;
  duplicate(row: Row): Promise<void>;
  remove(row: Row): Promise<void>;
  rename(row: Row, id: string): Promise<void>;
  /** Selects a row of the page as it is now, and gives it the focus. */
  follow(find: (rows: Row[]) => Row | undefined): void;
}

const placeFor = ({ section, path }: Row): Place => ({ section: section.anchor, path });

/** Reads the outline of the page in the frame. It keeps the selection on the same thing while its place changes. */
export function useOutline(): Outline {
  const session = useSession();
  const { facts, page, selected } = useView();
  const [keepKeys] = useState(createKeys);
  const read = useMemo(
    () => (sections: ReturnType<Session["sections"]>) =>
      facts
        ? listRows(sections, facts.schemas, (list, entries) => keepKeys(page + list, entries))
        : [],
    [facts, page, keepKeys],
  );
  const sections = session.sections();
  const rows = useMemo(() => read(sections), [sections, read]);
  const [toFocus, setToFocus] = useState<string>();
  useFollowed(session, rows, selected);

  const readNow = () => read(session.sections());
  const follow: Outline["follow"] = (find) => {
    const row = find(readNow());
    if (!row) return;
    session.select(placeFor(row));
    setToFocus(row.key);
  };
  // Each action is planned on what the one before has left.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const make = (row: Row, plan: (row: Row) => Planned): Promise<Row | undefined> => {
    const made = turn.current.then(async () => {
      await session.flush();
      const now = flatten(readNow()).find(({ key }) => key === row.key);
      const planned = plan(now ?? row);
      if ("reason" in planned) {
        session.say(planned.reason, true);
        return undefined;
      }
      const isMade = await session.edit(planned.file, planned.operation, planned.words);
      return isMade ? now : undefined;
    });
    turn.current = made.catch(() => undefined);
    return made;
  };
  const linksTo = ({ section }: Row) => {
    const { site, facts } = session.view();
    const page = site?.pages.find(({ file }) => file === section.file);
    return site && facts && page ? countLinks(site, facts.schemas, page, section.anchor) : 0;
  };

  return {
    rows,
    selected: findRow(rows, selected)?.row,
    toFocus,
    focus: setToFocus,
    select: (row) => session.select(placeFor(row)),
    follow,
    move: async (row, to) => {
      await make(row, (now) => planMove(now, to, session.sections()));
    },
    step: async (row, by) => {
      await make(row, (now) => planMove(now, placeOf(now) + by, session.sections()));
    },
    toggle: async (row) => {
      await make(row, (now) => planToggle(now, linksTo(now)));
    },
    rename: async (row, id) => {
      await make(row, (now) => planRename(now, id));
    },
    duplicate: async (row) => {
      const made = await make(row, planDuplicate);
      if (made)
        follow((rows) => sameList(rows, made).find((each) => isAt(each, placeOf(made) + 1)));
    },
    remove: async (row) => {
      const made = await make(row, (now) => planDelete(now, linksTo(now)));
      if (!made) return;
      const at = placeOf(made);
      const around = findRow(rows, placeFor(made))?.around.at(-1)?.key;
      follow((rows) => {
        const left = sameList(rows, made);
        const next = left.find((each) => isAt(each, at)) ?? left.find((each) => isAt(each, at - 1));
        return next ?? flatten(rows).find(({ key }) => key === around);
      });
    },
  };
}

const isAt = (row: Row, index: number) => placeOf(row) === index;

/** The rows of the list that a row stood in: the sections of its file, or items of the same list. */
function sameList(rows: Row[], { section, list }: Row): Row[] {
  if (!list) return rows.filter((row) => row.section.file === section.file);
  return flatten(rows).filter(
    (row) => row.section.anchor === section.anchor && String(row.list?.path) === String(list.path),
  );
}

/** Keeps the selection on the same section or item when its place changes. */
function useFollowed(session: Session, rows: Row[], selected: Place | undefined): void {
  const followed = useRef<{ selected: Place; key: string; rest: FieldPath }>(undefined);
  useEffect(() => {
    const known = followed.current;
    const same =
      known && known.selected === selected && flatten(rows).find(({ key }) => key === known.key);
    if (same && known) {
      const place = { section: same.section.anchor, path: [...same.path, ...known.rest] };
      if (place.section !== selected?.section || String(place.path) !== String(selected.path)) {
        session.select(place);
        followed.current = { ...known, selected: session.view().selected ?? place };
      }
      return;
    }
    const found = findRow(rows, selected)?.row;
    followed.current =
      selected && found
        ? { selected, key: found.key, rest: selected.path.slice(found.path.length) }
        : undefined;
  }, [session, rows, selected]);
}

/** The outline around a row. */
export const OutlineContext = createContext<Outline | undefined>(undefined);

/** The outline that a row belongs to. */
export function useRows(): Outline {
  const outline = use(OutlineContext);
  if (!outline) throw new Error("There is no outline around this row.");
  return outline;
}
