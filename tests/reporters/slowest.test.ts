import { expect, test } from "vitest";
import { formatTimes } from "./slowest.ts";

test("a run ends with its slowest tests and the sum of each file", () => {
  const tests = Array.from({ length: 21 }, (_, n) => ({
    file: `tests/${n % 2 ? "odd" : "even"}.test.ts`,
    title: n === 0 ? "a title ".repeat(20) : `test ${n}`,
    duration: 21_040 - n * 1000,
  }));
  const files = [{ file: "tests/even.test.ts", count: 11, duration: 121_000 }];
  const lines = formatTimes(tests, files).split("\n");
  expect([...lines.slice(0, 3), ...lines.slice(-3)].join("\n")).toMatchInlineSnapshot(`
    "The slowest of 21 tests, in seconds
       21.0  tests/even.test.ts  a title a title a title a title a title a title a title a title a tit…
       20.0  tests/odd.test.ts  test 1
        2.0  tests/odd.test.ts  test 19
    The slowest of 1 files, of 121.0 in all
      121.0  tests/even.test.ts  11 tests"
  `);
});
