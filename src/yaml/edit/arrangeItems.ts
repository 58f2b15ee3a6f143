import type { FieldPath } from "../../shared/fieldPath.ts";
import { indexAfter, type Step } from "./step.ts";

/** An item of the new list: one of the old list, changed or not, or a new one. */
export interface ArrangedItem {
  value: unknown;
  /** Its index in the old list. */
  from?: number | undefined;
}

/** A step that removes, inserts or moves one item. */
export interface Arrangement {
  step: Extract<Step, { do: "remove" | "insert" | "move" }>;
  /** The index of the item in the old list; undefined for a new one. */
  from: number | undefined;
  /** The index of the item in the new list; undefined for one that is gone. */
  to: number | undefined;
}

/** Lists the steps that bring a list of `length` items into the order of `targets`. Their contents stay as they are. */
export function arrangeItems(
  path: FieldPath,
  length: number,
  targets: readonly ArrangedItem[],
): Arrangement[] {
  const done: Arrangement[] = [];
  const current = Array.from({ length }, (_, from) => ({
    from,
    to: targets.findIndex((target) => target.from === from),
  }));
  const remove = () => {
    for (let at = current.length - 1; at >= 0; at -= 1) {
      const item = current[at];
      if (!item || item.to >= 0) continue;
      done.push({ step: { do: "remove", path: [...path, at] }, from: item.from, to: undefined });
      current.splice(at, 1);
    }
  };
  // A list that would be empty in between loses its shape.
  const isReplaced = targets.length > 0 && targets.every(({ from }) => from === undefined);
  if (!isReplaced) remove();
  const kept = current.filter(({ to }) => to >= 0).map(({ to }) => to);
  const fixed = new Set(longestRun(kept));
  for (const [to, { value, from: old }] of targets.entries()) {
    if (fixed.has(to)) continue;
    const above = current.findIndex((item) => to > 0 && item.to === to - 1);
    const from = current.findIndex((item) => item.to === to);
    if (from < 0) {
      done.push({ step: { do: "insert", path, index: above + 1, value }, from: undefined, to });
      current.splice(above + 1, 0, { from: -1, to });
      continue;
    }
    const side = above < 0 ? ("above" as const) : ("below" as const);
    const step = { do: "move" as const, path, from, side, of: Math.max(above, 0) };
    done.push({ step, from: old, to });
    current.splice(indexAfter(step), 0, ...current.splice(from, 1));
  }
  if (isReplaced) remove();
  return done;
}

/** The longest row of numbers that only grow, in the given order. */
export function longestRun(numbers: readonly number[]): number[] {
  const rows: number[][] = [];
  for (const number of numbers) {
    const before = rows.filter((row) => (row.at(-1) ?? -1) < number);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    rows.push([...longest, number]);
  }
  return rows.reduce((a, b) => (b.length > a.length ? b : a), []);
}
