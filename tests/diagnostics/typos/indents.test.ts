import { expect, test } from "vitest";
import { answer } from "../readFixture.ts";

test("a section that slipped to the left", () => {
  expect(answer("  - type: testimonials", "- type: testimonials")).toMatchInlineSnapshot(`
    "page.yaml:58:1 error indent This - does not stand exactly below those of the entries above it.
      57 |               answer: Nothing.
      58 | - type: testimonials
         | ^^^^^^^^^^^^^^^^^^^^
      Put 2 more spaces before it."
  `);
});

test("text that goes on with a colon", () => {
  expect(
    answer("feedback: I sleep again.", "feedback: I sleep\n            again: yes"),
  ).toMatchInlineSnapshot(`
    "page.yaml:65:13 error indent This line is indented further than the line above, which holds a value already.
      64 |           feedback: I sleep
      65 |             again: yes
         |             ^^^^^^^^^^
      Let it start exactly below the line above. If a line such as props: is missing between them, write it. If both are one text, put quotes around the whole."
  `);
});

test("a setting below its dash", () => {
  expect(answer("          title: Lists", "        title: Lists")).toMatchInlineSnapshot(`
    "page.yaml:44:9 error indent "title" stands exactly below the - in front of "icon", where another entry would start.
      43 |         - icon: list-checks
      44 |         title: Lists
         |         ^^^^^^^^^^^^
      Put 2 more spaces before it.
    --fix
              title: Lists"
  `);
});

test("a section that slipped to the right", () => {
  expect(
    answer("  - type: features\n    enabled", "    - type: features\n    enabled"),
  ).toMatchInlineSnapshot(`
    "page.yaml:35:5 error indent This - does not stand exactly below those of the entries above it.
      34 |         description: Someone writes a line.
      35 |     - type: features
         |     ^^^^^^^^^^^^^^^^
      Take 2 spaces away before it."
  `);
});

test("a section without its dash", () => {
  expect(answer("  - type: features", "    type: features")).toMatchInlineSnapshot(`
    "page.yaml:35:5 error dash "type" starts another entry of the list, but there is no - in front of it.
      34 |         description: Someone writes a line.
      35 |     type: features
         |     ^^^^
      Write - and a space in front, two columns to the left. If it is no new entry, delete it."
  `);
});

test("a picture given as a list", () => {
  expect(
    answer(
      "      image:\n        src: /images/hero.png",
      "      image:\n        - src: /images/hero.png",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:27:9 error indent "alt" stands exactly below the - in front of "src", where another entry would start.
      26 |         - src: /images/hero.png
      27 |         alt: The app on a phone.
         |         ^^^^^^^^^^^^^^^^^^^^^^^^
      If it belongs to that entry, put 2 more spaces before it. If no list is meant here, take that - out."
  `);
});

test("a dash before the first of several settings", () => {
  expect(answer("  name: Lull\n", "  - name: Lull\n")).toMatchInlineSnapshot(`
    "page.yaml:4:3 error indent "title" stands exactly below the - in front of "name", where another entry would start.
      3 |   - name: Lull
      4 |   title: Lull, a quiet journal
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      If it belongs to that entry, put 2 more spaces before it. If no list is meant here, take that - out."
  `);
});

test("a dash too many", () => {
  expect(answer("          title: Lists", "        - title: Lists")).toMatchInlineSnapshot(`
    "page.yaml:44:9 error dash Section 4, features, item 3 of items lacks what the entry above it has, and has what that one lacks.
      43 |         - icon: list-checks
      44 |         - title: Lists
         |         ^^^^^^^
      If they are one, take out the - in front of "title", and put a space in its place."
  `);
});

test("a section without its dash, and too far left", () => {
  expect(answer("  - type: faq", "  type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:3 error dash "type" starts an entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 |   type: faq
         |   ^^^^^^^^^
      Begin the line with 2 spaces, - and a space.
    --fix
      - type: faq"
  `);
});

test("a section without its dash, and one column in", () => {
  expect(answer("  - type: faq", " type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:2 error dash "type" starts an entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 |  type: faq
         |  ^^^^^^^^^
      Begin the line with 2 spaces, - and a space.
    --fix
      - type: faq"
  `);
});

test("a section without its dash, at the very left", () => {
  expect(answer("  - type: faq", "type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:1 error dash "type" starts an entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 | type: faq
         | ^^^^^^^^^
      Begin the line with 2 spaces, - and a space.
    --fix
      - type: faq"
  `);
});

test("the first section without its dash, and too far left", () => {
  expect(answer("  - type: header", "  type: header")).toMatchInlineSnapshot(`
    "page.yaml:10:3 error dash "type" starts an entry of the list, but there is no - in front of it.
       9 | sections:
      10 |   type: header
         |   ^^^^^^^^^^^^
      Begin the line with 2 spaces, - and a space.
    --fix
      - type: header"
  `);
});

test("a section without its dash, in line with its settings", () => {
  expect(answer("  - type: faq", "    type: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:5 error dash "type" starts another entry of the list, but there is no - in front of it.
      45 |           description: Shared with friends.
      46 |     type: faq
         |     ^^^^
      Write - and a space in front, two columns to the left. If it is no new entry, delete it."
  `);
});

test("an entry that has slipped, with a list inside that starts alike", () => {
  expect(
    answer(
      "        - icon: list-checks\n          title: Lists",
      "         - icon: list-checks\n          title: Lists",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:43:10 error indent This - does not stand exactly below those of the entries above it.
      42 |           description: A line a day.
      43 |          - icon: list-checks
         |          ^^^^^^^^^^^^^^^^^^^
      Take 1 space away before it."
  `);
});

test("an entry that has slipped, behind others that start alike further in", () => {
  const start = "        - id: start";
  const more = `${start}-2\n          icon: question\n          title: More\n          questions:`;
  const last =
    "            - id: why\n              question: Why?\n              answer: Because.";
  const page = `answer: Nothing.\n ${more}\n${last}`;
  expect(answer("answer: Nothing.", page)).toMatchInlineSnapshot(`
    "page.yaml:58:10 error indent This - does not stand exactly below those of the entries above it.
      57 |               answer: Nothing.
      58 |          - id: start-2
         |          ^^^^^^^^^^^^^
      Take 1 space away before it."
  `);
});
