import type { Session } from "../site/session.ts";

/** Lets the page answer as it does for visitors, or be edited again, and says so. */
export function setInteractive(session: Session, isInteractive: boolean): void {
  session.adjust({ isInteractive });
  session.announce(
    isInteractive ? "The page answers as it does for visitors." : "The page is edited again.",
  );
}
