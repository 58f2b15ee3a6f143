import type { Picture, ResolvedSite } from "../../shared/section.ts";

/**
 * The `sizes` of a picture that covers a box, by those of the box and its ratio, unless the theme has one for all
 * boxes: what is wider than its box is shown wider, and cut off at its sides.
 */
export function coverSizes(
  { width, height }: Picture,
  { pictureRatio }: ResolvedSite,
  ratio: number,
  sizes: string,
): string {
  const factor = width / height / (pictureRatio ?? ratio);
  if (factor < 1.05) return sizes;
  const scale = (_: string, length: string, unit: string) =>
    `${Math.round(Number(length) * factor * 10) / 10}${unit}`;
  return sizes.replace(/([\d.]+)(rem|vw)/g, scale);
}
