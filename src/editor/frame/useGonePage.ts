import { useEffect, useRef } from "react";
import { pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";

/** The time that a page may be missing while another program saves its file, or an action moves it, in milliseconds. */
const maxWaitMs = 1000;

const sentence = (page: string) => `There is no page at ${page} any more.`;

/** Replaces a page that somebody else has deleted with the first page. */
export function useGonePage(): void {
  const session = useSession();
  const page = useView(({ page }) => page);
  const isThere = useView(
    ({ site, page }) => site !== undefined && pageAt(site, page) !== undefined,
  );
  const known = useRef("");
  const gone = useRef("");
  const isBack = useView(
    ({ site }) =>
      site !== undefined && gone.current !== "" && pageAt(site, gone.current) !== undefined,
  );
  useEffect(() => {
    if (!isBack) return;
    if (session.view().status.alert === sentence(gone.current)) session.warn("");
    gone.current = "";
  }, [session, isBack]);
  useEffect(() => {
    if (isThere) known.current = page;
    // A link of the page may lead where there never was one.
    if (isThere || known.current !== page) return undefined;
    const leave = () => {
      session.open("/");
      gone.current = page;
      session.warn(sentence(page));
    };
    const timer = setTimeout(leave, maxWaitMs);
    return () => clearTimeout(timer);
  }, [session, page, isThere]);
}
