import fc from "fast-check";
import { expect, test } from "vitest";
import { type Formatted, type Inline, toPlainText } from "../text/formatted.ts";
import { parseTitle, writeTitle } from "./title.ts";

test.each([
  ["Sleep under the *night sky*", ["Sleep under the ", "*night sky*"]],
  ["*All* of it, *at once*.", ["*All*", " of it, ", "*at once*", "."]],
  ["Two\n*lines*", ["Two\n", "*lines*"]],
  ["5*, and *so*", ["5*, and ", "*so*"]],
  ["No \\*star* and *yes*", ["No *star* and ", "*yes*"]],
  ["静かな*夜空*の下で", ["静かな", "*夜空*", "の下で"]],
])("%s", (text, parts) => {
  const content = parseTitle(text);
  expect(
    typeof content === "string" || !("children" in content)
      ? content
      : content.children.map((part) =>
          typeof part === "string"
            ? part
            : `*${toPlainText({ type: "formatted", children: [part] })}*`,
        ),
  ).toEqual(parts);
});

test.each([
  "A 5* hotel",
  "5* and 4* hotels",
  "Free* for a month. *Then 5 €.",
  "2*3*4",
  "2 * 3 * 4",
  "**Loud**",
  "***",
  "See [the terms](#terms) at www.example.com",
  " Blanks around ",
])("%s is as it is written", (text) => {
  expect(parseTitle(text)).toBe(text);
});

test("a title is written as it is read, and no word is lost", () => {
  const words = fc.stringMatching(/^[ab \\*.漢]{1,6}$/);
  const parts = fc.array(fc.record({ words, isEmphasis: fc.boolean() }), { maxLength: 4 });
  fc.assert(
    fc.property(parts, (list) => {
      const children = list.map(
        ({ words, isEmphasis }): Inline =>
          isEmphasis ? { type: "emphasis", children: [words] } : words,
      );
      const content: Formatted = { type: "formatted", children };
      expect(toPlainText(parseTitle(writeTitle(content)))).toBe(toPlainText(content));
    }),
    { numRuns: 500 },
  );
  for (const text of ["*a* b", "a *b c*", "a \\*b\\* *c*"]) {
    expect(writeTitle(parseTitle(text))).toBe(text);
  }
});
