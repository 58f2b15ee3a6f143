import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { quote } from "../../shared/text/wording.ts";
import { listNodes } from "../nodes.ts";
import { textOf } from "../tree.ts";
import { RefusedEdit } from "./refusal.ts";

/** A list or a group of settings. */
export type Collection = YAMLMap | YAMLSeq;

/** The position of a value: its list or group, its index, and its key. */
export interface Spot {
  node: Node | null;
  holder?: Collection;
  index: number;
  pair?: Pair;
}

const isNull = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.value === null);

/** The value at the path; undefined if a name on the way is missing. */
export function findSpot(root: Node | null, path: FieldPath): Spot | undefined {
  let spot: Spot = { node: root, index: 0 };
  for (const [at, step] of path.entries()) {
    const { node } = spot;
    if (isAlias(node)) throw new RefusedEdit("reuse");
    if (typeof step === "number") {
      if (isNull(node)) return undefined;
      if (!isSeq(node)) throw new RefusedEdit("no-list", quoteStep(path[at - 1]));
      const item = node.items[step];
      if (step < 0 || step >= node.items.length) return undefined;
      spot = { node: nodeOf(item), holder: node, index: step };
      continue;
    }
    if (isNull(node)) return undefined;
    if (!isMap(node)) throw new RefusedEdit("no-group", quoteStep(path[at - 1]));
    const index = node.items.findLastIndex(({ key }) => textOf(key) === step);
    const pair = node.items[index];
    if (!pair) return undefined;
    if (node.items.findIndex(({ key }) => textOf(key) === step) !== index)
      throw new RefusedEdit("twice", quoteStep(step));
    spot = { node: nodeOf(pair.value), holder: node, index, pair };
  }
  return spot;
}

/** A step of a path, as a sentence names it. */
export const quoteStep = (step: string | number | undefined): string =>
  typeof step === "number" ? `Item ${step + 1}` : step === undefined ? "The page" : quote(step);

/** A value as a node, if it is one that a page can hold. */
export const nodeOf = (value: unknown): Node | null =>
  isScalar(value) || isMap(value) || isSeq(value) || isAlias(value) ? value : null;

/** True if an anchor, an alias or a tag is in the node. */
export const hasConstruct = (root: Node | null): boolean =>
  listNodes(root).some(
    ({ node }) =>
      isAlias(node) || node.tag !== undefined || ("anchor" in node && Boolean(node.anchor)),
  );

/** The end of a value: behind its last character, before the line end. */
export function contentEnd(node: Node | null, text: string): number {
  const end = node?.range?.[1] ?? 0;
  if (isScalar(node) && node.type?.startsWith("BLOCK"))
    return blockTextEnd(text, node.range?.[0] ?? 0, end);
  if (isMap(node) && !node.flow) {
    const pair = node.items.at(-1);
    return pair ? pairEnd(pair, text) : end;
  }
  if (isSeq(node) && !node.flow) {
    const item = nodeOf(node.items.at(-1));
    return item ? contentEnd(item, text) : end;
  }
  return end;
}

/** Blank lines behind a text are part of it only if its header is `|+` or `>+`. */
function blockTextEnd(text: string, start: number, end: number): number {
  const own = text.slice(start, end);
  const keeps = /^[|>]\d?\+/.test(own);
  return start + own.replace(keeps ? /\r?\n$/ : /\s+$/, "").length;
}

/** The end of a setting with its value. */
export function pairEnd(pair: Pair, text: string): number {
  const value = nodeOf(pair.value);
  return value?.range ? contentEnd(value, text) : colonEnd(pair, text);
}

/** The end of a setting's colon. */
export function colonEnd({ key }: Pair, text: string): number {
  const end = nodeOf(key)?.range?.[1] ?? 0;
  const [colon = ""] = /^\s*:/.exec(text.slice(end, end + 200)) ?? [];
  return end + colon.length;
}
