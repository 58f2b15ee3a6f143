import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("site twice", () => {
  expect(answer("theme:\n", "site:\n  name: Two\ntheme:\n")).toMatchInlineSnapshot(`
    "page.yaml:6:1 error given-twice "site" is given twice; the first stands in line 2.
      5 |   description: A page small enough to be read whole.
      6 | site:
        | ^^^^
      Keep one of them and delete the other."
  `);
});

test("props twice", () => {
  expect(
    answer("    props:\n      title: Voices", "    props:\n    props:\n      title: Voices"),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:5 error given-twice "props" is given twice; the first stands in line 59.
      59 |     props:
      60 |     props:
         |     ^^^^^
      Keep one of them and delete the other."
  `);
});
