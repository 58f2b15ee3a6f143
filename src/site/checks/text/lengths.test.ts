import { expect, test } from "vitest";
import { report } from "../../../../tests/diagnostics/readFixture.ts";

const page = (first: string, second: string) => `site:
  name: Lull
  title: Lull
  description: Quiet.
sections:
  - type: comparison
    props:
      title: How we compare
      columns: [{ name: Lull, ours: true }, { name: Paper }]
      rows:
        - label: Works offline
          cells: ${first}
        - label: Rings
          cells: ${second}
`;

test("as many cells as columns", () => {
  expect(report(page("[yes, no]", "[no, Sometimes]"))).not.toContain("uneven");
});

test("a cell too few, and cells too many", () => {
  expect(report(page("[yes]", "[yes, no, no, Never]"))).toMatchInlineSnapshot(`
    "page.yaml:12:11 error uneven Section 1, comparison, item 1 of rows: "cells" holds 1 entry, but "columns" holds 2.
      11 |         - label: Works offline
      12 |           cells: [yes]
         |           ^^^^^
      Add 1 entry: one stands for each entry of columns, in the same order.

    page.yaml:14:11 error uneven Section 1, comparison, item 2 of rows: "cells" holds 4 entries, but "columns" holds 2.
      13 |         - label: Rings
      14 |           cells: [yes, no, no, Never]
         |           ^^^^^
      Take 2 entries out: one stands for each entry of columns, in the same order."
  `);
});
