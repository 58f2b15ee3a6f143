import { dataAt } from "../../../shared/dataAt.ts";
import { quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { findShipped } from "../../languages.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";
import { hasName } from "./languageCodes.ts";

/** Groups of the site that hold labels, by the names of their definitions. */
const groups = ["words", "notFound"];

/** A page in a language without shipped labels must bring its own, or its labels are English. */
export const checkLanguage: Check = (page) => {
  const path = ["site", "lang"];
  const lang = dataAt(page.tree.data, path);
  const isRefused = page.errors.some(({ instancePath }) => instancePath === "/site/lang");
  if (typeof lang !== "string" || isRefused || findShipped(lang)) return [];
  const range = page.tree.valueAt(path);
  if (!hasName(lang)) return [];
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
