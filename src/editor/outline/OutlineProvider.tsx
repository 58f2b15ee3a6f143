import { type ReactNode, useEffect, useMemo, useState } from "react";
import { onEditor } from "../site/onEditor.ts";
import { useSession } from "../site/useSession.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import { RowMenuAt } from "./RowMenu.tsx";
import { type OpenMenu, RowDialogsContext } from "./rowDialogs.ts";
import { findRow, type Row } from "./rows.ts";
import { OutlineContext, RowActionsContext, RowFocusContext, useOutline } from "./useOutline.ts";

/** Reads the outline of the page once for all that show it, and holds the menu and the dialog of a row. */
export function OutlineProvider({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const outline = useOutline();
  const { actions, focus } = outline;
  const [menu, openMenu] = useState<OpenMenu>();
  const [renamed, rename] = useState<Row>();
  const dialogs = useMemo(() => ({ openMenu, rename }), []);
  useEffect(
    () =>
      session.bridge.listen((message) => {
        if (message.kind !== "menu") return;
        const at = message.at ?? session.view().selected;
        const row = findRow(actions.list(), at)?.row;
        if (!row) return;
        actions.select(row);
        openMenu({ row, box: onEditor(message.box, session.bridge.frame()) });
      }),
    [session, actions],
  );
  return (
    <OutlineContext value={outline}>
      <RowActionsContext value={actions}>
        <RowFocusContext value={focus}>
          <RowDialogsContext value={dialogs}>
            {children}
            {menu && <RowMenuAt {...menu} onClose={() => openMenu(undefined)} />}
            {renamed && <RenameDialog row={renamed} close={() => rename(undefined)} />}
          </RowDialogsContext>
        </RowFocusContext>
      </RowActionsContext>
    </OutlineContext>
  );
}
