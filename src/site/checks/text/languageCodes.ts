import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { didYouMean, nameOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { english, findShipped, isLanguage } from "../../languages.ts";
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
    if (typeof code !== "string" || !isLanguage(code)) return [];
    const { where } = nameOf(path, tree.data);
    const found = hasName(code) ? reportCountry(where, code) : reportLanguage(where, code);
    return found ? [found(tree.valueAt(path))] : [];
  });
};

const nameless = { fallback: "none" } as const;

/** True for a code whose language has a name. */
export const hasName = (code: string) =>
  new Intl.DisplayNames("en", { type: "language", ...nameless }).of(
    new Intl.Locale(code).language,
  ) !== undefined;

type Report = (range: Range) => Diagnostic;

/** Reports a code that no language has; often it is that of a country, such as jp for ja. */
const reportLanguage = (where: string, code: string): Report => {
  const spoken = new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().language;
  const near = spoken !== english && findShipped(spoken) === spoken ? [spoken] : [];
  return report(
    `${where}: no language has the code ${quote(code)}, so screen readers cannot choose their voice by it.`,
    near,
  );
};

/** Reports a code that no country has, such as UK for GB. */
function reportCountry(where: string, code: string): Report | undefined {
  const { language, region } = new Intl.Locale(code);
  if (region === undefined) return undefined;
  const written = code.split("-").at(-1)?.toUpperCase();
  const isKnown =
    new Intl.DisplayNames("en", { type: "region", ...nameless }).of(region) !== undefined;
  if (isKnown && region === written) return undefined;
  return report(
    `${where}: no country has the code ${quote(written)}, so search engines do not know for whom the page is.`,
    [isKnown ? code.replace(/\w+$/, region) : language],
  );
}

const report =
  (message: string, near: readonly string[]): Report =>
  (range) => ({
    code: "no-language",
    message,
    hint: sentences(didYouMean(near), "A language is written as en, de or pt-BR."),
    range,
    suggestions: offering(range, near),
  });
