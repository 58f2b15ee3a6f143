import type { Range } from "../../yaml/diagnostic.ts";

/** A test that is true for a range inside one of the given ranges. It takes no longer for thousands of them than for one. */
export function coveredBy(ranges: readonly Range[]): (range: Range) => boolean {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  let last = 0;
  /** The furthest end of this range and all before it. */
  const ends = sorted.map(([, end]) => (last = Math.max(last, end)));
  return ([start, end]) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[0] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? -1) >= end;
  };
}
