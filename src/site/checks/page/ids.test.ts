import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

test("an id with a space", () => {
  expect(answer("id: questions", "id: my questions")).toMatchInlineSnapshot(`
    "page.yaml:47:9 error bad-id Section 5, faq: "id" cannot be "my questions": it starts with a small letter and holds small letters, digits, - and _ only.
      46 |   - type: faq
      47 |     id: my questions
         |         ^^^^^^^^^^^^
      Did you mean "questions"?"
  `);
});

test("an id that starts with a digit", () => {
  expect(answer("id: questions", "id: 1questions")).toMatchInlineSnapshot(`
    "page.yaml:47:9 error bad-id Section 5, faq: "id" cannot be "1questions": it starts with a small letter and holds small letters, digits, - and _ only.
      46 |   - type: faq
      47 |     id: 1questions
         |         ^^^^^^^^^^
      Did you mean "questions"?"
  `);
});

test("a section pasted twice", () => {
  expect(
    answer(
      "  - type: footer",
      "  - type: testimonials\n    props:\n      title: Voices\n      items:\n        - name: Noor\n          rating: 4\n          feedback: I sleep again.\n  - type: footer",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:65:11 error same-id Section 7, testimonials: the id "testimonials" is taken already, in line 58.
      64 |           feedback: I sleep again.
      65 |   - type: testimonials
         |           ^^^^^^^^^^^^
      A section without an id is called by its type. Add a line id: testimonials-2 to this one."
  `);
});

test("each of several sections without an id is offered one of its own", () => {
  const section = "  - type: statement\n    props:\n      title: Sleep\n      lines: [Tonight]\n";
  const told = answer("  - type: footer", `${section.repeat(3)}  - type: footer`);
  expect(told.match(/id: statement-\d/g)).toEqual(["id: statement-2", "id: statement-3"]);
});

test("an id that the page itself has", () => {
  expect(answer("- id: cost", "- id: main")).toMatchInlineSnapshot(`
    "page.yaml:55:19 error same-id Section 5, faq: the id "main" is the page's own.
      54 |           questions:
      55 |             - id: main
         |                   ^^^^
      Give it another id."
  `);
});
