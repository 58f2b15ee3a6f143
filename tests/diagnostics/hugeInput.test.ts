// @module-tag rest

import { expect, test } from "vitest";
import { change, complaints, readAnything, report, smallPage } from "./readFixture.ts";

test("brackets without end", () => {
  expect(report(`site: ${"[".repeat(100_000)}`)).toMatchInlineSnapshot(`
    "page.yaml:1:1 error too-deep Settings stand inside settings too many times.
      1 | site: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
        | ^
      Take out brackets or indents that are not needed."
  `);
});

test("20,000 settings in one group", () => {
  expect(
    report(`site:\n${Array.from({ length: 20_000 }, (_, i) => `  k${i}: 1\n`).join("")}`),
  ).toMatchInlineSnapshot(`
    "page.yaml:2:3 error too-large 20000 settings stand in one group; a page needs far fewer.
      1 | site:
      2 |   k0: 1
        |   ^
      Check whether something was pasted here that does not belong to the page."
  `);
});

test("settings and lists without end in one line", () => {
  const settings = change(smallPage, "Voices", "a: ".repeat(9000));
  const lists = change(smallPage, "name: Noor", "- ".repeat(9000));
  expect([settings, lists].map((page) => complaints(page)[0])).toMatchObject([
    { line: 60, code: "too-deep" },
    { line: 62, code: "too-deep" },
  ]);
});

test("a word without end, and a colon", () => {
  const page = change(smallPage, "Voices", `${"a".repeat(50_000)}: b`);
  expect(complaints(page)).toMatchObject([{ line: 60, code: "needs-quotes" }]);
});

test.each(["a", "1 ", "&", "\u200b", "a\u200b"])("a text of %j without end is read", (unit) => {
  const page = change(smallPage, "Think better.", JSON.stringify(unit.repeat(10_000)));
  expect(readAnything(page).diagnostics.length).toBeLessThan(5);
});

test.each(["[", "a* ", " [a"])("formatted words of %j without end are read", (unit) => {
  const page = change(smallPage, "A line a day.", JSON.stringify(unit.repeat(20_000)));
  expect(readAnything(page).diagnostics.length).toBeLessThan(5);
});

test.each(["A sentence of some words.\n\n", "# One\n\n", " "])(
  "a long text of %j without end is read",
  (unit) => {
    const text = JSON.stringify(`## Start\n\n${unit.repeat(4_000)}`);
    const page = `${smallPage}  - type: prose\n    props:\n      title: Terms\n      text: ${text}\n`;
    expect(readAnything(page).diagnostics.length).toBeGreaterThan(0);
  },
);

const mistakes = {
  "brackets that nobody closes": "(",
  "quotes that nobody closes": "„a ",
  "words that nobody replaced": "a [name] ",
  "a word that is written twice": "the the ",
  "a sign that nobody sees": "a\u202eb ",
};

test.each(Object.entries(mistakes))("%s are counted, and not listed one by one", (_, unit) => {
  const page = change(smallPage, "Voices", JSON.stringify(`Words. ${unit.repeat(1000)}`));
  const { diagnostics } = readAnything(page);
  expect(diagnostics.length).toBeLessThan(100);
  expect(diagnostics.map(({ message }) => message).join("\n")).toMatch(/9\d\d more places/);
});

test("HTML in all paragraphs of a long text has a fix in each", () => {
  const text = JSON.stringify("A <b>bold</b> word.\n\n".repeat(1000));
  const page = `${smallPage}  - type: prose\n    props:\n      title: Terms\n      text: ${text}\n`;
  const html = readAnything(page).diagnostics.filter(({ code }) => code === "raw-html");
  expect(html.filter(({ fix }) => fix)).toHaveLength(1000);
});
