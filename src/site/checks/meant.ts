import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { sentences } from "../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { isTranslation, sourceAt } from "../markdown/sources.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** A comment by which an author takes a doubt about a value back: `# meant`, perhaps with a reason behind it. */
export const meant = /^\s*meant(?![\p{L}\p{N}_-])/u;

/** Leaves out what the author has marked as meant, and adds how to do so to the hint of the rest. */
export const withoutMeant = (found: readonly Diagnostic[], page: ParsedPage): Diagnostic[] =>
  found.flatMap((each) => {
    if (!each.mayBeMeant) return [each];
    if (isMeant(page, each.mayBeMeant)) return [];
    return [{ ...each, hint: sentences(each.hint ?? "", adviseOn(page, each.range)) }];
  });

/** The way to mark a value as meant; empty where no comment can be. */
function adviseOn(page: ParsedPage, [start]: Range): string {
  if (isTranslation(page)) return "If it is meant, write # meant on a line above msgctxt.";
  return sourceAt(page.sources, start) ? "" : "If it is meant, write # meant on the line above.";
}

/** True if the author has marked the value at the path as meant: in the comment lines right above it, or behind it. */
export function isMeant({ tree }: ParsedPage, path: FieldPath): boolean {
  const own = path.findIndex(
    (_, index) => typeof dataAt(tree.data, path.slice(0, index + 1)) === "string",
  );
  const place = own < 0 ? path : path.slice(0, own + 1);
  return tree.commentsAt(place).some((comment) => meant.test(comment));
}
