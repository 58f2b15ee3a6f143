import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("a year that starts with 0", () => {
  expect(answer("year: 2025", "year: 02025")).toMatchInlineSnapshot(`
    "page.yaml:67:13 warning odd-number "02025" is read as the number 2025.
      66 |     props:
      67 |       year: 02025
         |             ^^^^^
      Write 2025, or put quotes around it if it is a text."
  `);
});
