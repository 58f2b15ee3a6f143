import { allOf, didYouMean, quote, sentences } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";
import { offering } from "../../yaml/writeValue.ts";
import { configFile } from "../siteConfig.ts";
import { suggest } from "../suggest.ts";
import { type FilledPage, nameOfSource, type TakenValue } from "./fillIn.ts";
import type { SiteData } from "./readData.ts";

/** Reports the values of a page whose source is unknown, or has failed. */
export const explainData = (
  { tree, taken }: FilledPage,
  data: SiteData = new Map(),
): Diagnostic[] =>
  taken.map((value) => explainOne(value, tree, data)).flatMap((found) => found ?? []);

function explainOne(value: TakenValue, tree: Tree, data: SiteData): Diagnostic | undefined {
  const { name, path } = value;
  const range = tree.rangeAt(nameOfSource(value));
  const answer = data.get(name);
  // Without its values, the section seems to lack what it has.
  const suppresses = tree.wholeAt(path.slice(0, 2));
  if (!answer) {
    const names = [...data.keys()];
    const { near } = suggest(name, names);
    const known =
      names.length === 0
        ? `There is none yet: write one in data there.`
        : `There is ${allOf(names.map(quote))}.`;
    return {
      code: "no-data",
      message: `${configFile} has no data ${quote(name)}.`,
      hint: sentences(didYouMean(near), known),
      ...{ range, suppresses, suggestions: offering(range, near) },
    };
  }
  if (answer.fault === undefined) return undefined;
  const message = `The data ${quote(name)} cannot be read: ${answer.fault}.`;
  return answer.value === undefined
    ? { code: "no-data", message, hint: `Its source is in ${configFile}.`, range, suppresses }
    : { code: "old-data", message, hint: "The page shows what was read last.", range };
}

/**
 * The diagnostics of a page, those about values of a source as what they are: no edit of the page corrects them, and the
 * source is named.
 */
export function nameSources(
  diagnostics: readonly Diagnostic[],
  { tree, taken }: FilledPage,
): Diagnostic[] {
  if (taken.length === 0) return [...diagnostics];
  const places = taken.map((value) => ({ ...value, range: tree.rangeAt(nameOfSource(value)) }));
  return diagnostics.map((diagnostic) => {
    const [start, end] = diagnostic.range;
    const place = places.find(({ range: [from, to] }) => from <= start && end <= to);
    if (!place) return diagnostic;
    const { code, message, range, hint } = diagnostic;
    const source = `The value is in the data ${quote(place.name)} of ${configFile}.`;
    return { code, message, range, hint: sentences(hint, source) };
  });
}
