import { expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { change, complaints, fixed, smallPage } from "./readFixture.ts";

/** Every text of the page, with the text before and behind it, and the column of its name. */
const values: { value: string; before: string; behind: string; column: number }[] = [];
visit(parseDocument(smallPage), {
  Pair(_, { key, value }) {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") return;
    const [start, end] = value.range ?? [0, 0];
    const [name] = key.range ?? [0];
    values.push({
      value: value.value,
      before: smallPage.slice(0, start),
      behind: smallPage.slice(end),
      column: name - smallPage.lastIndexOf("\n", name) - 1,
    });
  },
});

test.each([">", "|", ">-", "|+", "> # A note.", "|- # A note."])(
  "a value behind %s is mended in its own lines, and its comment stays",
  (opener) => {
    const harmed = values.filter(({ value, before, behind, column }) => {
      const text = `${opener}\n${" ".repeat(column + 2)}${value}`;
      const after = fixed(before + text + behind);
      const own = after.slice(before.length, after.length - behind.length);
      const isWhole = after === before + own + behind;
      return !isWhole || own.includes("A note.") !== opener.includes("A note.");
    });
    expect(harmed.map(({ value }) => value)).toEqual([]);
  },
);

test("a text behind | is never blamed for a mistake in the line below it", () => {
  const lines = [
    "-- a quote",
    "type: hero",
    "- type: hero",
    "-  label: Write",
    "-",
    "- - a list",
    "  a: b",
  ];
  const harmed = lines.filter((line) => {
    const text = `      text: |\n        We said:\n        ${line}\n`;
    const page = change(
      smallPage,
      "      title: Think better.\n",
      `${text}      title Think better.\n`,
    );
    return !fixed(page).includes(text) || !complaints(page).some(({ code }) => code === "colon");
  });
  expect(harmed).toEqual([]);
});
