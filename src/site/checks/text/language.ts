import { dataAt } from "../../../shared/dataAt.ts";
import { didYouMean, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { english, findShipped } from "../../languages.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Groups of the site that hold labels, by the names of their definitions. */
const groups = ["words", "notFound"];

/** A page in a language without shipped labels must bring its own, or its labels are English. */
export const checkLanguage: Check = (page) => {
  const path = ["site", "lang"];
  const lang = dataAt(page.tree.data, path);
  const isRefused = page.errors.some(({ instancePath }) => instancePath === "/site/lang");
  if (typeof lang !== "string" || isRefused || findShipped(lang)) return [];
  const range = page.tree.valueAt(path);
  if (!isLanguage(lang)) return [reportUnknown(lang, range)];
  const missing = groups.map((group) => ({ group, lines: listMissing(page, group) }));
  const count = missing.flatMap(({ lines }) => lines).length;
  if (count === 0) return [];
  const isThere = (group: string) => dataAt(page.tree.data, ["site", group]) !== undefined;
  const whole = missing.filter(({ group, lines }) => lines.length > 0 && !isThere(group));
  const begun = missing.filter(({ group, lines }) => lines.length > 0 && isThere(group));
  const diagnostic: Diagnostic = {
    code: "language",
    message: `Site: ${quote(lang)} is not among the languages that the page knows, so ${count === 1 ? "one of its own words is" : `${count} of its own words are`} in English.`,
    hint: [
      ...advise(
        "site",
        whole.flatMap(({ group, lines }) => [`${group}:`, ...lines]),
      ),
      ...begun.flatMap(({ group, lines }) => advise(group, lines)),
    ].join("\n"),
    range,
  };
  return [diagnostic];
};

const isLanguage = (lang: string) =>
  new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(lang) !== undefined;

/** Reports a code that no language has; often it is that of a country, such as jp for ja. */
function reportUnknown(lang: string, range: Range): Diagnostic {
  const spoken = new Intl.Locale(`und-${lang.slice(0, 2)}`).maximize().language;
  const near = spoken !== english && findShipped(spoken) === spoken ? [spoken] : [];
  return {
    code: "no-language",
    message: `Site: no language has the code ${quote(lang)}, so screen readers cannot choose their voice by it.`,
    hint: sentences(didYouMean(near), "A language is written as en, de or pt-BR."),
    range,
    suggestions: offering(range, near),
  };
}

/** The labels of a group that the file does not give, as YAML lines. */
function listMissing({ schemas, tree }: ParsedPage, group: string): string[] {
  const { properties = {} } = schemas.get("page.schema.json")?.definitions?.[group] ?? {};
  return Object.entries(properties)
    .filter(([name]) => dataAt(tree.data, ["site", group, name]) === undefined)
    .map(([name, schema]) => `  ${name}: ${JSON.stringify(schema.default)}`);
}

function advise(parent: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`Put these lines below ${parent}:, and say them in your language.`, ...lines];
}
