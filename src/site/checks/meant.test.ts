import { expect, test } from "vitest";
import { change, report, smallPage } from "../../../tests/diagnostics/readFixture.ts";

const at = (from: string, to: string) => report(change(smallPage, from, to));
const line = "      title: Voices";

test.each([
  ["above", `      # meant\n${line.replace("Voices", "Lorem ipsum")}`],
  [
    "above, with a reason, among others",
    `      # The name of a band.\n      # meant: they are called so\n      # They play in May.\n${line.replace("Voices", "Lorem ipsum")}`,
  ],
  ["behind", `${line.replace("Voices", "Lorem ipsum")} # meant`],
  ["behind quotes", `${line.replace("Voices", '"Lorem ipsum"')} # meant: a band`],
])("a placeholder that is meant, by a comment %s", (_, lines) => {
  expect(at(line, lines)).toBe("");
});

test.each([
  ["a blank line below it", `      # meant\n\n${line.replace("Voices", "Lorem ipsum")}`],
  ["another word", `      # meantime\n${line.replace("Voices", "Lorem ipsum")}`],
  ["another setting", `${line.replace("Voices", "Lorem ipsum")}\n      # meant\n      columns: 2`],
])("a comment with %s does not count", (_, lines) => {
  expect(at(line, lines)).toContain("placeholder");
});

test("a link with a host for trials, and words in a text of several lines", () => {
  expect(
    at(
      "              answer: Nothing.",
      "              # meant\n              answer: |\n                See [it](https://staging.lull.museum).\n\n                Write to [noor@lull.museum](mailto:ada@lull.museum).",
    ),
  ).toBe("");
});
