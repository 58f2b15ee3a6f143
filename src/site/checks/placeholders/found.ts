import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { FixChange, Range } from "../../../yaml/diagnostic.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { PlacedText } from "./texts.ts";

/** A placeholder in a text. */
export interface FoundPlaceholder {
  path: FieldPath;
  /** The end of a sentence that begins with the name of the property. */
  problem: string;
  hint: string;
  range: Range;
  suggestions?: FixChange[];
}

/** Finds one kind of placeholder in a text. */
export type FindPlaceholders = (text: PlacedText, page: ParsedPage) => FoundPlaceholder[];
