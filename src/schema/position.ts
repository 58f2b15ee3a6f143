import type { SchemaNode } from "./fields.ts";

/** The sections of a page in their order, as far as their places depend on it. */
type Placed = Pick<SchemaNode, "position" | "once"> | undefined;

const ranks = { top: 0, first: 1, last: 3 } satisfies Record<
  NonNullable<SchemaNode["position"]>,
  number
>;

const rankOf = (schema: Placed): number => (schema?.position ? ranks[schema.position] : 2);

/** The pairs of sections that stand the wrong way round. */
function countMisplaced(order: readonly Placed[]): number {
  return order.reduce(
    (count, schema, index) =>
      count + order.slice(0, index).filter((above) => rankOf(above) > rankOf(schema)).length,
    0,
  );
}

/**
 * The index of the section in whose way another stands, where that one is moved from an index to another one; undefined
 * where it may be moved. A page that is out of order may be put into order.
 */
export function findInTheWay(
  order: readonly Placed[],
  from: number,
  to: number,
): number | undefined {
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from]);
  if (countMisplaced(moved) <= countMisplaced(order)) return undefined;
  const rank = rankOf(order[from]);
  const step = to > from ? 1 : -1;
  for (let at = from + step; at !== to + step; at += step) {
    const other = rankOf(order[at]);
    if (step > 0 ? other > rank : other < rank) return at;
  }
  return undefined;
}

/** The index nearest to the wanted one at which a new section keeps a page in order. */
export function placeNew(order: readonly Placed[], schema: Placed, wanted: number): number {
  const rank = rankOf(schema);
  const above = order.findLastIndex((each) => rankOf(each) < rank) + 1;
  const below = order.findIndex((each) => rankOf(each) > rank);
  const end = below < 0 ? order.length : below;
  return Math.max(above, Math.min(wanted, Math.max(above, end)));
}
