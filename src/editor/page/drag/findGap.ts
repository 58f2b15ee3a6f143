import type { Box } from "../../../shared/editor/messages.ts";

/** An item of a list, by its index, and its box in the viewport. */
export interface PlacedItem {
  index: number;
  box: Box;
}

/** A gap beside an item, and the line that shows it. */
export interface DropGap {
  beside: number;
  where: "before" | "after";
  line: Box;
}

/** The distance between the edge of an item and the line beside it, and the thickness of the line, in CSS pixels. */
const [distance, thickness] = [6, 4];

/** The gap between items that is nearest to a point. Items side by side form rows, others a column. */
export function findGap(
  items: readonly PlacedItem[],
  x: number,
  y: number,
  isRightToLeft: boolean,
): DropGap | undefined {
  const [nearest] = items.toSorted((a, b) => distanceTo(a.box, x, y) - distanceTo(b.box, x, y));
  if (!nearest) return undefined;
  const { index, box } = nearest;
  const { left, top, width, height } = box;
  if (!items.some((item) => item !== nearest && isBeside(item.box, box))) {
    const isAbove = y < top + height / 2;
    const edge = isAbove ? top - distance : top + height + distance;
    const line = { left, top: edge - thickness / 2, width, height: thickness };
    return { beside: index, where: isAbove ? "before" : "after", line };
  }
  const isLeft = x < left + width / 2;
  const edge = isLeft ? left - distance : left + width + distance;
  const line = { left: edge - thickness / 2, top, width: thickness, height };
  return { beside: index, where: isLeft === isRightToLeft ? "after" : "before", line };
}

/** The index that an item gets which is dropped in a gap of its list. */
export const indexInGap = (from: number, { beside, where }: Omit<DropGap, "line">): number =>
  where === "before" ? beside - Number(beside > from) : beside + Number(beside < from);

function distanceTo({ left, top, width, height }: Box, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

/** True if two boxes are side by side: they share most of their height. */
function isBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return shared > Math.min(a.height, b.height) / 2;
}
