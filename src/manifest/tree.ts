import { isMap, isNode, isScalar, isSeq, type Node, type Pair } from "yaml";
import type { FieldPath } from "./fields.ts";
import type { Range } from "./problem.ts";

/** The parsed file: its data, and where in the text each piece of it stands. */
export interface Tree {
  data: unknown;
  /** The value at the path; for a list or a group of settings, the line that opens it. */
  valueAt(path: FieldPath): Range;
  /** The key that holds the value, or the start of an entry in a list. */
  keyAt(path: FieldPath): Range;
  /** Everything that belongs to the path, its key too. */
  wholeAt(path: FieldPath): Range;
}

/** Reads a parsed document. It must be free of deep nesting; aliases count as empty values. */
export function readTree(root: Node | null, length: number): Tree {
  const tree: Tree = {
    data: toData(root),
    valueAt(path) {
      const { value } = find(root, path);
      return isScalar(value) && value.range && value.range[1] > value.range[0]
        ? [value.range[0], value.range[1]]
        : tree.keyAt(path);
    },
    keyAt(path) {
      const { key, value } = find(root, path);
      return key ? rangeOf(key) : openingOf(value);
    },
    wholeAt(path) {
      if (path.length === 0) return [0, length];
      const { key, value } = find(root, path);
      const [start] = key ? rangeOf(key) : rangeOf(value);
      return [start, value ? rangeOf(value)[1] : start];
    },
  };
  return tree;
}

/** The plain data of a node, with `__proto__` as a key like any other. */
function toData(node: unknown): unknown {
  if (isMap(node)) {
    return Object.fromEntries(node.items.map(({ key, value }) => [nameOf(key), toData(value)]));
  }
  if (isSeq(node)) return node.items.map(toData);
  return isScalar(node) ? node.value : null;
}

/** The text of a key. */
export function nameOf(key: unknown): string {
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
      const pair: Pair | undefined = value.items.findLast(
        ({ key }) => nameOf(key) === String(step),
      );
      spot = pair ? { key: pair.key, value: pair.value } : { value: null };
    } else {
      spot = { value: isSeq(value) ? value.items[Number(step)] : null };
    }
  }
  return spot;
}

function rangeOf(node: unknown): Range {
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : [0, 0];
}

function openingOf(node: unknown): Range {
  if (isMap(node) && !node.flow && node.items[0]) return rangeOf(node.items[0].key);
  const [start, end] = rangeOf(node);
  return isScalar(node) ? [start, end] : [start, Math.min(start + 1, end)];
}
