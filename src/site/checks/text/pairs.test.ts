import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const codes = (from: string, to: string) =>
  read(change(smallPage, from, to)).diagnostics.map(({ code }) => code);
const titled = (title: string) => codes("title: Voices", `title: ${JSON.stringify(title)}`);

test("a quote that is closed and not opened", () => {
  expect(answer("feedback: I sleep again.", "feedback: I sleep again.”")).toMatchInlineSnapshot(`
    "page.yaml:64:35 warning unpaired Section 6, testimonials, item 1 of items: "feedback" closes a quote with ”, and does not open it.
      63 |           rating: 4
      64 |           feedback: I sleep again.”
         |                                   ^
      Take ” out, or write the one that is missing. If it is meant, write # meant on the line above."
  `);
});

test.each([
  "said so”",
  'said so"',
  "“said so",
  "„said so",
  "a „said “so“",
  "he said at last so»",
  "«he said at last so",
  "She said: “I sleep again",
  "「夜が静か",
  "Hi (“there)",
  "a **“word** of it",
  "Voices (of our guests",
  "Voices of our guests)",
  "Open daily (Mon–Fri (9–5)",
])("%s lacks the other one", (title) => {
  expect(titled(title)).toContain("unpaired");
});

test.each([
  ..."“so” ”so” „so“ „so” »so« «so» « so » 「夜」 (“so”) “so”—she “so”, “so”. „so“-Effekt".split(
    "  ",
  ),
  "More »",
  "« Back",
  "Weiter lesen»",
  "the dogs’ beds",
  "’90s rock and ‘tis",
  "a 5” pipe",
  'a 19" rack',
  '6\'2" tall, 5"x7"',
  "48°8'14\"N",
  'צה"ל',
  "He said “she said ‘no’ and left” and “no”",
  "他说“你好”了",
  'a "word" and "two words".',
  "So ›far›",
  "Sleep :) or not ;-( and (so on)",
  "a) one, b) two, 3) three",
  "(a) one (2) two",
  "1. (one)",
  "from [0, 1) to (2, 3]",
  "(see [it](https://lull.museum/a_(b)))",
  'all but "connect:".',
])("%s has none", (title) => {
  expect(titled(title)).not.toContain("unpaired");
});

const long = (...lines: string[]) =>
  codes(
    "  - type: testimonials",
    `  - type: prose\n    props:\n      title: Notes\n      text: |\n${lines.map((line) => (line ? `        ${line}` : "")).join("\n")}\n  - type: testimonials`,
  );

test("in a long text, each paragraph of a quote may open it again", () => {
  expect(long("“One.", "", "“Two.”")).toEqual([]);
  expect(long("“One.", "", "Two.”")).toEqual([]);
  expect(long('“One, [two](https://lull.museum)”, and `"`.')).toEqual([]);
  expect(long('See [it](https://lull.museum "Lull") and \\"that\\".')).not.toContain("unpaired");
  expect(long("“One.", "", "Two.")).toEqual(["unpaired"]);
});

test("it may be meant", () => {
  expect(codes("      title: Voices", "      # meant\n      title: said so”")).toEqual([]);
});
