import { expect, test } from "vitest";
import { smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { readPage } from "../../read/load.ts";

const context = { ...(await loadFixtureContext()), asOf: "2026-06-01" };

const rest = smallPage.slice(0, smallPage.indexOf("  - type: footer"));

/** The problems of a page whose footer has these years. */
const told = (props: string, frame = "") =>
  readPage(Buffer.from(`${rest}  - type: footer\n${frame}    props:\n${props}`), context)
    .diagnostics.filter(({ code }) => code !== "not-yet")
    .map(({ line, column, code, message, hint, suggestions = [] }) =>
      [
        `${line}:${column} ${code} ${message} ${hint}`,
        ...suggestions.map(({ title }) => title),
      ].join("\n"),
    )
    .join("\n");

test("a year to come, and years out of order, are told", () => {
  expect(told("      year: 2040\n")).toMatchInlineSnapshot(`
    "67:13 odd-year Section 7, footer: "year" is 2040, a year that is still to come. Did you mean 2026?
    Write 2026."
  `);
  expect(told("      year: 2025\n      since: 2026\n")).toMatchInlineSnapshot(
    `"68:14 odd-year Section 7, footer: "since", 2026, is after "year", 2025, so it is not shown. Write the first year for since, and the last for year."`,
  );
  expect(told("      year: 2027\n      since: 2031\n")).toMatchInlineSnapshot(
    `"68:14 odd-year Section 7, footer: "since", 2031, is after "year", 2027, so it is not shown. Write the first year for since, and the last for year."`,
  );
});

test("years that have begun are in order, also when the section begins with one to come", () => {
  expect(told("      year: 2026\n")).toBe("");
  expect(told("      year: 2026\n      since: 2026\n")).toBe("");
  expect(told("      year: 2024\n      since: 1999\n")).toBe("");
  expect(told("      year: 2027\n", "    from: 2027-01-01\n")).toBe("");
});
