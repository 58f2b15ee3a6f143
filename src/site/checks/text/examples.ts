import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Pictures and films of the engine: allowed while a page is tried out, not when it is published. */
export const checkExamples: Check = (page) =>
  page.fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    if (kind !== "asset" || page.files.get(asText(value)) !== "example") return [];
    if (sectionOf(page, path)?.on === false) return [];
    const { where } = nameOf(path, page.tree.data);
    return [
      {
        code: "placeholder",
        message: `${where}: ${quote(asText(value))} is sample art, which comes with Broadside.`,
        hint: "Put a file of your own into public/, and write its path.",
        range: page.tree.valueAt(path),
        likeness: "example",
      },
    ];
  });
