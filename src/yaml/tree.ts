import { isMap, isNode, isScalar, isSeq, type Node, type Scalar } from "yaml";
import type { FieldPath } from "../shared/fieldPath.ts";
import type { Range } from "./diagnostic.ts";
import { placeLetters } from "./letters.ts";
import { lineStart } from "./line.ts";
import { sectionDepth } from "./nodes.ts";

/** The parsed file: its data, and the source range of each value. */
export interface Tree {
  data: unknown;
  /** The scalar at the path. For a list, a group or an empty value: the key, or the first characters. */
  valueAt(path: FieldPath): Range;
  /** The whole value at the path. */
  rangeAt(path: FieldPath): Range;
  /** The key of the value, or the start of an entry in a list. */
  keyAt(path: FieldPath): Range;
  /** The key and the value at the path. */
  wholeAt(path: FieldPath): Range;
  /**
   * The range of each letter of the text at the path; a blank is an empty range where it begins. Undefined if they
   * cannot be found.
   */
  lettersAt(path: FieldPath): Range[] | undefined;
  /** The scalar at the path, if there is one. */
  scalarAt(path: FieldPath): Scalar | undefined;
  /** The comments about the value at the path, without their signs: behind it, and on the lines right above it. */
  commentsAt(path: FieldPath): string[];
}

/** Reads a parsed document. `back` maps its offsets to the file's text. Aliases count as empty values. */
export function readTree(
  root: Node | null,
  text: string,
  toSourceRange: (range: Range) => Range,
): Tree {
  const rangeOf = (node: unknown): Range => {
    if (!isNode(node) || !node.range) return [0, 0];
    const [start, end] = toSourceRange([node.range[0], node.range[1]]);
    if (!isScalar(node)) return [start, end];
    // A text behind > or | reaches to the start of the next line, which is no part of it. Blanks other than spaces
    // are part of it: YAML reads them as letters.
    const [own = ""] = /^.*[^ \t\r\n]/s.exec(text.slice(start, end)) ?? [];
    return [start, start + own.length];
  };
  const openingOf = (node: unknown): Range => {
    if (isMap(node) && !node.flow && node.items[0]) return rangeOf(node.items[0].key);
    const [start, end] = rangeOf(node);
    return isScalar(node) ? [start, end] : [start, Math.min(start + 1, end)];
  };
  const tree: Tree = {
    data: toData(root),
    valueAt(path) {
      const { value } = find(root, path);
      const range = rangeOf(value);
      return isScalar(value) && range[1] > range[0] ? range : tree.keyAt(path);
    },
    rangeAt: (path) => rangeOf(find(root, path).value),
    keyAt(path) {
      const { key, value } = find(root, path);
      return key ? rangeOf(key) : openingOf(value);
    },
    wholeAt(path) {
      const { key, value } = find(root, path);
      const [start] = rangeOf(key ?? value);
      return [start, Math.max(rangeOf(key)[1], rangeOf(value)[1])];
    },
    lettersAt(path) {
      const [start, end] = tree.rangeAt(path);
      const { type, value } = tree.scalarAt(path) ?? {};
      const written = text.slice(start, end);
      const places = placeLetters({ type: type ?? undefined, written, value: String(value) });
      return places?.map(([from, to]) => [start + from, start + to]);
    },
    scalarAt(path) {
      const { value } = find(root, path);
      return isScalar(value) ? value : undefined;
    },
    commentsAt: (path) => [
      tree.scalarAt(path)?.comment ?? "",
      ...commentsAbove(text, tree.keyAt(path)[0]),
    ],
  };
  return tree;
}

/** The comments on the lines right above the one that holds the offset. */
function commentsAbove(text: string, offset: number): string[] {
  const start = lineStart(text, offset);
  if (start === 0) return [];
  const [, comment] =
    /^[ \t]*#(.*)$/.exec(text.slice(lineStart(text, start - 1), start - 1).trimEnd()) ?? [];
  return comment === undefined ? [] : [comment, ...commentsAbove(text, start - 1)];
}

/** The data of sections, by node: most sections are the same in the next version of the page. */
const dataOf = new WeakMap<object, unknown>();

/** The plain data of a node. `__proto__` is a key like any other. The data of a section is shared, and must not be changed. */
function toData(node: unknown, depth = 0): unknown {
  if (isMap(node)) {
    const known = depth === sectionDepth ? dataOf.get(node) : undefined;
    if (known !== undefined) return known;
    const data = Object.fromEntries(
      node.items.map(({ key, value }) => [textOf(key), toData(value, depth + 1)]),
    );
    if (depth === sectionDepth) dataOf.set(node, data);
    return data;
  }
  if (isSeq(node)) return node.items.map((item) => toData(item, depth + 1));
  return isScalar(node) ? node.value : null;
}

/** The text of a key. */
export function textOf(key: unknown): string {
  return isScalar(key) ? String(key.value ?? "") : "";
}

interface Spot {
  key?: unknown;
  value: unknown;
}

function find(root: Node | null, path: FieldPath): Spot {
  let spot: Spot = { value: root };
  for (const step of path) {
    const { value } = spot;
    if (isMap(value)) {
      spot = value.items.findLast(({ key }) => textOf(key) === String(step)) ?? { value: null };
    } else {
      spot = { value: isSeq(value) ? value.items[Number(step)] : null };
    }
  }
  return spot;
}
