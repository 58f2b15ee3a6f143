import type { Session } from "../site/session.ts";

/** Turns the page interactive, as for visitors, or editable again, and announces it. */
export function setInteractive(session: Session, isInteractive: boolean): void {
  session.adjust({ isInteractive });
  session.announce(
    isInteractive ? "The page answers as it does for visitors." : "The page is edited again.",
  );
}
