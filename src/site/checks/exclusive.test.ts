import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("questions beside tabs", () => {
  expect(
    answer(
      "      categories:\n",
      "      questions:\n        - id: why\n          question: Why?\n          answer: Why not.\n      categories:\n",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:50:7 error either-or Section 5, faq: "questions" and "categories" both stand here; only one of them can be shown.
      49 |       title: Questions
      50 |       questions:
         |       ^^^^^^^^^
      Take questions or categories out."
  `);
});
