import type { Diagnostic, Edit, FixChange } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** The diagnostic with the changes that it makes inside Markdown, where a text that starts with # needs no quotes. */
export function unquoteEdits(diagnostic: Diagnostic, page: ParsedPage): Diagnostic {
  const { fix, suggestions } = diagnostic;
  if (page.markdown.length === 0 || (!fix && !suggestions)) return diagnostic;
  const unquote = <Kind extends FixChange>(change: Kind): Kind => ({
    ...change,
    edits: change.edits.map((edit) => (isInside(edit, page) ? unquoted(edit) : edit)),
  });
  return {
    ...diagnostic,
    ...(fix && { fix: unquote(fix) }),
    ...(suggestions && { suggestions: suggestions.map(unquote) }),
  };
}

const unquoted = (edit: Edit): Edit => ({ ...edit, text: edit.text.replace(/^"(.*)"$/, "$1") });

/** True if the edit is in a Markdown file, or inside a text of the page. */
const isInside = ({ start, end }: Edit, { markdown, text, tree }: ParsedPage) =>
  start > text.length ||
  markdown.some(({ path }) => {
    const [from, to] = tree.rangeAt(path);
    return from < start && end <= to;
  });
