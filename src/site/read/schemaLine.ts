import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { certain, writing } from "../../yaml/writeValue.ts";

/** The line that tells text editors the schema of a page's file, in the folder of an earlier version. */
const outdatedLine =
  /^# yaml-language-server: \$schema=(?:\.\.?\/)*(editor|suggestions)\/(?:sub)?page\.schema\.json\r?$/dm;

/** Reports a line that leads text editors to the folder of an earlier version, which nothing keeps up to date. */
export function reportSchemaLine(text: string): Diagnostic[] {
  const found = outdatedLine.exec(text);
  const range = found?.indices?.[1];
  if (!range) return [];
  const title = `Write .broadside in place of ${found[1]}.`;
  return [
    {
      code: "renamed",
      message:
        "The schemas for text editors are in .broadside/ now, and suggestions/ is not kept up to date.",
      hint: `${title} The folder ${found[1]}/ can be deleted.`,
      range,
      fix: certain("renamed", writing(range, ".broadside", title)),
    },
  ];
}
