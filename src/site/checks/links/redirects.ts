import { child, dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { findOccupied, redirectsPath } from "../../page/occupied.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** A redirect leads away from an address where nothing is, and only one from each. */
export const checkRedirects: Check = (page) => {
  const { tree } = page;
  const redirects = dataAt(tree.data, redirectsPath);
  if (!isHome(page) || !Array.isArray(redirects)) return [];
  // Addresses that differ in capitals may lead to the same place.
  const seen = new Map<string, { from: string; to: unknown }>();
  return redirects.flatMap((redirect, index): Diagnostic[] => {
    const [from, to] = [child(redirect, "from"), child(redirect, "to")];
    const scheme = refuseScheme(asText(to), [...redirectsPath, index, "to"], page);
    if (typeof from !== "string") return scheme;
    const path = [...redirectsPath, index, "from"];
    const earlier = seen.get(from.toLowerCase());
    seen.set(from.toLowerCase(), { from, to });
    const isTwice = earlier && (earlier.from === from || earlier.to !== to);
    const occupied =
      findOccupied(from, page) ??
      (isTwice && {
        because:
          earlier.from === from
            ? "it is redirected already"
            : `but for its capitals, it is redirected already, as ${earlier.from}, and to another page`,
        hint: "Delete one of the two.",
      });
    if (!occupied) return scheme;
    return [
      ...scheme,
      {
        code: "hidden-page",
        message: `${nameOf(path, tree.data).where}: no redirect can lead away from ${quote(from)}: ${occupied.because}.`,
        hint: occupied.hint,
        range: tree.valueAt(path),
      },
    ];
  });
};

/** Nothing of a mailbox or a telephone is at an address. */
function refuseScheme(to: string, path: FieldPath, { tree }: ParsedPage): Diagnostic[] {
  if (!/^(mailto|tel|sms|webcal):/.test(to)) return [];
  return [
    {
      code: "bad-link",
      message: `${nameOf(path, tree.data).where}: a redirect leads to a page, and ${quote(to)} is none.`,
      hint: "Write the path of a page, such as /contact/, or a whole address, https://….",
      range: tree.valueAt(path),
    },
  ];
}
