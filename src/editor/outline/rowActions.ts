import type { Schemas } from "../../schema/schemaNode.ts";
import type { FieldAddress } from "../../shared/editor/messages.ts";
import { countLinks } from "../site/countLinks.ts";
import { pageOf } from "../site/sections.ts";
import type { Session } from "../site/session.ts";
import { planDelete, planDuplicate, planRename, planToggle } from "./changes.ts";
import { indexOfRow, type Planned, planMove, whyNotMove } from "./moves.ts";
import { type Moving, shownIndexOf } from "./moving.ts";
import { planNest, planUnnest } from "./nest.ts";
import { findRow, flattenRows, isInSameList, type Row, titleOf } from "./rows.ts";

/** The actions that rows of the outline take. */
export interface RowActions {
  /** The rows as they are now. */
  list(): Row[];
  select(row: Row): void;
  move(row: Row, to: number): Promise<void>;
  /** Moves a row by one place from where it is by now. */
  step(row: Row, by: 1 | -1): Promise<void>;
  /** Puts an item into the list inside another one of its list. */
  nest(row: Row, target: Row): Promise<void>;
  /** Takes an item out of the list inside another one, and puts it below that. */
  unnest(row: Row): Promise<void>;
  toggle(row: Row): Promise<void>;
  duplicate(row: Row): Promise<void>;
  remove(row: Row): Promise<void>;
  rename(row: Row, id: string): Promise<void>;
  /** Selects a row of the page as it is now, and gives it the focus. */
  follow(find: (rows: Row[]) => Row | undefined): void;
}

/**
 * Makes the actions of an outline. Each is planned on the result of the one before. `focus` gives a row the focus, by its
 * key. `beginMove` shows a row where it goes, until what it returns is called.
 */
export function createRowActions(
  session: Session,
  list: () => Row[],
  focus: (key: string) => void,
  beginMove: (moving: Moving) => () => void,
): RowActions {
  const make = (row: Row, plan: (row: Row) => Planned): Promise<Row | undefined> =>
    session.inTurn(async () => {
      await session.flush();
      const now = flattenRows(list()).find(hasKey(row));
      const planned = plan(now ?? row);
      if ("reason" in planned) {
        session.announce(planned.reason, true);
        return undefined;
      }
      const isMade = await session.edit(planned.file, planned.operation, planned.words);
      return isMade ? now : undefined;
    });
  const schemas = (): Schemas => session.view().facts?.schemas ?? new Map();
  const known = (row: Row) => flattenRows(list()).find(hasKey(row)) ?? row;
  const linksTo = ({ section }: Row) => {
    const { site, facts } = session.view();
    const page = pageOf(site, section.file);
    return site && facts && page ? countLinks(site, facts.schemas, page, section.anchor) : 0;
  };
  const moves = new Set<Moving>();
  /** Moves a row in the list at once, and in the file when it is its turn. */
  const moveTo = async (row: Row, to: number, plan: (row: Row) => Planned) => {
    const moving = { key: row.key, to };
    if (whyNotMove(row, to, session.sections()) !== undefined) return void (await make(row, plan));
    const end = beginMove(moving);
    moves.add(moving);
    try {
      await make(row, plan);
    } finally {
      moves.delete(moving);
      end();
    }
  };
  const follow: RowActions["follow"] = (find) => {
    const row = find(list());
    if (!row) return;
    session.select(placeFor(row));
    focus(row.key);
  };
  return {
    list,
    select: (row) => session.select(placeFor(row)),
    follow,
    move: async (row, to) => {
      await moveTo(row, to, (now) => planMove(now, to, session.sections()));
    },
    step: async (row, by) => {
      const to = shownIndexOf(row, list(), [...moves]) + by;
      await moveTo(row, to, (now) => planMove(now, indexOfRow(now) + by, session.sections()));
    },
    nest: async (row, target) => {
      const plan = (now: Row) => planNest(now, known(target), schemas()) ?? nowhere(now);
      const made = await make(row, plan);
      if (!made) return;
      const index = indexOfRow(target);
      const now = indexOfRow(made) < index ? index - 1 : index;
      follow((rows) => sameList(rows, made).find((each) => isAt(each, now)));
    },
    unnest: async (row) => {
      const around = findRow(list(), placeFor(row))?.around.at(-1);
      const made = await make(row, (now) => planUnnest(now, schemas()) ?? nowhere(now));
      if (!made || !around) return;
      follow((rows) => sameList(rows, around).find((each) => isAt(each, indexOfRow(around) + 1)));
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
        follow((rows) => sameList(rows, made).find((each) => isAt(each, indexOfRow(made) + 1)));
    },
    remove: async (row) => {
      const around = findRow(list(), placeFor(row))?.around.at(-1)?.key;
      const made = await make(row, (now) => planDelete(now, linksTo(now)));
      if (!made) return;
      const at = indexOfRow(made);
      follow((rows) => {
        const left = sameList(rows, made);
        const next = left.find((each) => isAt(each, at)) ?? left.find((each) => isAt(each, at - 1));
        return next ?? flattenRows(rows).find(({ key }) => key === around);
      });
    },
  };
}

const hasKey = (row: Row) => (other: Row) => other.key === row.key;

const nowhere = (row: Row): Planned => ({ reason: `${titleOf(row)} cannot go there.` });

const placeFor = ({ section, path }: Row): FieldAddress => ({ section: section.anchor, path });

const isAt = (row: Row, index: number) => indexOfRow(row) === index;

/** The rows of the list that a row was in: the sections of its file, or items of the same list. */
const sameList = (rows: Row[], row: Row): Row[] =>
  flattenRows(rows).filter((other) => isInSameList(row, other));
