import { membersOf } from "../../schema/fields.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { PasteTarget } from "../../shared/editor/endpoint.ts";
import { type LackingEntry, makeEntries, textsOfEntry } from "../paste/makeEntries.ts";
import { readEntries } from "../paste/readEntries.ts";
import { entryAt } from "../site/entryAt.ts";

/** The entries that a pasted text makes, and the list that takes them. */
interface PastedEntries {
  values: unknown[];
  target: PasteTarget;
}

/**
 * The entries that a text of another program makes in the first list that can have them, or what they lack. Undefined for
 * what was copied in a page's file, and where no list has texts.
 */
export function listPasted(
  schemas: Schemas,
  type: string,
  lists: readonly PasteTarget[],
  source: string,
  words: string,
): PastedEntries | LackingEntry | undefined {
  let lacking: LackingEntry | undefined;
  for (const target of lists) {
    const entry = entryAt(schemas, type, target.path);
    const texts = entry && textsOfEntry(schemas, entry);
    if (!texts) continue;
    if (isSource(source, [...membersOf(schemas, entry.place).properties.keys()])) return undefined;
    const values = makeEntries(schemas, entry, readEntries(words, texts.parts.length), undefined);
    if (!("missing" in values)) return { values, target };
    lacking ??= values;
  }
  return lacking;
}

/** The sentence about an entry that lacks something. */
export const describeLacking = ({ missing, head }: LackingEntry): string =>
  `“${head}” lacks its ${missing}. Write it on a line below, and paste again.`;

/** True for the lines of a page's file. */
function isSource(text: string, names: readonly string[]): boolean {
  const [, first = ""] = /^(?:\s*(?:#.*)?\n)*\s*(?:-\s+)?([\w-]+):(?:\s|$)/.exec(text) ?? [];
  return first === "type" || names.includes(first);
}
