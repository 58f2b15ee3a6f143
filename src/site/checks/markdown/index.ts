import { placeOf } from "../../../shared/wording.ts";
import type { Change, Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";
import { findHeadingMistakes } from "./headings.ts";
import { findHtml } from "./html.ts";
import { findBadAddresses } from "./links.ts";
import { findPictureMistakes } from "./pictures.ts";
import { findLostReferences } from "./references.ts";
import type { Problem, Rule } from "./rule.ts";
import { findTableMistakes } from "./tables.ts";

const rules: readonly Rule[] = [
  findHtml,
  findBadAddresses,
  findHeadingMistakes,
  findLostReferences,
  findPictureMistakes,
  findTableMistakes,
];

/** Finds what is wrong in the Markdown of a page, each at its place. The links and ids in it are checked like all others. */
export const checkMarkdown: Check = (page) =>
  page.markdown.flatMap((markdown) => {
    const where = placeOf(markdown.path, page.tree.data);
    return rules.flatMap((rule) => rule(markdown, page)).map(locate);

    function locate({ range, message, fix, suggestions, ...rest }: Problem): Diagnostic {
      const move = <Kind extends Change>(change: Kind): Kind => ({
        ...change,
        edits: change.edits.map(({ start, end, text }) => {
          // Text that is put in stands behind the letter before it.
          const [from, to] = markdown.locate(start === end ? [start - 1, end] : [start, end]);
          return { start: start === end ? to : from, end: to, text };
        }),
      });
      return {
        ...rest,
        message: `${where}: ${message}`,
        range: markdown.locate(range),
        ...(markdown.isExact && fix && { fix: move(fix) }),
        ...(markdown.isExact &&
          suggestions && { suggestions: suggestions.map((each) => move(each)) }),
      };
    }
  });
