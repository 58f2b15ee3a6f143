import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { quote } from "../../../shared/text/wording.ts";
import { memoize } from "../../memoize.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import { homeOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** Scripts by their codes: the letters that texts in them hold, and an example of a language. */
const scripts: Record<string, { letters: RegExp; name: string; language: string }> = {
  Latn: { letters: /\p{Script=Latin}/gu, name: "Latin", language: "en" },
  Cyrl: { letters: /\p{Script=Cyrillic}/gu, name: "Cyrillic", language: "ru" },
  Grek: { letters: /\p{Script=Greek}/gu, name: "Greek", language: "el" },
  Arab: { letters: /\p{Script=Arabic}/gu, name: "Arabic", language: "ar" },
  Hebr: { letters: /\p{Script=Hebrew}/gu, name: "Hebrew", language: "he" },
  Hans: { letters: /\p{Script=Han}/gu, name: "Chinese", language: "zh" },
  Hant: { letters: /\p{Script=Han}/gu, name: "Chinese", language: "zh" },
  Jpan: {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
    name: "Japanese",
    language: "ja",
  },
  Kore: { letters: /[\p{Script=Hangul}\p{Script=Han}]/gu, name: "Korean", language: "ko" },
  Thai: { letters: /\p{Script=Thai}/gu, name: "Thai", language: "th" },
  Deva: { letters: /\p{Script=Devanagari}/gu, name: "Devanagari", language: "hi" },
};

/** A page whose texts are in another script than its language is read aloud in a wrong voice. */
export const checkScript: Check = (page) => {
  const { fields, markdown, tree } = page;
  const path = ["site", "lang"];
  const given = dataAt(tree.data, path);
  const lang = given ?? "en";
  const isRefused = page.errors.some(({ instancePath }) => instancePath === "/site/lang");
  if (homeOf(page) !== page || typeof lang !== "string" || isRefused) return [];
  const own = scripts[new Intl.Locale(lang).maximize().script ?? ""];
  if (!own) return [];
  const text = [
    ...fields.filter(({ kind, path }) => kind === "text" && sectionOf(page, path)?.on),
    ...markdown
      .filter(({ path }) => sectionOf(page, path)?.on)
      .map(({ text }) => ({ value: text })),
  ]
    .map(({ value }) => asText(value))
    .join(" ");
  const counts = new Map<RegExp, number>();
  const count = (letters: RegExp) =>
    memoize(counts, letters, () => text.match(letters)?.length ?? 0);
  // Names and half-translated pages are in Latin letters everywhere. Of two scripts that share letters, the one with more of them is meant.
  const [most] = Object.values(scripts).toSorted((a, b) => count(b.letters) - count(a.letters));
  const isClear = count(most?.letters ?? own.letters) > 2 * count(own.letters);
  if (!most || most === scripts.Latn || !isClear) return [];
  return [
    {
      code: "other-script",
      message: `Site: the language is ${quote(lang)}${given === undefined ? " where lang: is missing" : ""}, but most texts are in ${most.name} letters, so screen readers read them in a wrong voice.`,
      hint: `${given === undefined ? "Add a line lang: with" : "Write"} the language of the texts, such as ${most.language}.`,
      range: given === undefined ? tree.keyAt(["site"]) : tree.valueAt(path),
    },
  ];
};
