import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { sentences } from "../../shared/text/wording.ts";
import type { Diagnostic, FixChange } from "../../yaml/diagnostic.ts";
import { lineStart } from "../../yaml/line.ts";
import { isTranslation, sourceAt } from "../markdown/sources.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** A comment by which an author takes a doubt about a value back: `# meant`, perhaps with a reason behind it. */
export const meant = /^\s*meant(?![\p{L}\p{N}_-])/u;

/** Leaves out what the author has marked as meant, and adds how to do so to the rest. */
export const withoutMeant = (found: readonly Diagnostic[], page: ParsedPage): Diagnostic[] =>
  found.flatMap((each) => {
    const { mayBeMeant: path, range, hint = "" } = each;
    if (!path) return [each];
    if (isMeant(page, path)) return [];
    if (isTranslation(page)) return [{ ...each, hint: sentences(hint, inCatalogue) }];
    if (sourceAt(page.sources, range[0])) return [each];
    return [{ ...each, hint: sentences(hint, onPage), dismissal: dismiss(page, path) }];
  });

const inCatalogue = "If it is meant, write # meant on a line above msgctxt.";
const onPage = "If it is meant, write # meant on the line above.";

/** Writes the comment on a line above the value. */
function dismiss({ tree, text }: ParsedPage, path: FieldPath): FixChange {
  const start = lineStart(text, tree.keyAt(pathOfValue(path, tree.data))[0]);
  const [indent = ""] = /^ */.exec(text.slice(start)) ?? [];
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  return { title: "It is meant", edits: [{ start, end: start, text: `${indent}# meant${end}` }] };
}

/** True if the author has marked the value at the path as meant: in the comment lines right above it, or behind it. */
export const isMeant = ({ tree }: ParsedPage, path: FieldPath): boolean =>
  tree.commentsAt(pathOfValue(path, tree.data)).some((comment) => meant.test(comment));

/** The path of the value that a path leads to or into: a text holds links, which have paths of their own. */
function pathOfValue(path: FieldPath, data: unknown): FieldPath {
  const own = path.findIndex(
    (_, index) => typeof dataAt(data, path.slice(0, index + 1)) === "string",
  );
  return own < 0 ? path : path.slice(0, own + 1);
}
