/** The values of each property that tests vary. */
type Factors = Record<string, readonly unknown[]>;

/** One value of each factor, and the tag of the tests that use them. */
export type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] } & {
  /** Empty on the diagonal: the fewest rows in which each value occurs. All other rows carry `@rest`. */
  tag: string[];
};

/**
 * Rows of values in which every pair of values of two factors occurs, by the greedy method: few rows, though not
 * always the fewest. The same factors give the same rows, and the diagonal is first.
 */
export function pairs<F extends Factors>(factors: F): Row<F>[] {
  const names = Object.keys(factors);
  const sizes = Object.values(factors).map(({ length }) => length);
  if (sizes.includes(0)) return [];
  const diagonal = Math.max(...sizes);
  return pairIndexes(sizes, diagonal).map((row, n) => {
    const values = names.map((name, factor) => [name, factors[name]?.[row[factor] ?? 0]]);
    const tag = n < diagonal ? [] : ["@rest"];
    return { ...Object.fromEntries(values), tag } as Row<F>;
  });
}

/** The index of a value that is not chosen yet. It is in no missing pair. */
const unset = -1;

/** The rows as the index of each factor's value. The first rows are the diagonal. */
function pairIndexes(sizes: readonly number[], diagonal: number): number[][] {
  const missing = new Set<string>();
  const rows: number[][] = [];
  const add = (row: number[]) => {
    rows.push(row);
    for (const pair of pairsOf(row)) missing.delete(pair);
  };
  for (const [a, sizeA] of sizes.entries()) {
    for (const [b, sizeB] of sizes.entries()) {
      for (let n = 0; a < b && n < sizeA * sizeB; n++) {
        missing.add(nameOf(a, n % sizeA, b, Math.floor(n / sizeA)));
      }
    }
  }
  for (let n = 0; n < diagonal; n++) add(sizes.map((size) => n % size));
  for (const pair of missing) {
    const [a = 0, valueA = 0, b = 0, valueB = 0] = pair.split(" ").map(Number);
    const row = sizes
      .map(() => unset)
      .with(a, valueA)
      .with(b, valueB);
    for (const [factor, size] of sizes.entries()) {
      if (row[factor] !== unset) continue;
      row[factor] = bestValue(row, factor, size, rows.length, missing);
    }
    add(row);
  }
  return rows;
}

/** The value that adds most missing pairs to a row. Of equally good ones, another in each row. */
function bestValue(
  row: readonly number[],
  factor: number,
  size: number,
  first: number,
  missing: ReadonlySet<string>,
): number {
  const gain = (value: number) =>
    pairsOf(row.with(factor, value)).filter((pair) => missing.has(pair)).length;
  const values = Array.from({ length: size }, (_, n) => (first + n) % size);
  return values.reduce((best, value) => (gain(value) > gain(best) ? value : best));
}

const nameOf = (a: number, valueA: number, b: number, valueB: number) =>
  `${a} ${valueA} ${b} ${valueB}`;

const pairsOf = (row: readonly number[]): string[] =>
  row.flatMap((valueA, a) =>
    row.slice(a + 1).map((valueB, n) => nameOf(a, valueA, a + 1 + n, valueB)),
  );
