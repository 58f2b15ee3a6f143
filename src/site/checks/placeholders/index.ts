import { named, nameOf } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";
import { findCurrencies } from "./currencies.ts";
import { findExamples } from "./examples.ts";
import type { FoundPlaceholder } from "./found.ts";
import { checkTodoLinks } from "./links.ts";
import { findPatterns } from "./patterns.ts";
import { findQuotes } from "./quotes.ts";
import { findTemplateWords } from "./templates.ts";
import { listPlacedTexts } from "./texts.ts";

/** Placeholder texts and addresses that somebody else wrote, and links without a destination. */
export const checkPlaceholders: Check = (page) => {
  const found = listPlacedTexts(page).flatMap((text): FoundPlaceholder[] => {
    const parts = [findTemplateWords, findPatterns].flatMap((find) => find(text, page));
    return parts.length > 0
      ? parts
      : [findExamples, findQuotes].flatMap((find) => find(text, page));
  });
  return [...checkTodoLinks(page), ...[...found, ...findCurrencies(page)].map(toDiagnostic)];

  function toDiagnostic({
    path,
    problem,
    hint,
    range,
    suggestions = [],
  }: FoundPlaceholder): Diagnostic {
    const { where, name } = nameOf(path, page.tree.data);
    const message = `${where}: ${named(name)} ${problem}.`;
    const advice = suggestions.length > 0 ? { suggestions } : {};
    return { code: "placeholder", message, hint, range, ...advice };
  }
};
