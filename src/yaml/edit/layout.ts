import { isMap, isSeq, type YAMLMap } from "yaml";
import { lineEnd, lineStart } from "../line.ts";
import { type Collection, contentEnd, nodeOf, pairEnd } from "./nodes.ts";
import { RefusedEdit } from "./refusal.ts";
import { blanksAbove, countLines, lineTextAt, skipBlanks } from "./text.ts";

/** A setting, or an entry of a list, and the lines that belong to it. */
export interface LayoutEntry {
  /** Its name, or its dash. */
  at: number;
  column: number;
  /** The start of its line. */
  line: number;
  /** True if it is behind a dash, so that its line starts with another entry. */
  isInline: boolean;
  /** The start of the comment lines that lead it, or else of its own line. */
  lead: number;
  /** The end of its lines, with the comments below that are indented further. */
  end: number;
  /** The end of a comment right below it that belongs to no entry: the next entry is inserted there. */
  below: number;
}

/** The entries of a list or a group, and the usual number of blank lines between them. */
export interface Layout {
  entries: LayoutEntry[];
  gap: number;
  /** The same between two entries of one line each. */
  shortGap: number;
}

/** Lays out a list or a group that is written on lines. `opening` is where what holds it ends. */
export function layOut(
  text: string,
  holder: Collection,
  opening: number,
  isSections: boolean,
): Layout {
  const entries: LayoutEntry[] = [];
  let floor = opening;
  for (const { at, end } of placesOf(text, holder)) {
    const line = lineStart(text, at);
    const column = at - line;
    const isInline = text.slice(line, at).trim() !== "";
    const own = ownEnd(text, end, column);
    const lead = isInline ? line : leadOf(text, line, column, floor);
    entries.push({
      at,
      column,
      line,
      isInline,
      lead,
      end: own,
      below: remarkEnd(text, own, column),
    });
    floor = own;
  }
  const [first, ...others] = entries;
  const isListComment =
    isSeq(holder) && !isSections && others.every(({ lead, line }) => lead === line);
  if (first && isListComment) first.lead = first.line;
  const shortGap = usualGap(text, entries, (entry) => isShort(text, entry));
  return { entries, gap: usualGap(text, entries), shortGap };
}

/** True for an entry of one line, without a comment that leads it. */
export const isShort = (text: string, { lead, line, end }: LayoutEntry): boolean =>
  lead === line && countLines(text, line, end) === 1;

interface Place {
  at: number;
  end: number;
}

function placesOf(text: string, holder: Collection): Place[] {
  if (isMap(holder)) {
    return holder.items.map((pair) => ({
      at: nodeOf(pair.key)?.range?.[0] ?? 0,
      end: pairEnd(pair, text),
    }));
  }
  const first = holder.range?.[0] ?? 0;
  if (text.slice(lineStart(text, first), first).trim() !== "") throw new RefusedEdit("inline-list");
  let dash = first;
  return holder.items.map((item, index) => {
    if (index > 0) dash = findDash(text, dash);
    const end = Math.max(contentEnd(nodeOf(item), text), dash + 1);
    const place = { at: dash, end };
    dash = lineEnd(text, end);
    return place;
  });
}

/** The dash of an entry: the first sign below the entry before it that is no comment. */
function findDash(text: string, from: number): number {
  for (let at = from; at < text.length; ) {
    const { kind, column, next } = lineTextAt(text, at);
    if (kind === "other") {
      if (text[at + column] !== "-") break;
      return at + column;
    }
    at = next;
  }
  throw new RefusedEdit("layout");
}

/** The end of an entry's lines: comments that are indented further than it are its own, behind blank lines too. */
function ownEnd(text: string, contents: number, column: number): number {
  let end = lineEnd(text, contents);
  for (let at = end; at < text.length; ) {
    const line = lineTextAt(text, at);
    if (line.kind === "other" || (line.kind === "comment" && line.column <= column)) break;
    at = line.next;
    if (line.kind === "comment") end = at;
  }
  return end;
}

/** The end of the comment right below an entry, in its column, if it leads nothing below it. */
function remarkEnd(text: string, end: number, column: number): number {
  let at = end;
  while (at < text.length) {
    const line = lineTextAt(text, at);
    if (line.kind !== "comment" || line.column !== column) break;
    at = line.next;
  }
  if (at === end || at === text.length) return at;
  const behind = lineTextAt(text, at);
  return behind.kind === "other" && behind.column >= column ? end : at;
}

/** The start of the comment lines right above an entry, unless they are the file's, or a muted entry. */
function leadOf(text: string, line: number, column: number, floor: number): number {
  let lead = line;
  while (lead > floor) {
    const above = lineStart(text, lead - 1);
    const { kind, column: own } = lineTextAt(text, above);
    if (kind !== "comment" || own > column) break;
    lead = above;
  }
  if (lead === 0) return line;
  return mutedEnd(text, lead, line);
}

/** The end of the last entry that is commented out (`# - type: hero`), with the comment lines that are indented further. */
function mutedEnd(text: string, start: number, end: number): number {
  let muted = start;
  let dash = -1;
  for (let at = start; at < end; ) {
    const { next } = lineTextAt(text, at);
    const [, sign = "", rest = ""] = /^([ \t]*#[ \t]*)(.*)/.exec(text.slice(at, next)) ?? [];
    if (/^-[ \t]+\S/.test(rest)) dash = sign.length;
    else if (dash >= 0 && sign.length <= dash) dash = -1;
    at = next;
    if (dash >= 0) muted = at;
  }
  return muted;
}

/** The number of blank lines above most entries; the smaller of two that are as frequent. */
function usualGap(
  text: string,
  entries: readonly LayoutEntry[],
  counted: (entry: LayoutEntry) => boolean = () => true,
): number {
  const counts = new Map<number, number>();
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (!before || !counted(before) || !counted(entry)) continue;
    const gap = gapAbove(text, entry.lead, before.end);
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return most?.[0] ?? 0;
}

const gapAbove = (text: string, at: number, floor: number) =>
  countLines(text, blanksAbove(text, at, floor), at);

/** The range to cut for removing one of several entries: of the gaps around it, the larger stays. */
export function cutRange(text: string, { entries }: Layout, index: number): [number, number] {
  const entry = entries[index];
  if (!entry) throw new RefusedEdit("layout");
  const floor = entries[index - 1]?.end ?? 0;
  const above = blanksAbove(text, entry.lead, floor);
  const below = skipBlanks(text, entry.end);
  if (index === 0) return [entry.lead, below];
  const isLast = index === entries.length - 1;
  const gap = countLines(text, above, entry.lead);
  const takesAbove = isLast
    ? // A separate comment would lead what comes behind the list, and a remark would belong to the line above.
      entry.below === entry.end && (above === floor || below > entry.end || below === text.length)
    : gap <= countLines(text, entry.end, below);
  return takesAbove ? [above, entry.end] : [entry.lead, isLast ? entry.end : below];
}

/** The position for a setting below a separate comment in the group that mentions it. */
export function findMention(
  text: string,
  holder: YAMLMap,
  layout: Layout,
  name: string,
): number | undefined {
  const { entries } = layout;
  const mention = `\`${name}:\``;
  for (const [index, entry] of entries.entries()) {
    if (!isMap(holder) || entry.isInline) continue;
    const from = entries[index - 1]?.below ?? 0;
    const found = text.slice(from, entry.lead).indexOf(mention);
    if (found < 0) continue;
    let at = lineEnd(text, from + found);
    while (at < entry.lead && lineTextAt(text, at).kind === "comment") at = lineEnd(text, at);
    return skipBlanks(text, at);
  }
  return undefined;
}
