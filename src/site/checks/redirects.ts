import { child, dataAt, nameOf, quote } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { isHome } from "../pageAddress.ts";
import type { Check } from "./index.ts";

const list = ["site", "redirects"];

/** A redirect leads away from an address where no page is, and only one from each. */
export const checkRedirects: Check = (page) => {
  const { tree, pages } = page;
  const redirects = dataAt(tree.data, list);
  if (!isHome(page) || !Array.isArray(redirects)) return [];
  const addresses = new Map(pages.map(({ path, file }) => [path, file]));
  const seen = new Set<string>();
  return redirects.flatMap((redirect, index): Diagnostic[] => {
    const from = child(redirect, "from");
    if (typeof from !== "string") return [];
    const path = [...list, index, "from"];
    const file = addresses.get(from);
    const isTwice = seen.has(from);
    seen.add(from);
    if (file === undefined && !isTwice) return [];
    const { where } = nameOf(path, tree.data);
    return [
      {
        severity: "error",
        code: "hidden-page",
        message: file
          ? `${where}: ${quote(from)} is the address of ${file}, which nobody would reach.`
          : `${where}: ${quote(from)} is redirected already.`,
        hint: file
          ? "Delete this redirect, or give the page another address."
          : "Delete one of the two.",
        range: tree.valueAt(path),
      },
    ];
  });
};
