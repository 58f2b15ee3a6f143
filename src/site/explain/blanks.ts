import type { Finding } from "../../yaml/diagnostic.ts";
import { findBlankEnd } from "../../yaml/unseenCharacters.ts";
import type { Page } from "../page.ts";
import type { Breach } from "./schemaError.ts";

/** Blanks that are no spaces behind a value that breaks a rule: whatever else is wrong with it shows without them. */
export function explainBlanks({ path, data }: Breach, { tree, text }: Page): Finding | undefined {
  if (typeof data !== "string") return undefined;
  const covers = tree.valueAt(path);
  const finding = findBlankEnd(text, covers);
  return finding && { ...finding, covers };
}
