import { expect, test } from "vitest";
import { readEntries } from "./readEntries.ts";

const texts: [name: string, text: string, maxParts: number, entries: [string, ...string[]][]][] = [
  ["names on lines", "Ann Lee\nBo Li\n", 0, [["Ann Lee"], ["Bo Li"]]],
  ["names in a list", "• Ann\n• Bo", 2, [["Ann"], ["Bo"]]],
  [
    "names with their roles",
    "Ann – Head\nBo – Cook",
    2,
    [
      ["Ann", "Head"],
      ["Bo", "Cook"],
    ],
  ],
  [
    "questions of a word processor",
    "What is it?\nA journal.\nWho is it for?\nFor you.\nAnd me.",
    1,
    [
      ["What is it?", "A journal."],
      ["Who is it for?", "For you.", "And me."],
    ],
  ],
  [
    "questions in bold, numbered",
    "1. **What is it?**\n\nA *journal*.\n\n- One\n- Two\n\n2. **Why?**\n\nSo.",
    1,
    [
      ["What is it?", "A *journal*.", "- One\n- Two"],
      ["Why?", "So."],
    ],
  ],
  [
    "headings below a title",
    "# Questions\n\n## Cost\n\nNothing.\n\n## Place\n\nHere.",
    1,
    [
      ["Cost", "Nothing."],
      ["Place", "Here."],
    ],
  ],
  [
    "bold questions below a title",
    "## Questions\n\n**Cost?**\n\nNothing.\n\n**Place?**\n\n- Here\n- There",
    1,
    [
      ["Cost?", "Nothing."],
      ["Place?", "- Here\n- There"],
    ],
  ],
  [
    "letters before each",
    "Q: Why?\nA: So.\n\nQ: When?\nA: Now.",
    1,
    [
      ["Why?", "So."],
      ["When?", "Now."],
    ],
  ],
  [
    "groups of lines",
    "Ann Lee\nHead\n\nBo Li\nCook",
    2,
    [
      ["Ann Lee", "Head"],
      ["Bo Li", "Cook"],
    ],
  ],
  [
    "rows of a spreadsheet",
    "Ann\tHead\nBo\tCook",
    2,
    [
      ["Ann", "Head"],
      ["Bo", "Cook"],
    ],
  ],
  ["a table", "| Name | Role |\n| --- | --- |\n| Ann | Head |", 2, [["Ann", "Head"]]],
  ["nothing", " \n", 1, []],
];

test.each(texts)("%s", (_, text, maxParts, entries) => {
  const read = readEntries(text, maxParts).map(({ head, parts }) => [head, ...parts]);
  expect(read).toEqual(entries);
});
