import { isMap, isSeq } from "yaml";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { findSpot, hasConstruct, nodeOf } from "../../yaml/edit/nodes.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import type { Step } from "../../yaml/edit/step.ts";
import { lineStart } from "../../yaml/line.ts";
import { type EditablePage, partOf } from "./read.ts";

/** The paths that a step changes, or takes along. */
export function touchedBy(step: Step): FieldPath[] {
  if (step.do === "move") return [[...step.path, step.from]];
  if (step.do === "copy") return [[...step.path, step.index]];
  return [step.path];
}

/** Refuses to touch a part that may not be read as it was meant, or that reuses or retypes something. */
export function guardPart(reading: EditablePage, path: FieldPath): void {
  const part = partOf(path);
  if (part.length === 1 && part[0] === "sections") return;
  const { node = null, pair } = findSpot(reading.root, part) ?? {};
  const { guessed, brokenAt, toSourceRange } = reading.syntax;
  const own = nodeOf(pair?.key ?? node)?.range?.[0];
  if (own !== undefined && (guessed.length > 0 || brokenAt !== undefined)) {
    const starts = startsOf(reading).map((start) => toSourceRange([start, start])[0]);
    const partAt = (offset: number) => starts.findLast((start) => start <= offset) ?? 0;
    const here = partAt(toSourceRange([own, own])[0]);
    if (guessed.some((offset) => partAt(offset) === here)) throw new RefusedEdit("fault");
    if (brokenAt !== undefined && here >= partAt(brokenAt)) throw new RefusedEdit("fault");
  }
  if (hasConstruct(node)) throw new RefusedEdit("reuse");
}

/** The starts of the lines of the page's settings and sections in the repaired text. */
function startsOf({ root, repaired }: EditablePage): number[] {
  if (!isMap(root)) return [0];
  const nodes = root.items.flatMap(({ key, value }) => [key, ...(isSeq(value) ? value.items : [])]);
  return nodes
    .flatMap((node) => nodeOf(node)?.range?.[0] ?? [])
    .map((at) => lineStart(repaired, at))
    .sort((a, b) => a - b);
}

/** Maps edits of the repaired text to the source. What touches a repair, or copies one, is refused. */
export function mapToSource(
  reading: EditablePage,
  edits: readonly Edit[],
  copied: readonly [number, number][],
): Edit[] {
  const { repairs, syntax } = reading;
  let shift = 0;
  const repaired = repairs
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const from = start + shift;
      shift += text.length - (end - start);
      return [from, from + text.length] as const;
    });
  const touches = (from: number, to: number) =>
    repaired.some(([start, end]) => from <= end && start <= to);
  if (
    [...edits.map(({ start, end }) => [start, end] as const), ...copied].some(([from, to]) =>
      touches(from, to),
    )
  )
    throw new RefusedEdit("fault");
  const limit = readableEnd(reading);
  return edits.map((edit) => {
    const [start, end] = syntax.toSourceRange([edit.start, edit.end]);
    if (end > limit) throw new RefusedEdit("fault");
    return { start, end, text: edit.text };
  });
}

/** The start of the part with a mistake that could not be repaired: behind it, no line is sure to be what it seems. */
function readableEnd(reading: EditablePage): number {
  const { brokenAt, toSourceRange } = reading.syntax;
  if (brokenAt === undefined) return Number.POSITIVE_INFINITY;
  const starts = startsOf(reading).map((start) => toSourceRange([start, start])[0]);
  return starts.findLast((start) => start <= brokenAt) ?? 0;
}
