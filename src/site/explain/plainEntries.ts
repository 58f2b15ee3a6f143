import { lookUp } from "../../shared/lookUp.ts";
import type { Reason } from "../../yaml/certainty.ts";
import type { FixChange } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { SchemaError } from "./schemaError.ts";
import { definitionOf } from "./schemaError.ts";

/** A hint, and the edits that carry it out, if there are any. */
export interface Repair {
  title: string;
  edits?: FixChange["edits"];
  /** The reason why the edits are certain, if they are. */
  reason?: Reason;
}

/** `- a` in a list of groups: the corrected line. */
export function repairEntry(
  { path, data, wanted, schema }: Pick<SchemaError, "path" | "data" | "wanted" | "schema">,
  { tree, text, schemas }: ParsedPage,
): Repair | undefined {
  const isPlain = typeof data === "string" || typeof data === "number";
  // Of several that a group needs one of, the first is the usual one.
  const { required = [], needsOneOf } = schema;
  const [first, ...others] = [...required, ...(needsOneOf?.names.slice(0, 1) ?? [])];
  if (typeof path.at(-1) !== "number" || wanted !== "object" || !isPlain || !first)
    return undefined;
  const [start, end] = tree.rangeAt(path);
  const written = text.slice(start, end);
  const { pattern, type } = definitionOf(lookUp(schema.properties ?? {}, first), schemas) ?? {};
  // A path or an address may be meant for another setting.
  const fits =
    others.length === 0 &&
    type === "string" &&
    typeof data === "string" &&
    new RegExp(String(pattern ?? "")).test(data) &&
    !/^[/#]|:\/\//.test(data);
  const isLine = !written.includes("\n");
  const shown = fits && isLine && [...written].length <= 60 ? written : "…";
  const below = others.map((name) => `${name}: …`).join(", ");
  const title = `Write - ${first}: ${shown}${below && `, and below it, indented: ${below}.`}`;
  if (!isLine || !fits) return { title };
  const isBlock = /(^|\s)-[ \t]+$/.test(text.slice(Math.max(0, start - 100), start));
  return {
    title,
    reason: "entry",
    edits: isBlock
      ? [{ start, end: start, text: `${first}: ` }]
      : [{ start, end, text: `{ ${first}: ${written} }` }],
  };
}
