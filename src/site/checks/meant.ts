import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { lineStart } from "../../yaml/line.ts";
import { sourceAt } from "../markdown/sources.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** A comment by which an author takes a doubt about a value back: `# meant`, perhaps with a reason behind it. */
export const meant = /^\s*meant(?![\p{L}\p{N}_-])/u;

/** The end of a hint about a value that may be as it should; empty where no comment can be. */
export const meantHint = (page: ParsedPage, [start]: readonly [number, number]): string =>
  sourceAt(page.sources, start) ? "" : "If it is meant, write # meant on the line above.";

/** True if the author has marked the value at the path as meant: in the comment lines right above it, or behind it. */
export function isMeant({ text, tree }: ParsedPage, path: FieldPath): boolean {
  const own = path.findIndex(
    (_, index) => typeof dataAt(tree.data, path.slice(0, index + 1)) === "string",
  );
  const place = own < 0 ? path : path.slice(0, own + 1);
  return (
    meant.test(tree.scalarAt(place)?.comment ?? "") ||
    commentsAbove(text, tree.keyAt(place)[0]).some((comment) => meant.test(comment))
  );
}

/** The comments on the lines right above the one that holds the offset. */
function commentsAbove(text: string, offset: number): string[] {
  const start = lineStart(text, offset);
  if (start === 0) return [];
  const [, comment] =
    /^[ \t]*#(.*)$/.exec(text.slice(lineStart(text, start - 1), start - 1).trimEnd()) ?? [];
  return comment === undefined ? [] : [comment, ...commentsAbove(text, start - 1)];
}
