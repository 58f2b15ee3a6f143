import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("a tab behind a dash", () => {
  expect(answer("- icon: list-checks", "-\ticon: list-checks")).toMatchInlineSnapshot(`
    "page.yaml:43:10 error tab A tab stands behind this -; YAML wants a space.
      42 |           description: A line a day.
      43 |         -  icon: list-checks
         |          ^^
      Write one space in its place.
    --fix
            - icon: list-checks"
  `);
});

test("a tab before a setting whose neighbours stand further in", () => {
  expect(answer("      title: Questions\n", "\ttitle: Questions\n")).toMatchInlineSnapshot(`
    "page.yaml:49:1 error tab This line is indented with a tab; YAML wants spaces.
      48 |     props:
      49 |   title: Questions
         | ^^
      Indent with two spaces for each level.
    --fix
          title: Questions"
  `);
});
