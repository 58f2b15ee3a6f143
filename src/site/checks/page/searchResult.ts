import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isHome } from "../../page/pageAddress.ts";
import { ownSetting } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** The parts of a page in a list of search results: about so many letters are shown, and a longer text than most is told. */
const parts = [
  { name: "title", shown: 60, most: 75 },
  { name: "description", shown: 155, most: 200 },
] as const;

/** Letters that are twice as wide as those of the Latin alphabet. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}！-｠]/gu;

/** Finds titles and descriptions of pages that search results would cut. */
export const checkSearchResult: Check = (page) => {
  const group = isHome(page) ? "site" : "page";
  if (!page.on || ownSetting(page, "listed") === false) return [];
  return parts.flatMap(({ name, shown, most }): Diagnostic[] => {
    const path = [group, name];
    const text = asText(dataAt(page.tree.data, path)).trim();
    const letters = [...text].length + (text.match(wide)?.length ?? 0);
    if (letters <= most) return [];
    const range = page.tree.valueAt(path);
    return [
      {
        code: "long-result",
        message: `The ${name} is as wide as ${letters} letters: lists of search results show about ${shown} of them, and cut the rest.`,
        hint: "Say what matters first, or say it shorter.",
        mayBeMeant: path,
        range,
      },
    ];
  });
};
