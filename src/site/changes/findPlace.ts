import type { NewPlace } from "./change.ts";

/** From so many moves on, one sentence names the new order. */
const orderChange = 4;

/** True if each of so many moves has a sentence of its own: a few, and not most of the items. */
export const movedAlone = (moves: number, items: number): boolean =>
  moves === 1 || (moves > 1 && moves < orderChange && moves * 3 <= items);

/** The new place of an item: below the one before it, and up or down from where its old neighbours are. */
export function findPlace(
  matches: readonly (number | undefined)[],
  items: readonly unknown[],
  to: number,
  name: (item: unknown) => string,
): NewPlace {
  const from = matches[to] ?? 0;
  const kept = (list: typeof matches) => list.filter((old) => old !== undefined);
  const above = kept(matches).filter((old) => old < from).length;
  return {
    direction: kept(matches.slice(0, to)).length < above ? "up" : "down",
    below: to === 0 ? undefined : name(items[to - 1]),
  };
}
