import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { isTranslation, sourceAt } from "../markdown/sources.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** A comment by which an author takes a doubt about a value back: `# meant`, perhaps with a reason behind it. */
export const meant = /^\s*meant(?![\p{L}\p{N}_-])/u;

/** The end of a hint about a translation that may be as it should. */
export const meantInCatalogue = "If it is meant, write # meant on a line above msgctxt.";

/** The end of a hint about a value that may be as it should; empty where no comment can be. */
export function meantHint(page: ParsedPage, [start]: readonly [number, number]): string {
  if (isTranslation(page)) return meantInCatalogue;
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
