import fc from "fast-check";
import { expect, it } from "vitest";
import { pairs } from "./pairs.ts";

/** Up to five factors of up to five values each. */
const anyFactors = fc.dictionary(
  fc.constantFrom("site", "width", "scheme", "motion", "tone"),
  fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 5 }),
  { minKeys: 1 },
);

it("every pair of values of two factors is in a row", () => {
  fc.assert(
    fc.property(anyFactors, (factors) => {
      const rows = pairs(factors);
      for (const [a, valuesA] of Object.entries(factors)) {
        for (const [b, valuesB] of Object.entries(factors)) {
          const found = new Set(rows.map((row) => `${row[a]} ${row[b]}`));
          const size = a === b ? valuesA.length : valuesA.length * valuesB.length;
          expect([a, b, found.size]).toEqual([a, b, size]);
        }
      }
    }),
  );
});

it("every value is on the diagonal, which is as long as the longest factor", () => {
  fc.assert(
    fc.property(anyFactors, (factors) => {
      const rows = pairs(factors);
      const diagonal = rows.filter(({ tag }) => tag.length === 0);
      expect(diagonal).toEqual(rows.slice(0, diagonal.length));
      expect(diagonal.length).toBe(Math.max(...Object.values(factors).map((all) => all.length)));
      for (const [name, values] of Object.entries(factors)) {
        expect(new Set(diagonal.map((row) => row[name]))).toEqual(new Set(values));
      }
      expect(new Set(rows.slice(diagonal.length).flatMap(({ tag }) => tag)).size).toBe(
        rows.length > diagonal.length ? 1 : 0,
      );
    }),
  );
});

it("the rows are few: no more than the pairs of the two longest factors, for those of the suites", () => {
  const factors = (...sizes: number[]) =>
    Object.fromEntries(sizes.map((size, n) => [n, Array.from({ length: size }, (_, m) => m)]));
  expect(pairs(factors(4, 4, 3))).toHaveLength(16);
  expect(pairs(factors(4, 3, 3))).toHaveLength(12);
  expect(pairs(factors(20, 2, 3))).toHaveLength(60);
  expect(pairs(factors(9, 4, 3, 2))).toHaveLength(36);
});

it("no row repeats another, and the same factors give the same rows", () => {
  fc.assert(
    fc.property(anyFactors, (factors) => {
      const rows = pairs(factors);
      expect(pairs(factors)).toEqual(rows);
      expect(new Set(rows.map((row) => JSON.stringify({ ...row, tag: [] }))).size).toBe(
        rows.length,
      );
    }),
  );
});

it("a factor without values gives no rows", () => {
  expect(pairs({ site: [], width: [320] })).toEqual([]);
});
