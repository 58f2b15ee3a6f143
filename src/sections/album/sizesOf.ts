import type { Picture } from "../../section.ts";
import { splitIntoRows } from "../../ui/layout/fillRows.ts";

/** The `sizes` of each picture of a grid of at most so many columns, by the rows that `fillRows` makes of them. */
export function sizesOf(pictures: readonly Picture[], columns: number): string[] {
  const [only, ...others] = pictures;
  if (only && others.length === 0) return [`min(92vw, ${only.width}px)`];
  const laptop = sharesOf(pictures.length, columns);
  const tablet = sharesOf(pictures.length, Math.min(columns, 3));
  return pictures.map((_, index) => {
    // On a phone, the first of an odd number spans both columns.
    const phone = index === 0 && pictures.length % 2 === 1 ? "92vw" : "45vw";
    return `(min-width: 64em) ${laptop[index]}, (min-width: 48em) ${tablet[index]}, ${phone}`;
  });
}

/** The width of each picture: its share of the window, or of the widest container. */
const sharesOf = (count: number, most: number): string[] =>
  splitIntoRows(count, most).flatMap((length) =>
    Array.from(
      { length },
      () => `min(${Math.round(92 / length)}vw, ${Math.round(72 / length)}rem)`,
    ),
  );
