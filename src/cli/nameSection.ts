import { child } from "../shared/dataAt.ts";
import { allOf, didYouMean, oneOf, quote, sentences } from "../shared/text/wording.ts";
import { anchorOfSection, listOwnIds, sectionsOf } from "../site/edit/ids.ts";
import type { Rules } from "../site/edit/rules.ts";
import { suggest } from "../site/suggest.ts";
import { WrongCall } from "./wrongCall.ts";

/** The id of the part of a page that a word names: of a section, or of an item or a heading in one. */
export function nameId(word: string, data: unknown, rules: Rules): string {
  const ids = listOwnIds(data, rules);
  return ids.has(word.normalize("NFC")) ? word : nameSection(word, data, ids);
}

/** The id of the section that a word names: by its id, or by its type if one section alone is of that type. */
export function nameSection(
  word: string,
  data: unknown,
  likely: ReadonlySet<string> = new Set(),
): string {
  const sections = sectionsOf(data);
  const ids = sections.flatMap((section) => anchorOfSection(section) ?? []);
  if (ids.includes(word.normalize("NFC"))) return word;
  const ofType = sections.flatMap((section) =>
    child(section, "type") === word ? (anchorOfSection(section) ?? []) : [],
  );
  const [only, ...others] = ofType;
  if (only !== undefined && others.length === 0) return only;
  throw new WrongCall(
    only === undefined
      ? sentences(
          `There is no ${likely.size > 0 ? "id" : "section"} ${quote(word)}.`,
          didYouMean(suggest(word, new Set([...ids, ...likely])).near),
          ids.length > 0 ? `The page has ${allOf(ids)}.` : "The page has no sections.",
        )
      : `Several sections are of the type ${word}. Name one by its id: ${oneOf(ofType)}.`,
    1,
  );
}
