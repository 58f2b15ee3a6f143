import type { Scalar } from "yaml";
import { describePlace } from "../../../shared/text/wording.ts";
import type { Diagnostic, Edit, FixChange } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";
import { findForeignSigns } from "./foreign.ts";
import { findHeadingMistakes } from "./headings.ts";
import { findHtml } from "./html.ts";
import { findBadAddresses } from "./links.ts";
import { findPictureMistakes } from "./pictures.ts";
import { findLostReferences } from "./references.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";
import { findIdleSigns } from "./signs.ts";
import { findTableMistakes } from "./tables.ts";

const rules: readonly Rule[] = [
  findHtml,
  findBadAddresses,
  findHeadingMistakes,
  findLostReferences,
  findPictureMistakes,
  findTableMistakes,
  findForeignSigns,
  findIdleSigns,
];

/** Finds what is wrong in the Markdown of a page, each at its place. The links and ids in it are checked like all others. */
export const checkMarkdown: Check = (page) =>
  page.markdown.flatMap((markdown) => {
    const { path, locate } = markdown;
    const where = describePlace(path, page.tree.data);
    const type = page.tree.scalarAt(path)?.type;
    // A file is written as it is, and so is a text behind |.
    const write = (type && markdown.isInPage && writers[type]) || ((text: string) => text);
    return rules.flatMap((rule) => rule(markdown, page)).map(toDiagnostic);

    function toDiagnostic({
      message,
      range,
      fix,
      suggestions = [],
      ...rest
    }: MarkdownProblem): Diagnostic {
      const moved = fix && move(fix);
      return {
        ...rest,
        message: `${where}: ${message}`,
        range: locate(range),
        ...(moved && { fix: moved }),
        ...(suggestions.length > 0 && {
          suggestions: suggestions.flatMap((suggestion) => move(suggestion) ?? []),
        }),
      };
    }

    /** The change in the file; undefined where it cannot be written there. */
    function move<Kind extends FixChange>(change: Kind): Kind | undefined {
      const edits = change.edits.flatMap(({ start, end, text }): Edit[] => {
        const isFirst = start === 0 && markdown.isInPage && type === "PLAIN";
        const written = isFirst ? undefined : write(text);
        // Inserted text is behind the letter before it.
        const [from, to] = locate(start === end ? [start - 1, end] : [start, end]);
        if (written === undefined) return [];
        return [{ start: start === end ? to : from, end: to, text: written }];
      });
      const isWhole = markdown.isExact && edits.length === change.edits.length;
      return isWhole ? { ...change, edits } : undefined;
    }
  });

/** Writes a text inside one of another notation; undefined if that is impossible. */
const writers: Partial<Record<Scalar.Type, (text: string) => string | undefined>> = {
  PLAIN: (text) => (/[#:,[\]{}]/.test(text) ? undefined : text),
  QUOTE_SINGLE: (text) => text.replaceAll("'", "''"),
  QUOTE_DOUBLE: (text) => text.replaceAll(/["\\]/g, "\\$&"),
};
