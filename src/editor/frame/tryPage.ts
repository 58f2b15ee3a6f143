import type { Session } from "../site/session.ts";

/** Lets the page answer as it does for visitors, or be edited again, and says so. */
export function tryPage(session: Session, isTrying: boolean): void {
  session.adjust({ isTrying });
  session.say(isTrying ? "The page answers as it does for visitors." : "The page is edited again.");
}
