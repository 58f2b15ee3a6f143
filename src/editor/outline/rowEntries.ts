import type { Box } from "../../shared/editor/messages.ts";
import { describeKeys } from "../../shared/shortcuts.ts";
import type { Session } from "../site/session.ts";
import { isOff, whyNotDuplicate } from "./changes.ts";
import { indexOfRow, type Planned, whyNotMove } from "./moves.ts";
import { planNest, planUnnest } from "./nest.ts";
import { openSource } from "./openSource.ts";
import type { RowActions } from "./rowActions.ts";
import type { RowDialogs } from "./rowDialogs.ts";
import { flattenRows, isInSameList, type Row, titleOf } from "./rows.ts";

/** Something that can be done with a row. */
export interface RowEntry {
  words: string;
  keys?: string;
  /** Why it is not done here. */
  why?: string | undefined;
  isDanger?: true;
  act: () => void;
}

interface Means {
  session: Session;
  actions: RowActions;
  dialogs: RowDialogs;
}

/** Everything that can be done with a row. Pickers open beside `box`. */
export function listRowEntries(
  row: Row,
  { session, actions, dialogs }: Means,
  box: () => Box,
): RowEntry[] {
  const { section, list } = row;
  const why = (by: 1 | -1) => whyNotMove(row, indexOfRow(row) + by, session.savedSections());
  const add = (where: "before" | "after") => () =>
    session.pick({
      kind: "section",
      place: { section: section.anchor, path: [] },
      where,
      box: box(),
    });
  const adding: RowEntry[] = [
    { words: "Add a section above…", act: add("before") },
    { words: "Add a section below…", act: add("after") },
  ];
  return [
    { words: "Move up", keys: "Alt+↑", why: why(-1), act: () => void actions.step(row, -1) },
    { words: "Move down", keys: "Alt+↓", why: why(1), act: () => void actions.step(row, 1) },
    {
      words: "Duplicate",
      keys: describeKeys("duplicate"),
      why: whyNotDuplicate(row),
      act: () => void actions.duplicate(row),
    },
    ...listNesting(row, session, actions),
    ...(list
      ? []
      : [
          {
            words: isOff(section.data) ? "Show" : "Hide",
            why: section.locked,
            act: () => void actions.toggle(row),
          },
        ]),
    ...(list || section.isInherited ? [] : adding),
    ...(list ? [] : [{ words: "Name in links…", act: () => dialogs.rename(row) }]),
    { words: "Open in text editor", act: () => void openSource(session, row) },
    {
      words: "Delete",
      keys: describeKeys("delete"),
      isDanger: true,
      act: () => void actions.remove(row),
    },
  ];
}

/** The ways into the list inside the item above, and out of the one that an item is in. */
function listNesting(row: Row, session: Session, actions: RowActions): RowEntry[] {
  const { facts } = session.view();
  const above = flattenRows(actions.list()).find(
    (each) => isInSameList(row, each) && indexOfRow(each) === indexOfRow(row) - 1,
  );
  const into = facts && above && planNest(row, above, facts.schemas);
  const out = facts && planUnnest(row, facts.schemas);
  const whyOf = (planned: Planned) => ("reason" in planned ? planned.reason : undefined);
  return [
    ...(into && above
      ? [
          {
            words: `Move into ${titleOf(above)}`,
            why: whyOf(into),
            act: () => void actions.nest(row, above),
          },
        ]
      : []),
    ...(out ? [{ words: "Move out", why: whyOf(out), act: () => void actions.unnest(row) }] : []),
  ];
}
