import { isMap, isScalar, isSeq, type Node } from "yaml";
import { lineStart } from "../line.ts";
import type { NodeInfo } from "../nodes.ts";

/** The style of a file's author: indents, quotes, and the length of lines. */
export interface YamlStyle {
  /** The columns that a group is indented from its key. */
  step: number;
  /** The same for the dashes of a list. */
  dashStep: number;
  /** The number of blanks behind a dash. */
  dashGap: number;
  quote: '"' | "'";
  /** The length of the longest line, or 80. */
  limit: number;
  /** The length that folded texts are filled to. */
  width: number;
}

/** Measures the style of a file. */
export function measureStyle(text: string, stands: readonly NodeInfo[]): YamlStyle {
  const steps = new Tally();
  const dashSteps = new Tally();
  const dashGaps = new Tally();
  const quotes = new Tally();
  let width = 0;
  const columnOf = (node: Node) => {
    const at = node.range?.[0] ?? 0;
    return at - lineStart(text, at);
  };
  for (const { node, pair } of stands) {
    if (isScalar(node)) {
      if (node.type === "QUOTE_DOUBLE") quotes.add(2);
      if (node.type === "QUOTE_SINGLE") quotes.add(1);
      if (node.type === "BLOCK_FOLDED" && node.range) {
        const [start, end] = node.range;
        const [, ...lines] = text.slice(start, end).trimEnd().split("\n");
        for (const line of lines) width = Math.max(width, line.trimEnd().length);
      }
      continue;
    }
    if (!(isMap(node) || isSeq(node)) || node.flow) continue;
    const key = pair?.value === node && isScalar(pair.key) ? pair.key : undefined;
    if (key) (isMap(node) ? steps : dashSteps).add(columnOf(node) - columnOf(key));
    if (!isSeq(node)) continue;
    const dash = node.range?.[0] ?? 0;
    const [, blanks] = /^-( +)[^\s#]/.exec(text.slice(dash, dash + 20)) ?? [];
    if (blanks) dashGaps.add(blanks.length);
  }
  const step = steps.most ?? 2;
  const longest = longestLine(text);
  const limit = Math.max(80, longest);
  return {
    step,
    dashStep: dashSteps.most ?? step,
    dashGap: dashGaps.most ?? 1,
    quote: quotes.most === 1 ? "'" : '"',
    limit,
    width: width || limit,
  };
}

/** Counts numbers. */
class Tally {
  readonly #counts = new Map<number, number>();

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  /** The most frequent one; the larger of two that are as frequent. */
  get most(): number | undefined {
    return [...this.#counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0];
  }
}

function longestLine(text: string): number {
  let longest = 0;
  let at = 0;
  while (at < text.length) {
    const stop = text.indexOf("\n", at);
    const end = stop < 0 ? text.length : stop;
    longest = Math.max(longest, end - at - (text[end - 1] === "\r" ? 1 : 0));
    at = end + 1;
  }
  return longest;
}
