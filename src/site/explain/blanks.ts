import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { findBlankEnd } from "../../yaml/unseenCharacters.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { SchemaError } from "./schemaError.ts";

/** Invisible blanks behind an invalid value. Once they are gone, other mistakes in the value show. */
export function explainBlanks(
  { path, data }: SchemaError,
  { tree, text }: ParsedPage,
): Diagnostic | undefined {
  if (typeof data !== "string") return undefined;
  const suppresses = tree.valueAt(path);
  const diagnostic = findBlankEnd(text, suppresses);
  return diagnostic && { ...diagnostic, suppresses };
}
