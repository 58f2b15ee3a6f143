import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const codes = (title: string) =>
  read(change(smallPage, "title: Lull, a quiet journal", `title: ${title}`)).diagnostics.map(
    ({ code }) => code,
  );

test("a title and a description that are cut", () => {
  expect(
    answer("title: Lull, a quiet journal", `title: ${"A quiet journal ".repeat(5).trim()}`),
  ).toMatchInlineSnapshot(`
    "page.yaml:4:10 notice long-result The title is as wide as 79 letters: lists of search results show about 60 of them, and cut the rest.
      3 |   name: Lull
      4 |   title: A quiet journal A quiet journal A quiet journal A quiet journal A quiet journal
        |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Say what matters first, or say it shorter. If it is meant, write # meant on the line above."
  `);
  expect(
    answer("description: A page", `description: ${"A quiet page of one line. ".repeat(8)}A page`),
  ).toMatchInlineSnapshot(`
    "page.yaml:5:16 notice long-result The description is as wide as 245 letters: lists of search results show about 155 of them, and cut the rest.
      4 |   title: Lull, a quiet journal
      5 |   description: A quiet page of one line. A quiet page of one line. A quiet page of one line. A q…
        |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Say what matters first, or say it shorter. If it is meant, write # meant on the line above."
  `);
});

test("letters of East Asian scripts count twice", () => {
  expect(codes("静".repeat(37))).not.toContain("long-result");
  expect(codes("静".repeat(38))).toContain("long-result");
});
