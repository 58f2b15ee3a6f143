import { useEffect } from "react";
import type { Shortcut } from "../shared/editor/messages.ts";
import { shortcutOf, writesText } from "../shared/shortcuts.ts";
import { showAs } from "./frame/devices.ts";
import { setInteractive } from "./frame/setInteractive.ts";
import { moveFocus } from "./moveFocus.ts";
import type { Session } from "./site/session.ts";
import { useSession } from "./site/useSession.ts";

/** Makes the shortcuts of the editor, with focus in the editor or in its page. */
export function useShortcuts(): void {
  const session = useSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, eventPhase, defaultPrevented } = event;
      if (defaultPrevented || isInDialog(target)) return;
      const { isInteractive } = session.view();
      const isText = writesText(target);
      // No field has a use for the keys of the palette.
      const isPalette = shortcutOf(event, { isInteractive }) === "palette";
      const shortcut = isPalette ? "palette" : shortcutOf(event, { isText, isInteractive });
      // Controls keep keys to themselves that they have no use for. Escape is theirs first.
      const isCaptured = eventPhase === Event.CAPTURING_PHASE;
      if (!shortcut || isCaptured === (shortcut === "leave")) return;
      if (make(shortcut, session)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("keydown", onKeyDown, { capture: true });
    const stops = [session.bridge, session.translatedPage].map((page) =>
      page.listen((message) => {
        if (message.kind === "key") make(message.shortcut, session, "page");
      }),
    );
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("keydown", onKeyDown, { capture: true });
      for (const stop of stops) stop();
    };
  }, [session]);
}

/** True if keys that are pressed there belong to a dialog, which has to be ended first. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=dialog], [role=alertdialog]") !== null;

/** Makes a shortcut. Returns true if it means anything here. */
function make(shortcut: Shortcut, session: Session, from?: "page"): boolean {
  const { isInteractive, drawer } = session.view();
  switch (shortcut) {
    case "undo":
      session.undo();
      return true;
    case "redo":
      session.redo();
      return true;
    case "save":
      session.save();
      return true;
    case "phone":
    case "tablet":
    case "desktop":
      showAs(session, shortcut);
      return true;
    case "palette":
    case "keys":
      session.adjust({ sheet: shortcut });
      return true;
    case "try":
      setInteractive(session, !isInteractive);
      return true;
    case "next":
    case "previous":
      moveFocus(shortcut, from);
      return true;
    case "leave":
      if (isInteractive) setInteractive(session, false);
      else if (drawer) session.slide(undefined);
      else if (from === "page") moveFocus("next", from);
      return isInteractive || drawer !== undefined;
    default:
      return false;
  }
}
