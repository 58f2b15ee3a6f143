import { expect, test } from "vitest";
import { parseFormatted } from "../../src/shared/formatted/parse.ts";
import { parseMarkdown } from "../../src/site/markdown/parse.ts";

/** The words of each mark in a short and in a long text, as data. */
const bold = (tree: unknown): string[] => {
  if (typeof tree !== "object" || tree === null) return [];
  const { type, children }: { type?: unknown; children?: unknown } = tree;
  const own = type === "strong" || type === "emphasis" ? [`${type} ${wordsIn(children)}`] : [];
  return [
    ...own,
    ...Object.values(tree).flatMap((each) => (typeof each === "object" ? bold(each) : [])),
  ];
};

const wordsIn = (part: unknown): string => {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(wordsIn).join("");
  if (typeof part !== "object" || part === null) return "";
  return "value" in part ? wordsIn(part.value) : "children" in part ? wordsIn(part.children) : "";
};

const short = (text: string) => bold(parseFormatted(text).content);
const long = (text: string) => bold(parseMarkdown(text));

test.each([
  ["これは**「太字」**です。", ["strong 「太字」"]],
  ["**重要：**必ず読む。", ["strong 重要："]],
  ["**“引用”**和*重点*。", ["strong “引用”", "emphasis 重点"]],
  ["그는 **“굵게”**라고 했다.", ["strong “굵게”"]],
  ["ข้อความ**“ตัวหนา”**ที่นี่", ["strong “ตัวหนา”"]],
  ["**Note:**this and 2*3*4", ["strong Note:"]],
])("%s has the same marks in short and in long texts", (text, marks) => {
  expect(short(text)).toEqual(marks);
  expect(long(text)).toEqual(marks);
});

test("whatever is around and inside asterisks, short and long texts agree", () => {
  const around = ["", "あ", "漢", "한", "a", "7", " ", "。", "「", "，", "ไ", ".", "(", "“", "-"];
  const inner = [
    "太字",
    "「太字」",
    "重要：",
    "bold",
    "“bold”",
    "bold:",
    "(a)",
    "a b",
    "7",
    "ตัวหนา",
  ];
  for (const sign of ["*", "**", "***"]) {
    for (const [before, words, after] of around.flatMap((a) =>
      inner.flatMap((b) => around.map((c) => [a, b, c] as const)),
    )) {
      // At the start of a line, a sign and a blank begin a list.
      const text = `x ${before}${sign}${words}${sign}${after}`;
      expect([text, long(text)]).toEqual([text, short(text)]);
    }
  }
});

test.each([
  ["_see https://lull.museum/a_", ["emphasis see https://lull.museum/a"]],
  ["_https://lull.museum/a_ and _@lull_", ["emphasis https://lull.museum/a", "emphasis @lull"]],
  ["_by @lull_ and _a@lull.museum it is_", ["emphasis by @lull", "emphasis a@lull.museum it is"]],
  ["_one_ and @_lull_ and https://lull.museum/_a_", ["emphasis one"]],
  ["@_lull_ and **bold**", ["strong bold"]],
])("%s has in a long text the marks around an address, and none inside", (text, marks) => {
  expect(long(text)).toEqual(marks);
});
