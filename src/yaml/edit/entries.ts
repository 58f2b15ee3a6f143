import { isMap, isSeq, type YAMLMap } from "yaml";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Edit } from "../diagnostic.ts";
import { lineBreak, lineEnd } from "../line.ts";
import { textOf } from "../tree.ts";
import { cutRange, findMention, isShort, type Layout, type LayoutEntry, layOut } from "./layout.ts";
import { type Collection, colonEnd, type Spot } from "./nodes.ts";
import { RefusedEdit } from "./refusal.ts";
import type { RepairedText } from "./repairedText.ts";
import { writeItem, writeSetting } from "./stringify.ts";
import { countLines } from "./text.ts";

/** A list or group that is written on lines, as it is laid out. */
export interface Laid {
  reading: RepairedText;
  path: FieldPath;
  spot: Spot;
  holder: Collection;
  layout: Layout;
}

/** Lays out the value at the path. */
export function layOutAt(reading: RepairedText, path: FieldPath, spot: Spot): Laid {
  const { repaired, root } = reading;
  const holder = spot.node;
  if (!isMap(holder) && !isSeq(holder)) throw new RefusedEdit("layout");
  const isSections = path.length === 1 && path[0] === "sections";
  const opening = spot.pair ? lineEnd(repaired, colonEnd(spot.pair, repaired)) : 0;
  const layout = layOut(repaired, holder, opening, isSections);
  if (isSections && layout.entries.length < 2 && isMap(root) && !root.flow) {
    layout.gap = layOut(repaired, root, 0, false).gap;
  }
  return { reading, path, spot, holder, layout };
}

/** Takes out one entry. */
export function removeEntry(
  { reading: { repaired }, spot, holder, layout }: Laid,
  index: number,
): Edit[] {
  const entry = entryAt(layout, index);
  if (layout.entries.length > 1) return [removal(repaired, layout, index)];
  const empty = isMap(holder) ? "{}" : "[]";
  if (!spot.pair || entry.isInline) {
    return [{ start: entry.at, end: contentsEnd(repaired, entry), text: empty }];
  }
  const at = colonEnd(spot.pair, repaired);
  return [
    { start: at, end: at, text: ` ${empty}` },
    { start: entry.lead, end: entry.end, text: "" },
  ];
}

function removal(repaired: string, layout: Layout, index: number): Edit {
  const entry = entryAt(layout, index);
  const next = layout.entries[index + 1];
  // Behind a dash, the content below moves up.
  if (entry.isInline && next) {
    const comment = /\S/.exec(repaired.slice(next.lead, next.at + 1));
    return { start: entry.at, end: next.lead + (comment?.index ?? 0), text: "" };
  }
  const [start, end] = cutRange(repaired, layout, index);
  return { start, end, text: "" };
}

/** The end of an entry's lines, without the last line end. */
function contentsEnd(repaired: string, { end }: LayoutEntry): number {
  return end - (/\r?\n$/.exec(repaired.slice(0, end))?.[0].length ?? 0);
}

/**
 * Inserts an item into a list: above the one of the index, or below the one before it. `lines` are the item as text.
 */
export function insertItem(laid: Laid, index: number, value: unknown, lines?: string): Edit[] {
  const { reading, layout } = laid;
  const column = entryAt(layout, 0).column;
  const block =
    lines === undefined
      ? writeItem(value, column, reading.style())
      : lines.split("\n").map((line) => line && " ".repeat(column) + line);
  const eol = lineBreak(reading.repaired);
  return putAt(laid, index, block.map((line) => line + eol).join(""));
}

const putAt = (laid: Laid, index: number, block: string): Edit[] =>
  index === 0 ? putAbove(laid, 0, block) : putBelow(laid, index - 1, block);

function putAbove({ reading: { repaired }, layout }: Laid, index: number, block: string): Edit[] {
  const entry = entryAt(layout, index);
  const { lead } = entry;
  const gap = gapFor(repaired, layout, entry, block);
  return [{ start: lead, end: lead, text: block + lineBreak(repaired).repeat(gap) }];
}

function putBelow({ reading: { repaired }, layout }: Laid, index: number, block: string): Edit[] {
  const entry = entryAt(layout, index);
  const { end, below } = entry;
  const usual = gapFor(repaired, layout, entry, block);
  const gap = below > end ? Math.max(1, usual) : usual;
  return [{ start: below, end: below, text: lineBreak(repaired).repeat(gap) + block }];
}

/** The number of blank lines between an entry and what is put above or below it. */
const gapFor = (
  repaired: string,
  { gap, shortGap }: Layout,
  entry: LayoutEntry,
  block: string,
): number =>
  isShort(repaired, entry) && countLines(block, 0, block.length) === 1 ? shortGap : gap;

/** Copies an item below itself, without the comment that leads it. */
export function copyItem(laid: Laid, index: number): Edit[] {
  const { line, end } = entryAt(laid.layout, index);
  return putBelow(laid, index, laid.reading.repaired.slice(line, end));
}

/** Moves an item above or below another. */
export function moveItem(laid: Laid, from: number, side: "above" | "below", of: number): Edit[] {
  const { reading, layout } = laid;
  const { lead, end } = entryAt(layout, from);
  const block = reading.repaired.slice(lead, end);
  const put = side === "above" ? putAbove(laid, of, block) : putBelow(laid, of, block);
  return [removal(reading.repaired, layout, from), ...put];
}

/** Puts a setting into a group, among the others in the order of `names`. */
export function insertSetting(
  laid: Laid,
  name: string,
  value: unknown,
  names: readonly string[],
): Edit[] {
  const { reading, layout, holder } = laid;
  const { repaired } = reading;
  if (!isMap(holder)) throw new RefusedEdit("layout");
  const { column, isInline, at } = entryAt(layout, 0);
  const eol = lineBreak(repaired);
  const lines = writeSetting(name, value, column, reading.style());
  const block = lines.map((line) => line + eol).join("");
  const index = placeAmong(holder, name, names);
  const mention = findMention(repaired, holder, layout, name);
  if (mention !== undefined)
    return [{ start: mention, end: mention, text: block + eol.repeat(Math.max(1, layout.gap)) }];
  if (index === 0 && isInline) {
    return [{ start: at, end: at, text: block.slice(column) + " ".repeat(column) }];
  }
  return putAt(laid, index, block);
}

/** The index of a new setting: below the last one that precedes it in `names`, or else above the first that follows. */
export function placeAmong(holder: YAMLMap, name: string, names: readonly string[]): number {
  const given = holder.items.map(({ key }) => textOf(key));
  const rank = names.indexOf(name);
  if (rank < 0) return given.length;
  const before = names.slice(0, rank).findLast((each) => given.includes(each));
  if (before !== undefined) return given.indexOf(before) + 1;
  const after = names.slice(rank + 1).find((each) => given.includes(each));
  return after === undefined ? given.length : given.indexOf(after);
}

function entryAt(layout: Layout, index: number): LayoutEntry {
  const entry = layout.entries[index];
  if (!entry) throw new RefusedEdit("layout");
  return entry;
}
