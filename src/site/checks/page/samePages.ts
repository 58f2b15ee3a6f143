import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { ownSetting } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** Finds pages with the title or the description of another one, as a copy keeps them: search results show both alike. */
export const checkSamePages: Check = (page) => {
  if (isHome(page) || !isFound(page)) return [];
  const { pages, path, tree } = page;
  const index = pages.findIndex((each) => each.path === path);
  const earlier = pages.slice(0, Math.max(index, 0)).filter(isFound);
  return ["title", "description"].flatMap((name): Diagnostic[] => {
    const at = placeOf(name, page);
    const text = textAt(at, page);
    const other = earlier.find((each) => textAt(placeOf(name, each), each) === text);
    if (text === "" || !other) return [];
    const range = tree.valueAt(at);
    return [
      {
        code: "same-title",
        message: `Page: the ${name} ${quote(dataAt(tree.data, at))} is that of ${other.file}, too, so search results show both alike.`,
        hint: "Give each page its own.",
        mayBeMeant: at,
        range,
      },
    ];
  });
};

/** True for a page that search engines may list. */
const isFound = (page: ParsedPage) => page.on && ownSetting(page, "listed") !== false;

const placeOf = (name: string, page: ParsedPage): FieldPath => [
  isHome(page) ? "site" : "page",
  name,
];

function textAt(path: FieldPath, { tree }: ParsedPage): string {
  const text = dataAt(tree.data, path);
  return typeof text === "string" ? text.trim().toLowerCase() : "";
}
