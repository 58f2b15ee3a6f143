import { describeKeys } from "../../shared/shortcuts.ts";
import { deviceNames, showAs } from "../frame/devices.ts";
import { setInteractive } from "../frame/setInteractive.ts";
import type { RowActions } from "../outline/rowActions.ts";
import type { RowDialogs } from "../outline/rowDialogs.ts";
import { listRowEntries } from "../outline/rowEntries.ts";
import type { Row } from "../outline/rows.ts";
import type { Panel, Session } from "../site/session.ts";
import { titleOfPage } from "../site/titleOfPage.ts";

/** Something that the palette offers. */
export interface Command {
  id: string;
  name: string;
  /** The thing that it belongs to, or the place that it leads to. */
  about?: string;
  keys?: string | undefined;
  act: () => unknown;
}

/** Commands under a heading. */
export interface CommandGroup {
  name: string;
  commands: Command[];
}

/** The actions on the site and on how its page is shown. */
export function listActions(session: Session): Command[] {
  const { site, isInteractive, scheme } = session.view();
  const panel = (name: string, panel: Panel): Command => ({
    id: `panel ${panel}`,
    name,
    act: () => session.show(panel),
  });
  const devices = (["phone", "tablet", "desktop"] as const).map((device) => ({
    id: device,
    name: `Show as on a ${deviceNames[device].toLowerCase()}`,
    keys: describeKeys(device),
    act: () => showAs(session, device),
  }));
  const { undo, redo } = site ?? {};
  const last = session.sections().at(-1)?.anchor ?? "";
  const box = { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 };
  return [
    {
      id: "add",
      name: "Add a section",
      act: () => {
        const place = session.view().selected ?? { section: last, path: [] };
        session.pick({ kind: "section", place, where: "after", box });
      },
    },
    ...(undo
      ? [
          {
            id: "undo",
            name: `Undo: ${session.describe(undo)}`,
            keys: describeKeys("undo"),
            act: session.undo,
          },
        ]
      : []),
    ...(redo
      ? [
          {
            id: "redo",
            name: `Redo: ${session.describe(redo)}`,
            keys: describeKeys("redo"),
            act: session.redo,
          },
        ]
      : []),
    {
      id: "versions",
      name: "Versions: keep this one, go back to another",
      act: () => session.adjust({ sheet: "versions" }),
    },
    panel("Theme: colours, typefaces, looks", "theme"),
    panel("Site settings", "site"),
    panel("Pages: all, new, settings of this page", "pages"),
    panel("Problems", "problems"),
    { id: "publish", name: "Publish", act: () => session.adjust({ sheet: "publish" }) },
    ...devices,
    {
      id: "scheme",
      name: scheme === "dark" ? "Show the page in the light" : "Show the page in the dark",
      act: () => session.adjust({ scheme: scheme === "dark" ? "light" : "dark" }),
    },
    {
      id: "try",
      name: isInteractive ? "Back to editing" : "Try the page as a visitor",
      keys: describeKeys("try"),
      act: () => setInteractive(session, !isInteractive),
    },
    {
      id: "replace",
      name: "Find and replace on all pages",
      act: () => session.adjust({ sheet: "replace" }),
    },
    { id: "save", name: "Save", keys: describeKeys("save"), act: session.save },
    {
      id: "keys",
      name: "Keys",
      keys: describeKeys("keys"),
      act: () => session.adjust({ sheet: "keys" }),
    },
  ];
}

/** The actions on the section or item that is chosen. */
export function listRowCommands(
  session: Session,
  row: Row,
  actions: RowActions,
  dialogs: RowDialogs,
): Command[] {
  const box = { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 };
  return listRowEntries(row, { session, actions, dialogs }, () => box)
    .filter(({ why }) => why === undefined)
    .map(({ words, keys, act }) => ({ id: `row ${words}`, name: words, keys, act }));
}

/** The pages of the site. */
export const listPages = (session: Session): Command[] =>
  (session.view().site?.pages ?? [])
    .filter(({ path }) => path !== "")
    .map((page) => ({
      id: `page ${page.path}`,
      name: titleOfPage(page),
      about: page.path,
      act: () => session.open(page.path),
    }));

/** The sections of the page that is shown. */
export const listSections = (session: Session, rows: readonly Row[]): Command[] =>
  rows.map((row) => ({
    id: `section ${row.key}`,
    name: row.words || row.name,
    about: row.name,
    act: () => session.select({ section: row.section.anchor, path: [] }),
  }));
