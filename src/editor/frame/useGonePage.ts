import { useEffect } from "react";
import { pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";

/** The time that a page may be missing while another program saves its file, or an action moves it, in milliseconds. */
const patience = 1000;

/** Shows the first page in the place of one that somebody else has deleted. */
export function useGonePage(): void {
  const session = useSession();
  const page = useView(({ page }) => page);
  const isGone = useView(({ site, page }) => page !== "/" && site && !pageAt(site, page));
  useEffect(() => {
    if (!isGone) return undefined;
    const leave = () => {
      session.open("/");
      session.warn(`There is no page at ${page} any more.`);
    };
    const timer = setTimeout(leave, patience);
    return () => clearTimeout(timer);
  }, [session, page, isGone]);
}
