import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { didYouMean, nameOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { english, findShipped, isLanguage } from "../../languages.ts";
import { languageForm } from "../../values/languageTags.ts";
import type { Check } from "../index.ts";

/** The codes of the site's languages are those of a language, and of a country where one is named. */
export const checkLanguageCodes: Check = ({ tree }) => {
  const list = dataAt(tree.data, ["site", "languages"]);
  const paths: FieldPath[] = [
    ["site", "lang"],
    ...(Array.isArray(list) ? list : []).map((_, index) => ["site", "languages", index, "lang"]),
  ];
  return paths.flatMap((path): Diagnostic[] => {
    const code = dataAt(tree.data, path);
    const wrong = typeof code === "string" && isLanguage(code) && judgeCode(code);
    if (!wrong) return [];
    const range = tree.valueAt(path);
    return [
      {
        code: "no-language",
        message: `${nameOf(path, tree.data).where}: ${wrong.problem}, so ${wrong.so}.`,
        hint: wrong.hint,
        range,
        suggestions: offering(range, wrong.near),
      },
    ];
  });
};

const nameless = { fallback: "none" } as const;

/** True for a code whose language has a name. */
export const hasName = (code: string) =>
  new Intl.DisplayNames("en", { type: "language", ...nameless }).of(
    new Intl.Locale(code).language,
  ) !== undefined;

/** A code that is written as a language, and is none. */
interface WrongCode {
  problem: string;
  /** The consequence for visitors and search engines. */
  so: string;
  near: readonly string[];
  hint: string;
}

/** The reason why a code such as `jp` or `en-UK` is none; undefined for any other. */
export function judgeCode(code: string): WrongCode | undefined {
  const found = hasName(code) ? judgeCountry(code) : judgeLanguage(code);
  const hint = (near: readonly string[]) => sentences(didYouMean(near), languageForm);
  return found && { ...found, hint: hint(found.near) };
}

/** A code that no language has is often that of a country, such as jp for ja. */
function judgeLanguage(code: string): Omit<WrongCode, "hint"> {
  const spoken = new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().language;
  return {
    problem: `no language has the code ${quote(code)}`,
    so: "screen readers cannot choose their voice by it",
    near: spoken !== english && findShipped(spoken) === spoken ? [spoken] : [],
  };
}

/** A code that no country has, such as UK for GB. */
function judgeCountry(code: string): Omit<WrongCode, "hint"> | undefined {
  const { language, region } = new Intl.Locale(code);
  if (region === undefined) return undefined;
  const written = code.split("-").at(-1)?.toUpperCase();
  const isKnown =
    new Intl.DisplayNames("en", { type: "region", ...nameless }).of(region) !== undefined;
  if (isKnown && region === written) return undefined;
  return {
    problem: `no country has the code ${quote(written)}`,
    so: "search engines do not know for whom the page is",
    near: [isKnown ? code.replace(/\w+$/, region) : language],
  };
}
