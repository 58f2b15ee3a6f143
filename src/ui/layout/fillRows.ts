import type { CSSObject } from "@emotion/react";
import { from } from "../../theme/conditions.ts";

type Breakpoint = keyof typeof from;

/** The largest number of entries side by side, from each width on. */
type Most = Partial<Record<Breakpoint, number>>;

/**
 * The number of entries in each row of a list, as even as possible: longer rows first, and no row of one
 * after a row of two.
 */
export function splitIntoRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / (count === 3 && most === 2 ? 1 : most));
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Spans are as specific in each width, so that those of the wider one win. */
function spanRows(rows: number[]) {
  const [longer = 1] = rows;
  const shorter = rows.at(-1) ?? longer;
  if (longer === shorter) {
    return { gridTemplateColumns: columns(longer), "> :nth-of-type(n)": { gridColumn: "auto" } };
  }
  const inLonger = longer * rows.filter((length) => length === longer).length;
  return {
    gridTemplateColumns: columns(longer * shorter),
    "> :nth-of-type(n)": { gridColumn: `span ${shorter}` },
    [`> :nth-of-type(n + ${inLonger + 1})`]: { gridColumn: `span ${longer}` },
  };
}

/**
 * The columns of a grid in which every row is full, for any number of entries. `also` holds further rules
 * from a width on.
 */
export const fillRows =
  (most: Most, also: Partial<Record<Breakpoint, CSSObject>> = {}) =>
  ({ count }: { count: number }) => {
    const widths = Object.entries(most).map(
      ([width, most]) => [width as Breakpoint, splitIntoRows(count, most)] as const,
    );
    const areEven = widths.every(([, rows]) => rows[0] === rows.at(-1));
    return Object.fromEntries(
      widths.map(([width, rows]) => [
        from[width],
        {
          ...also[width],
          ...(areEven ? { gridTemplateColumns: columns(rows[0] ?? 1) } : spanRows(rows)),
        },
      ]),
    );
  };

/** The columns of a grid whose last rows may have gaps at their ends: all entries are aligned in columns. */
export const alignRows =
  (most: Most) =>
  ({ count }: { count: number }) =>
    eachWidth(most, count, ([longest = 1]) => ({ gridTemplateColumns: columns(longest) }));

/** The columns of a grid whose shorter rows are centred, with entries as wide as those of the longer ones. */
export const centerRows =
  (most: Most) =>
  ({ count }: { count: number }) =>
    eachWidth(most, count, (rows) => {
      const [longest = 1] = rows;
      const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, each) => sum + each, 0));
      const shifted = rows.flatMap((length, row) =>
        length === longest
          ? []
          : [[`> :nth-of-type(${(starts[row] ?? 0) + 1})`, `${1 + longest - length} / span 2`]],
      );
      return {
        gridTemplateColumns: columns(longest * 2),
        "> :nth-of-type(n)": { gridColumn: "span 2" },
        ...Object.fromEntries(shifted.map(([entry, gridColumn]) => [entry, { gridColumn }])),
      };
    });

const eachWidth = (most: Most, count: number, render: (rows: number[]) => CSSObject) =>
  Object.fromEntries(
    Object.entries(most).map(([width, most]) => [
      from[width as Breakpoint],
      render(splitIntoRows(count, most)),
    ]),
  );
