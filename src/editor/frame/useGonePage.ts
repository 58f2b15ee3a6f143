import { useEffect, useRef } from "react";
import { pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";

/** The time that a page may be missing while another program saves its file, or an action moves it, in milliseconds. */
const patience = 1000;

/** Shows the first page in the place of one that somebody else has deleted. */
export function useGonePage(): void {
  const session = useSession();
  const page = useView(({ page }) => page);
  const isThere = useView(
    ({ site, page }) => site !== undefined && pageAt(site, page) !== undefined,
  );
  const known = useRef("");
  useEffect(() => {
    if (isThere) known.current = page;
    // A link of the page may lead where there never was one.
    if (isThere || known.current !== page) return undefined;
    const leave = () => {
      session.open("/");
      session.warn(`There is no page at ${page} any more.`);
    };
    const timer = setTimeout(leave, patience);
    return () => clearTimeout(timer);
  }, [session, page, isThere]);
}
