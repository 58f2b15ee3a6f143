import { editingQuery } from "../../shared/editor/tagged.ts";
import { explainAsOf } from "../../site/explain/asOf.ts";
import { decodePath } from "../../site/files/served.ts";

/** The path of a page, and the day or time that it is shown as of; empty for now. */
export interface PreviewAddress {
  at: string;
  on: string;
  /** True if it is shown inside the editor. */
  isEdited: boolean;
}

/** The page that an address asks for, under the base: hosts send that of its folder. */
export function parsePreviewAddress(address: string): PreviewAddress {
  const [at = "/", query = ""] = address.split("?");
  const queries = new URLSearchParams(query);
  const on = queries.get("on") ?? "";
  return {
    at: (decodePath(at) ?? at).normalize("NFC").replace(/(?<=\/)index\.html$/, ""),
    // In a query, + means a blank, which no time has.
    on: on.replaceAll(" ", "+"),
    isEdited: queries.has(editingQuery),
  };
}

/** The reason why no page can be shown as of the day; undefined if one can. */
export const explainDay = ({ on }: PreviewAddress): string | undefined =>
  on === "" ? undefined : explainAsOf(on);
