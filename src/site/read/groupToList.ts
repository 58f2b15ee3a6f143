import type { SchemaNode } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { describePlace, quote } from "../../shared/text/wording.ts";
import type { Diagnostic, Edit, Range } from "../../yaml/diagnostic.ts";
import { splice } from "../../yaml/splice.ts";
import type { Tree } from "../../yaml/tree.ts";
import { certain } from "../../yaml/writeValue.ts";

/**
 * The names in a group that is a list now, in the order of their values in the list, as the schema's `listedFrom`
 * declares; undefined if the group has any other name.
 */
export function listedNames({ listedFrom }: SchemaNode, value: unknown): string[] | undefined {
  if (!listedFrom || typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return undefined;
  const given = Object.keys(value);
  const names = listedFrom.filter((name) => given.includes(name));
  return names.length === given.length ? names : undefined;
}

/** Reports a group that is a list now. The renamed settings in it are reported and fixed with it. */
export function reportGroupAsList(
  tree: Tree,
  text: string,
  path: FieldPath,
  names: readonly string[],
  inside: readonly Diagnostic[],
): Diagnostic {
  const [start, end] = tree.rangeAt(path);
  const isFlow = text[start] === "{";
  const brackets = isFlow
    ? [
        { start, end: start + 1, text: "[" },
        { start: end - 1, end, text: "]" },
      ]
    : [];
  const entries = names.map((name) => {
    const at = [...path, name];
    const key = tree.keyAt(at);
    const range = trimmed(text, tree.wholeAt(at));
    const own = [isFlow ? dropKey(text, key) : beginEntry(text, key, tree.rangeAt(at)[0])];
    const renamed = inside.flatMap(({ fix }) => fix?.edits ?? []);
    return { range, edits: [...own, ...renamed.filter((edit) => isInside(edit, range))] };
  });
  const old = String(path.at(-1));
  const title = `Write ${old} as a list, under the names of today.`;
  return {
    code: "listed",
    message: `${describePlace(path.slice(0, -1), tree.data)}: ${quote(old)} is a list now.`,
    hint: title,
    range: tree.keyAt(path),
    fix: certain("renamed", { title, edits: [...brackets, ...inOrder(text, entries)] }),
  };
}

interface Entry {
  range: Range;
  edits: Edit[];
}

const isInside = (edit: Edit, [start, end]: Range) => start <= edit.start && edit.end <= end;

const trimmed = (text: string, [start, end]: Range): Range => [
  start,
  start + text.slice(start, end).trimEnd().length,
];

/** The edits of entries that come in this order; where they are in another, each entry moves as a whole. */
function inOrder(text: string, entries: readonly Entry[]): Edit[] {
  const places = entries.map(({ range }) => range).toSorted((a, b) => a[0] - b[0]);
  if (entries.every(({ range }, index) => range === places[index])) {
    return entries.flatMap(({ edits }) => edits);
  }
  return entries.map(({ range: [from, to], edits }, index) => {
    const [start, end] = places[index] ?? [from, to];
    const own = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    return { start, end, text: splice(text.slice(from, to), own) };
  });
}

const afterColon = (text: string, [, end]: Range) => text.indexOf(":", end) + 1;

/** Takes the name off a group between braces. */
function dropKey(text: string, key: Range): Edit {
  const colon = afterColon(text, key);
  const [blanks = ""] = /^[ \t]*/.exec(text.slice(colon)) ?? [];
  return { start: key[0], end: colon + blanks.length, text: "" };
}

/** Replaces a name with a dash: before the first line of its value, if nothing is between the two. */
function beginEntry(text: string, key: Range, inner: number): Edit {
  const [start] = key;
  const colon = afterColon(text, key);
  const [between] = /^[ \t]*\r?\n *$/.exec(text.slice(colon, inner)) ?? [];
  const room = columnOf(text, inner) - columnOf(text, start) - 1;
  return between !== undefined && room > 0
    ? { start, end: inner, text: `-${" ".repeat(room)}` }
    : { start, end: colon, text: "-" };
}

const columnOf = (text: string, offset: number) => offset - text.lastIndexOf("\n", offset - 1) - 1;
