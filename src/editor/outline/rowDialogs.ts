import { createContext } from "react";
import type { Box } from "../../shared/editor/messages.ts";
import type { Row } from "./rows.ts";

/** The menu of a row beside a point or a thing of the editor's viewport. */
export interface OpenMenu {
  row: Row;
  box: Box;
}

/** The menu and the dialog of a row, which open over the editor. */
export interface RowDialogs {
  openMenu(menu: OpenMenu): void;
  /** Asks for another name of a section in links. */
  rename(row: Row): void;
}

/** The dialogs of the outline around a component. */
export const RowDialogsContext = createContext<RowDialogs>({
  openMenu: () => {},
  rename: () => {},
});
