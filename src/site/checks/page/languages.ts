import { child, dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { allOf, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { languageOf, otherLanguagesOf } from "../../languages.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { homeOf, settingsOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** Each other language of the site is listed once, no page has its address, and nothing is for a language that is not there. */
export const checkLanguages: Check = (page) => [
  ...(isHome(page) ? checkList(page) : checkAddress(page)),
  ...checkOnly(page),
];

const at = ["site", "languages"];

const listOf = (data: unknown): readonly unknown[] => {
  const list = dataAt(data, at);
  return Array.isArray(list) ? list : [];
};

function checkList({ tree }: ParsedPage): Diagnostic[] {
  const own = languageOf(tree.data);
  const known = new Map<unknown, number>();
  return listOf(tree.data).flatMap((entry, index): Diagnostic[] => {
    const lang = child(entry, "lang");
    const earlier = known.get(lang);
    known.set(lang, earlier ?? index);
    if (typeof lang !== "string" || (lang !== own && earlier === undefined)) return [];
    return [
      {
        code: "same-language",
        message:
          lang === own
            ? `Site: ${quote(lang)} is the language of the pages themselves, which is not among the others.`
            : `Site: ${quote(lang)} is among the languages twice.`,
        hint: "Take this entry out.",
        range: tree.valueAt([...at, index, "lang"]),
      },
    ];
  });
}

function checkAddress(page: ParsedPage): Diagnostic[] {
  const [, top] = page.path.split("/");
  const isTaken = listOf(settingsOf(page)).some((entry) => child(entry, "lang") === top);
  if (!isTaken) return [];
  return [
    {
      code: "address-taken",
      message: `The pages in the language ${quote(top)} are at /${top}/, so this page cannot be at ${page.path}.`,
      hint: "Rename the file: its name is the address of the page.",
      range: [0, 0],
    },
  ];
}

/** Languages of a section or a page that the site does not have. */
function checkOnly(page: ParsedPage): Diagnostic[] {
  const { sections, tree } = page;
  if (!homeOf(page)) return [];
  const settings = settingsOf(page);
  const known = [languageOf(settings), ...otherLanguagesOf(settings).map(({ lang }) => lang)];
  const places: FieldPath[] = [["page"], ...sections.map(({ index }) => ["sections", index])];
  return places.flatMap((place) => {
    const path = [...place, "only"];
    const given = dataAt(tree.data, path);
    return (Array.isArray(given) ? given : []).flatMap((lang, index): Diagnostic[] => {
      if (typeof lang !== "string" || known.includes(lang)) return [];
      return [
        {
          code: "unknown-language",
          message: `${nameOf(path, tree.data).where}: the site is not in ${quote(lang)}.`,
          hint:
            known.length === 1
              ? `npm run translate -- ${lang} adds this language.`
              : `Its languages are ${allOf(known)}. npm run translate -- ${lang} adds this one.`,
          range: tree.valueAt([...path, index]),
        },
      ];
    });
  });
}
