import type { Node } from "prosemirror-model";

/** A run of blocks that others have replaced. */
export interface Hunk {
  /** The blocks before, by their indices. */
  from: number;
  to: number;
  blocks: readonly Node[];
  /** The index of the first of them among the new blocks. */
  index: number;
}

/** The hunks in which two rows of blocks differ: nodes that no edit has touched are the same objects. */
export function matchBlocks(old: readonly Node[], next: readonly Node[]): Hunk[] {
  let start = 0;
  const shortest = Math.min(old.length, next.length);
  while (start < shortest && isSame(old[start], next[start])) start += 1;
  let tail = 0;
  while (tail < shortest - start && isSame(old.at(-1 - tail), next.at(-1 - tail))) tail += 1;
  const hunks: Hunk[] = [];
  let [at, index] = [start, start];
  const add = (to: number, behind: number) => {
    if (to > at || behind > index) {
      hunks.push({ from: at, to, blocks: next.slice(index, behind), index });
    }
  };
  const [end, behind] = [old.length - tail, next.length - tail];
  for (const [one, other] of listPairs(old.slice(start, end), next.slice(start, behind))) {
    add(start + one, start + other);
    [at, index] = [start + one + 1, start + other + 1];
  }
  add(end, behind);
  return hunks;
}

const isSame = (one?: Node, other?: Node) =>
  one !== undefined && other !== undefined && (one === other || one.eq(other));

/** The longest row of pairs that both have in the same order. */
function listPairs(old: readonly Node[], next: readonly Node[]): [number, number][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1));
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = next.length - 1; other >= 0; other -= 1) {
      const row = lengths[one];
      if (!row) continue;
      row[other] = isSame(old[one], next[other])
        ? lengthAt(one + 1, other + 1) + 1
        : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < old.length && other < next.length; ) {
    if (isSame(old[one], next[other])) pairs.push([one++, other++]);
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** The hunk with the blocks beside it. */
export function widen(
  { from, to, blocks, index }: Hunk,
  before: readonly Node[],
  after: readonly Node[],
) {
  const [left, right] = [from > 0 ? 1 : 0, to < before.length ? 1 : 0];
  const end = index + blocks.length + right;
  return {
    from: from - left,
    to: to + right,
    blocks: after.slice(index - left, end),
    index: index - left,
  };
}
