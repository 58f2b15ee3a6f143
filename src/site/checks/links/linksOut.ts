import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { Check } from "../index.ts";

/** A link in public/ leads to something in public/: everything else stays unpublished. */
export const checkLinksOut: Check = (page) => {
  if (!isHome(page)) return [];
  const named = new Set(
    [page, ...page.pages].flatMap(({ fields }) =>
      fields.flatMap(({ kind, value }) => (kind === "asset" ? [value] : [])),
    ),
  );
  return [...page.files].flatMap(([file, kind]): Diagnostic[] => {
    // A page that names it has an error there.
    if (kind !== "outside" || named.has(file)) return [];
    return [
      {
        code: "outside",
        message: `public${file} is a link that leads nowhere, or out of public/, so it is not published.`,
        hint: "Put the file itself into public/, or delete the link.",
        range: [0, 0],
      },
    ];
  });
};
