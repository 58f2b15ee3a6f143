import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { Change, Range } from "../../../yaml/diagnostic.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { PageText } from "./texts.ts";

/** A placeholder in a text. */
export interface Found {
  path: FieldPath;
  /** The end of a sentence that begins with the name of the property. */
  problem: string;
  hint: string;
  range: Range;
  suggestions?: Change[];
}

/** Finds one kind of placeholder in a text. */
export type FindPlaceholders = (text: PageText, page: ParsedPage) => Found[];
