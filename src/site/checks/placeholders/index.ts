import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";
import { findCurrencies } from "./currencies.ts";
import { findExamples } from "./examples.ts";
import type { FoundPlaceholder } from "./found.ts";
import { checkTodoLinks } from "./links.ts";
import { findPatterns } from "./patterns.ts";
import { findPictureNames } from "./pictureNames.ts";
import { findQuotes } from "./quotes.ts";
import { findSkipLinks } from "./skipLinks.ts";
import { findTemplateWords } from "./templates.ts";
import type { PlacedText } from "./texts.ts";
import { findInTexts } from "./unmarked.ts";

const isPartOf = (one: FoundPlaceholder, other: FoundPlaceholder) =>
  one.path.length > other.path.length &&
  other.path.every((step, index) => step === one.path[index]) &&
  overlap(one, other);

const overlap = ({ range: one }: FoundPlaceholder, { range: other }: FoundPlaceholder) =>
  one[0] < other[1] && other[0] < one[1];

/** Placeholder texts and addresses that somebody else wrote, and links without a destination. */
export const checkPlaceholders: Check = (page) => {
  const findIn = (text: PlacedText): FoundPlaceholder[] => {
    const parts = [findTemplateWords, findPatterns, findPictureNames, findSkipLinks].flatMap(
      (find) => find(text, page),
    );
    return parts.length > 0 || text.isExample
      ? parts
      : [findExamples, findQuotes].flatMap((find) => find(text, page));
  };
  const found = findInTexts(page, findIn);
  // The address of a link in a text is a part of the text, too.
  const distinct = found.filter(
    (each, index) => !found.slice(0, index).some((other) => isPartOf(each, other)),
  );
  return [...checkTodoLinks(page), ...[...distinct, ...findCurrencies(page)].map(toDiagnostic)];

  function toDiagnostic({
    path,
    problem,
    hint,
    range,
    suggestions = [],
  }: FoundPlaceholder): Diagnostic {
    const { where, name } = nameOf(path, page.tree.data);
    const words = page.fields.find((field) => field.path === path)?.words;
    const subject = words === undefined ? named(name) : `the link ${quote(words)}`;
    const message = `${where}: ${subject} ${problem}.`;
    const advice = suggestions.length > 0 ? { suggestions } : {};
    return {
      code: "placeholder",
      message,
      hint,
      mayBeMeant: path,
      range,
      ...advice,
    };
  }
};
