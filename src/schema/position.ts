import type { SchemaNode } from "./schemaNode.ts";

/** The sections of a page in their order, as far as their places depend on it. */
type Placed = Pick<SchemaNode, "position" | "once"> | undefined;

const ranks = { top: 0, first: 1, last: 3 } satisfies Record<
  NonNullable<SchemaNode["position"]>,
  number
>;

const rankOf = (schema: Placed): number => (schema?.position ? ranks[schema.position] : 2);

/**
 * The index of the section that keeps another from moving from one index to another; undefined if the move is allowed.
 * A page that is out of order may be put into order.
 */
export function findInTheWay(
  order: readonly Placed[],
  from: number,
  to: number,
): number | undefined {
  const rank = rankOf(order[from]);
  const step = to > from ? 1 : -1;
  // The order of each pair: 1 if the move makes it wrong, -1 if the move makes it right.
  const passed = Array.from({ length: Math.abs(to - from) }, (_, index) => {
    const at = from + step * (index + 1);
    return { at, change: step * Math.sign(rankOf(order[at]) - rank) };
  });
  const added = passed.reduce((sum, { change }) => sum + change, 0);
  return added > 0 ? passed.find(({ change }) => change > 0)?.at : undefined;
}

/** The index nearest to the wanted one at which a new section keeps a page in order. */
export function placeNew(order: readonly Placed[], schema: Placed, wanted: number): number {
  const rank = rankOf(schema);
  const above = order.findLastIndex((each) => rankOf(each) < rank) + 1;
  const below = order.findIndex((each) => rankOf(each) > rank);
  const end = below < 0 ? order.length : below;
  return Math.max(above, Math.min(wanted, Math.max(above, end)));
}
