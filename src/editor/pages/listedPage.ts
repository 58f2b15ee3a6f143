import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { asText } from "../../shared/lookUp.ts";
import { formatDay } from "../site/formatDay.ts";

/** A page as the list of pages shows it. */
export interface ListedPage {
  page: EditorPage;
  isFirst: boolean;
  title: string;
  /** The place of its settings in its file: of the first page, those of the site. */
  settings: "page" | "site";
  isHidden: boolean;
  /** When it begins or ends, in words; empty if it is there at any time. */
  dates: string;
  /** The number of the errors in it. */
  errors: number;
}

/** The pages of a site that have an address, as of a day such as `2026-12-24`. */
export const listPages = ({ pages }: EditorState, today: string): ListedPage[] =>
  pages.filter(({ path }) => path !== "").map((page) => describe(page, page === pages[0], today));

function describe(page: EditorPage, isFirst: boolean, today: string): ListedPage {
  const settings = isFirst ? "site" : "page";
  const title = dataAt(page.data, [settings, "title"]);
  return {
    ...{ page, isFirst, settings },
    title: typeof title === "string" && title.trim() !== "" ? title : page.path,
    isHidden: dataAt(page.data, ["page", "enabled"]) === false,
    dates: describeDates(child(page.data, "page"), today),
    errors: page.problems.filter(({ severity }) => severity === "error").length,
  };
}

function describeDates(settings: unknown, today: string): string {
  const dayOf = (name: string) => {
    const text = asText(child(settings, name) ?? "").slice(0, 10);
    return /^\d{4}-\d\d-\d\d$/.test(text) ? text : "";
  };
  const [from, until] = [dayOf("from"), dayOf("until")];
  if (until !== "" && until < today) return `Ended ${formatDay(until)}`;
  if (from > today) return `From ${formatDay(from)}`;
  return until === "" ? "" : `Until ${formatDay(until)}`;
}

/** Today by the clock of this machine, such as `2026-12-24`. */
export const readToday = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** A number of links in words; empty for none. */
export const linksInWords = (count: number): string =>
  count === 0 ? "" : count === 1 ? "1 link" : `${count} links`;
