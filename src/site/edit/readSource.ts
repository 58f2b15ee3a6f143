import { isSeq } from "yaml";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { SourceLines } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { SectionRef } from "../../shared/operation.ts";
import { layOutAt } from "../../yaml/edit/entries.ts";
import { findSpot, nodeOf, quoteStep } from "../../yaml/edit/nodes.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { lineCounter, parse } from "../../yaml/parse.ts";
import type { PageText } from "./edited.ts";
import { guardPart } from "./guard.ts";
import { findSection } from "./ids.ts";
import { readEditablePage } from "./read.ts";

/**
 * The lines of a page's file for a section, or for the item at a path from the section: with its comments, without its
 * indentation. Throws `Refused`.
 */
export function readSource(
  { text, path: address }: PageText,
  { section, path }: { section: SectionRef; path: FieldPath },
  schemas: Schemas,
): SourceLines {
  const reading = readEditablePage(text, { schemas, address }, parse);
  const { repaired, root, syntax } = reading;
  const whole: FieldPath = ["sections", findSection(reading.data(), section), ...path];
  guardPart(reading, whole);
  const index = whole.at(-1);
  const holder = whole.slice(0, -1);
  const list = findSpot(root, holder);
  const spot = findSpot(root, whole);
  if (typeof index !== "number" || !list || !spot || !isSeq(list.node)) {
    throw new RefusedEdit("no-item", quoteStep(index));
  }
  const at = (offset: number) => lineCounter(text)(syntax.toSourceRange([offset, offset])[0]);
  if (list.node.flow) {
    const [start, end] = nodeOf(spot.node)?.range ?? [0, 0];
    return { text: `- ${repaired.slice(start, end)}\n`, ...at(start) };
  }
  const entry = layOutAt(reading, holder, list).layout.entries[index];
  if (!entry) throw new RefusedEdit("layout");
  const { isInline, lead, end, column } = entry;
  const lines = isInline
    ? " ".repeat(column) + repaired.slice(entry.at, end)
    : repaired.slice(lead, end);
  return { text: moveLeft(lines.replaceAll("\r\n", "\n"), column), ...at(entry.at) };
}

const moveLeft = (lines: string, columns: number) =>
  lines.replaceAll(new RegExp(`^ {0,${columns}}`, "gm"), "");
