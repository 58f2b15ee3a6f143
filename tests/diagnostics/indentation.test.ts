import { expect, test } from "vitest";
import { parse } from "yaml";
import { complaints, fixed, report, smallPage } from "./readFixture.ts";

const lines = smallPage.split("\n");

interface Slip {
  /** The misplaced line, and its distance from its place in columns to the right. */
  name: string;
  line: number;
  page: string;
}

/** Every page with one line too far left or right. */
const slips = lines.flatMap((text, index): Slip[] => {
  const indent = text.search(/[^ ]/);
  return [-2, -1, 1, 2]
    .filter((by) => indent >= 0 && text[indent] !== "#" && indent + by >= 0)
    .map((by) => ({
      name: `${index + 1} by ${by}: ${text.trim()}`,
      line: index + 1,
      page: lines.with(index, " ".repeat(indent + by) + text.trim()).join("\n"),
    }));
});

test("a misplaced line is put back, or left where it is", () => {
  const repairs = slips.map(({ name, page }) => ({ name, page, after: fixed(page) }));
  const changed = repairs.filter(({ page, after }) => after !== page);
  expect(changed.length).toBeGreaterThan(30);
  const elsewhere = changed.filter(
    ({ after }) => JSON.stringify(parse(after)) !== JSON.stringify(parse(smallPage)),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

test("a misplaced line is reported in its place", () => {
  const elsewhere = slips.filter(({ line, page }) => {
    const errors = complaints(page);
    return errors.length > 0 && !errors.some((error) => error.line === line);
  });
  expect(elsewhere.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "7 by 2: colors:",
      "12 by -1: links:",
    ]
  `);
});

const start = (first: string, settings: string) => `${first}site:
${settings}name: Lull
${settings}title: Lull, a quiet journal
${settings}description: A page small enough to be read whole.
${smallPage.slice(smallPage.indexOf("theme:"))}`;

test("a first line as far right as what belongs to it is reported in its place, and put back", () => {
  for (const [first, settings] of [
    ["  ", "  "],
    ["   ", "  "],
    ["    ", "  "],
    ["\t", "  "],
    ["\t", "\t"],
    [" ", " "],
  ] as const) {
    const page = start(first, settings);
    expect(complaints(page)[0]?.line).toBe(1);
    expect(parse(fixed(page))).toEqual(parse(smallPage));
  }
  expect(
    [report(start("   ", "  ")), report(start("\t", "  "))].join("\n\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:1:4 error indent "site" stands further right than the other settings of the page.
      1 |    site:
        |    ^^^^^
      Take 3 spaces away before it.

    page.yaml:1:1 error tab This line is indented with a tab; YAML wants spaces.
      1 |   site:
        | ^^
      Indent with two spaces for each level."
  `);
});
