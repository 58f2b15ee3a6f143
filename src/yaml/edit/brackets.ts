import { isMap } from "yaml";
import type { Edit } from "../diagnostic.ts";
import { lineBreak, lineEnd, lineStart } from "../line.ts";
import { type Collection, nodeOf } from "./nodes.ts";
import { RefusedEdit } from "./refusal.ts";

/** The items of a list or a group between brackets, each from its first sign up to its last. */
function rangesOf(holder: Collection): [number, number][] {
  const items = isMap(holder)
    ? holder.items.map(({ key, value }) => {
        const [start = 0, end = 0] = nodeOf(key)?.range ?? [];
        const behind = nodeOf(value)?.range?.[1] ?? end;
        return [start, Math.max(end, behind)] as const;
      })
    : holder.items.map((item) => nodeOf(item)?.range ?? ([0, 0, 0] as const));
  return items.map(([start, end]) => [start, end]);
}

/** The comma behind an item; undefined if there is none. */
function commaBehind(repaired: string, end: number): number | undefined {
  const [gap] = /^(?:\s|#[^\n]*\n)*(?=,)/.exec(repaired.slice(end)) ?? [];
  return gap === undefined ? undefined : end + gap.length;
}

/** Puts an item, as it is written, into brackets that hold something. */
export function insertBetween(
  repaired: string,
  holder: Collection,
  index: number,
  text: string,
): Edit[] {
  const ranges = rangesOf(holder);
  const eol = lineBreak(repaired);
  const [first] = ranges;
  if (!first) throw new RefusedEdit("layout");
  const startsLine = (at: number) => repaired.slice(lineStart(repaired, at), at).trim() === "";
  if (index === 0) {
    const gap = startsLine(first[0]) ? eol + indentOf(repaired, first[0]) : " ";
    return [{ start: first[0], end: first[0], text: `${text},${gap}` }];
  }
  const [start, end] = ranges[index - 1] ?? first;
  const comma = commaBehind(repaired, end);
  const stop = holder.range?.[1] ?? end;
  const rest = repaired.slice(
    comma === undefined ? end : comma + 1,
    lineEnd(repaired, comma ?? end),
  );
  const endsLine =
    /^\s*(#.*)?$/.test(rest.trimEnd()) &&
    rest.endsWith("\n") &&
    lineEnd(repaired, comma ?? end) < stop;
  if (startsLine(start) && endsLine) {
    const below = lineEnd(repaired, comma ?? end);
    const tail = comma !== undefined ? "," : "";
    const line = `${indentOf(repaired, start)}${text}${tail}${eol}`;
    const own = [{ start: below, end: below, text: line }];
    return comma === undefined ? [{ start: end, end, text: "," }, ...own] : own;
  }
  if (comma === undefined) {
    if (!endsLine || !/#/.test(rest)) return [{ start: end, end, text: `, ${text}` }];
    const below = lineEnd(repaired, end);
    return [
      { start: end, end, text: "," },
      { start: below, end: below, text: `${indentOf(repaired, below) || " "}${text}${eol}` },
    ];
  }
  return [{ start: comma + 1, end: comma + 1, text: ` ${text},` }];
}

const indentOf = (repaired: string, at: number) =>
  /^[ \t]*/.exec(repaired.slice(lineStart(repaired, at)))?.[0] ?? "";

/** Takes an item out of brackets. */
export function removeBetween(repaired: string, holder: Collection, index: number): Edit[] {
  const ranges = rangesOf(holder);
  const range = ranges[index];
  if (!range) throw new RefusedEdit("layout");
  const [start, end] = range;
  if (ranges.length === 1) return emptied(repaired, holder);
  const comma = commaBehind(repaired, end);
  const next = ranges[index + 1];
  if (comma !== undefined && next)
    return [{ start, end: behindComma(repaired, start, comma, next[0]), text: "" }];
  return [
    { ...lastRange(repaired, holder, [start, end], ranges[index - 1]?.[1] ?? start), text: "" },
  ];
}

/** The range of the last of several items with its comma, of which the one before ends at `before`. */
function lastRange(
  repaired: string,
  holder: Collection,
  [start, end]: [number, number],
  before: number,
): Pick<Edit, "start" | "end"> {
  const comma = commaBehind(repaired, end);
  const stop = comma === undefined ? end : comma + 1;
  const ahead = repaired.slice(before, start);
  const line = lineStart(repaired, start);
  const rest = repaired.slice(stop, lineEnd(repaired, stop));
  const isOwn = repaired.slice(line, start).trim() === "" && /^[ \t]*(#.*)?\r?\n$/.test(rest);
  if (comma === undefined && !ahead.includes("#")) return { start: before, end };
  if (isOwn) return { start: line, end: lineEnd(repaired, stop) };
  // A comment has to stay, and on several lines the comma does.
  if (ahead.includes("#")) return { start, end: stop };
  if (ahead.includes("\n")) return { start: before, end };
  const isPadded = /\s/.test(repaired[(holder.range?.[0] ?? 0) + 1] ?? "");
  const [padding = ""] = /^[ \t]*(?=[\]}])/.exec(rest) ?? [];
  return { start: before, end: stop + (isPadded ? 0 : padding.length) };
}

/** The offset after an item and its comma, without a comment in between. */
function behindComma(repaired: string, start: number, comma: number, next: number): number {
  const gap = repaired.slice(comma + 1, next);
  if (!gap.includes("#") && !gap.includes("\n")) return next;
  const isOwn = repaired.slice(lineStart(repaired, start), start).trim() === "";
  const [blank = ""] = /^[ \t]*(?:\r?\n[ \t]*)?/.exec(gap) ?? [];
  const [tail] = /^[ \t]*#[^\n]*\n[ \t]*/.exec(gap) ?? [];
  return comma + 1 + (isOwn ? (tail ?? blank).length : 0);
}

function emptied(repaired: string, holder: Collection): Edit[] {
  const [start, end] = holder.range ?? [0, 0];
  if (repaired.slice(start, end).includes("#") && hasComment(repaired, holder))
    throw new RefusedEdit("brackets");
  return [{ start: start + 1, end: end - 1, text: "" }];
}

/** True if a comment is between the brackets. */
export function hasComment(repaired: string, holder: Collection): boolean {
  const [from, to] = holder.range ?? [0, 0];
  let at = from;
  const gaps = rangesOf(holder).map(([start, end]) => {
    const gap = repaired.slice(at, start);
    at = end;
    return gap;
  });
  return [...gaps, repaired.slice(at, to)].some((gap) => gap.includes("#"));
}

/** Copies an item of brackets behind itself. */
export function copyBetween(repaired: string, holder: Collection, index: number): Edit[] {
  const [start, end] = rangesOf(holder)[index] ?? [0, 0];
  return insertBetween(repaired, holder, index + 1, repaired.slice(start, end));
}

/** Moves an item between brackets: the items change places, and the text between them stays. */
export function moveBetween(
  repaired: string,
  holder: Collection,
  from: number,
  to: number,
): Edit[] {
  if (hasComment(repaired, holder)) throw new RefusedEdit("brackets");
  const ranges = rangesOf(holder);
  const texts = ranges.map(([start, end]) => repaired.slice(start, end));
  const [moved = ""] = texts.splice(from, 1);
  texts.splice(to, 0, moved);
  return ranges.map(([start, end], index) => ({ start, end, text: texts[index] ?? "" }));
}
