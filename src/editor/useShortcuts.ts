import { useEffect } from "react";
import type { Shortcut } from "../shared/editor.ts";
import { shortcutOf, writesText } from "../shared/shortcuts.ts";
import { showAs } from "./frame/devices.ts";
import { tryPage } from "./frame/tryPage.ts";
import { moveFocus } from "./moveFocus.ts";
import { type Session, useSession } from "./site/session.ts";

/** Makes the shortcuts of the editor, with focus in the editor or in its page. */
export function useShortcuts(): void {
  const session = useSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A list, a menu or a dialog may have its own use for the key.
      if (event.defaultPrevented || event.isComposing) return;
      const isText = writesText(event.target);
      const shortcut = shortcutOf(event, { isText, isTrying: session.view().isTrying });
      if (shortcut && make(shortcut, session)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    const stop = session.bridge.listen((message) => {
      if (message.kind === "key") make(message.shortcut, session, "page");
    });
    return () => {
      removeEventListener("keydown", onKeyDown);
      stop();
    };
  }, [session]);
}

/** Makes a shortcut. Returns true if it means anything here. */
function make(shortcut: Shortcut, session: Session, from?: "page"): boolean {
  const { isTrying, drawer } = session.view();
  switch (shortcut) {
    case "undo":
      session.undo();
      return true;
    case "redo":
      session.redo();
      return true;
    case "save":
      session.flush().then(() => session.say("Everything is saved."));
      return true;
    case "phone":
    case "tablet":
    case "desktop":
      showAs(session, shortcut);
      return true;
    case "try":
      tryPage(session, !isTrying);
      return true;
    case "next":
    case "previous":
      moveFocus(shortcut, from);
      return true;
    case "leave":
      if (isTrying) tryPage(session, false);
      else if (drawer) session.slide(undefined);
      else if (from === "page") moveFocus("next", from);
      return isTrying || drawer !== undefined;
    default:
      return false;
  }
}
