import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Edit, Range } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** The removal of a setting, or of an entry of a list. */
export interface Removal {
  /** The part to be removed, in words. */
  what: string;
  /** The edits, if they change nothing else and lose no comment. */
  edits?: Edit[];
  /** True if a comment follows it, which may be the intended value. */
  isCommented: boolean;
}

/** Removes the value at the path. The value is empty, so every # in it starts a comment. */
export function removing(path: FieldPath, page: ParsedPage): Removal {
  const { text } = page;
  const [start, end] = extentOf(path, page);
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end) + 1 || text.length;
  const before = text.slice(line, start);
  const isBlock = /^ *(- +)*$/.test(before);
  const isCommented = /^[ \t]+#/.test(text.slice(end, next));
  const isEntry = typeof path.at(-1) === "number";
  const several = isBlock && text.slice(start, end).includes("\n");
  const what = isEntry ? "the entry" : several ? "its lines" : isBlock ? "the line" : "it";
  const others = Object.keys(dataAt(page.tree.data, path.slice(0, -1)) ?? {}).length - 1;
  const hidesMore =
    /[#&*!]/.test(text.slice(start, end)) || opensComment(text.slice(next), before.length);
  if (others === 0 || isCommented || hidesMore) return { what, isCommented };
  const range = !isBlock
    ? inFlow([start, end], text)
    : before.trim() !== ""
      ? untilNext([start, end], path, page)
      : text.slice(end, next).trim() === ""
        ? [line, next]
        : undefined;
  return {
    what,
    isCommented,
    ...(range && { edits: [{ start: range[0], end: range[1], text: "" }] }),
  };
}

/** The whole range: from the name or the dash to the end of the value, or to the colon if there is no value. */
function extentOf(path: FieldPath, { tree, text }: ParsedPage): Range {
  const [start, behind] = tree.wholeAt(path);
  // A group reaches to the start of the line below it.
  const end = start + text.slice(start, behind).trimEnd().length;
  if (typeof path.at(-1) !== "number") {
    const [colon = ""] = /^[ \t]*:/.exec(text.slice(end)) ?? [];
    return [start, end + (text.slice(start, end).includes(":") ? 0 : colon.length)];
  }
  const dash = text.lastIndexOf("-", start - 1);
  return dash >= 0 && text.slice(dash + 1, start).trim() === "" ? [dash, end] : [start, end];
}

/** True if the lines below start with a comment that is part of it: further in than the setting itself. */
function opensComment(below: string, column: number): boolean {
  const [, indent, inside = ""] = /^(?:[ \t]*\r?\n)*([ \t]*)#([ \t]*)/.exec(below) ?? [];
  if (indent === undefined || indent.length === column) return false;
  return indent.length > column || indent.length + 1 + inside.length > column;
}

/** Behind the dash of its entry: up to the next setting, which takes its place. */
function untilNext(
  [start, end]: Range,
  path: FieldPath,
  { tree, text }: ParsedPage,
): Range | undefined {
  const around = path.slice(0, -1);
  const names = Object.keys(dataAt(tree.data, around) ?? {});
  const starts = names.map((name) => tree.keyAt([...around, name])[0]).filter((at) => at > start);
  const next = Math.min(...starts);
  return starts.length > 0 && text.slice(end, next).trim() === "" ? [start, next] : undefined;
}

/** Between brackets: with one of the commas around it. */
function inFlow([start, end]: Range, text: string): Range | undefined {
  const [behind] = /^\s*,[ \t]*/.exec(text.slice(end)) ?? [];
  if (behind) return [start, end + behind.length];
  const [ahead] = /,\s*$/.exec(text.slice(0, start)) ?? [];
  return ahead ? [start - ahead.length, end] : undefined;
}
