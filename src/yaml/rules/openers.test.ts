import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("props left out", () => {
  expect(
    answer("    props:\n      title: Voices\n", "      title: Voices\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:59:7 error nameless A group of settings starts here, but no line names it.
      58 |   - type: testimonials
      59 |       title: Voices
         |       ^^^^^^^^^^^^^
      A line such as props: is missing above it. If its lines belong beside "type", let them start exactly below that."
  `);
});

test("a section whose first line is commented out", () => {
  expect(answer("  - type: testimonials", "#  - type: testimonials")).toMatchInlineSnapshot(`
    "page.yaml:59:5 error headless "props" belongs to another entry of the list than "props" in line 48, but no line starts that entry.
      58 | #  - type: testimonials
      59 |     props:
         |     ^^^^^
      The line that starts it, such as - type: …, is missing above "props"."
  `);
});
