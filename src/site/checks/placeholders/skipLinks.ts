import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { quote } from "../../../shared/text/wording.ts";
import { listLanguageFiles, readLanguageFile } from "../../languages.ts";
import { lazy } from "../../memoize.ts";
import type { FindPlaceholders } from "./found.ts";
import { inOwnWords } from "./pattern.ts";

/** The words of the link by which keyboards skip the header, in every language. */
const labels = lazy(
  () =>
    new Set(
      listLanguageFiles("labels.json").map((file) =>
        asText(dataAt(readLanguageFile(file), ["words", "skip"])).toLowerCase(),
      ),
    ),
);

const english = /^(?:skip|jump) to (?:the )?(?:main )?(?:content|navigation|footer)$/;

/** Finds the words of a skip link, which come along when a page is copied: each page has one of its own. */
export const findSkipLinks: FindPlaceholders = (text) => {
  const words = text.text.trim().toLowerCase();
  const isOwn = text.path[0] === "sections" && inOwnWords(text);
  if (!isOwn || !(labels().has(words) || english.test(words))) return [];
  return [
    {
      path: text.path,
      problem: `is ${quote(text.text)}, a link that every page has already`,
      hint: "Take it out.",
      range: text.locate([0, text.text.length]),
    },
  ];
};
