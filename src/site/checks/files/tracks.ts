import { dataAt } from "../../../shared/dataAt.ts";
import { nameOf } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import { homeOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** A name for clicks is of no use where nothing counts them. */
export const checkTracks: Check = (page) => {
  const { fields, tree } = page;
  const settings = homeOf(page)?.tree.data;
  if (!settings || dataAt(settings, ["site", "analytics"]) !== undefined) return [];
  return fields.flatMap(({ kind, path }): Diagnostic[] => {
    if (kind !== "track" || !sectionOf(page, path)?.on) return [];
    return [
      {
        code: "not-counted",
        message: `${nameOf(path, tree.data).where}: clicks are not counted, because the site has no service that counts them.`,
        hint: "Name one below site:, as in analytics: { provider: plausible, id: example.com }, or delete the line.",
        range: tree.keyAt(path),
      },
    ];
  });
};
