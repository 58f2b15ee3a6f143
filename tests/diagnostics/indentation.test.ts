import { expect, test } from "vitest";
import { parse } from "yaml";
import { complaints, fixed, smallPage } from "./readFixture.ts";

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
