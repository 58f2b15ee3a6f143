import { expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { settingNames } from "../../src/schema/settingNames.ts";
import { lineNumber } from "../../src/yaml/line.ts";
import { splice } from "../../src/yaml/splice.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { answer, change, fixed, fixedLines, read, smallPage, tell } from "./readFixture.ts";

const context = await loadFixtureContext();

const firsts = ["Hello", '"Hello"', '"Hello', 'Hello"', "Note: this", "{label: Go, href: /}"];
const separators = [" ", "   ", ", "];
const seconds = ["text: World", 'text: "World: x"', '"text":World', "text: {label: Go, href: /}"];
const wraps = [
  "eyebrow: …",
  "secondButton: …",
  "button: {label: …, href: /}",
  "button: {href: /, label: …}",
  "button: label: … }",
];

const merged = firsts.flatMap((first) =>
  separators.flatMap((separator) => seconds.map((second) => first + separator + second)),
);

/** The page after each fix alone, and after all of them. */
const afterFixes = (page: string): string[] =>
  [
    ...read(page).diagnostics.flatMap(({ fix }) => (fix ? [splice(page, fix.edits)] : [])),
    fixed(page),
  ].filter((after) => after !== page);

/** The texts of a page that hold the name of another setting. */
function swallowed(page: string, name: string): string[] {
  const texts: string[] = [];
  const opener = new RegExp(`(?<!\\w)${name}["']?:`);
  visit(parseDocument(page), (_, node) => {
    if (isScalar(node) && opener.test(String(node.value))) texts.push(String(node.value));
  });
  return texts;
}

const title = "title: Think better.";
const titleLine = lineNumber(smallPage, smallPage.indexOf(title));

test.each(sample(wraps, 3))(
  "no fix makes a text of two settings: %s",
  { tags: ["random"] },
  (wrap) => {
    for (const words of merged) {
      const lines = `${title}\n      ${wrap.replace("…", words)}`;
      for (const after of afterFixes(change(smallPage, title, lines))) {
        const broken = parseDocument(after).errors.filter(
          ({ pos }) => lineNumber(after, pos[0]) === titleLine + 1,
        );
        expect([words, swallowed(after, "text"), broken]).toEqual([words, [], []]);
      }
    }
  },
);

test("whatever the second setting is called, no fix makes a text of two", {
  tags: ["random"],
}, () => {
  for (const name of sample([...settingNames(context.schemas)], 4)) {
    const page = change(smallPage, "title: Voices", `title: Hello ${name}: World`);
    expect([name, swallowed(fixed(page), name)]).toEqual([name, []]);
  }
});

test.each([
  ["Note: this is it", '"Note: this is it"'],
  ["Open daily: 9 to 5", '"Open daily: 9 to 5"'],
  ["Rodalisa: soaps", '"Rodalisa: soaps"'],
  ["Doors: 9:30, then https://lull.museum", '"Doors: 9:30, then https://lull.museum"'],
  ['Our "house": soaps', `'Our "house": soaps'`],
  ["The dogs' bowl: soaps", `"The dogs' bowl: soaps"`],
])("prose stays a text: %s", (prose, meant) => {
  const page = change(smallPage, "title: Voices", `title: ${prose}`);
  expect(fixed(page)).toBe(change(smallPage, "title: Voices", `title: ${meant}`));
  const group = "title: Voices\n      button: {label: Go, href: /}";
  const lines = fixedLines(change(smallPage, "title: Voices", group.replace("Go", prose)));
  if (!/["',]/.test(prose)) expect(lines).toEqual([`      button: {label: ${meant}, href: /}`]);
});

const journal = `- icon: notebook
          title: Journal
          description: A line a day.
`;

test("what may be a second setting, or half of a pair of quotes, is told both ways", () => {
  const lines = [
    "title: Hello text: World",
    'title: "Hello" text: "World"',
    'title: Hello   text:   "World: x"',
    'title: Rodalisa: soaps"',
    "title: Rodalisa: {soaps",
    "title: Voices\n      button: {label: Go, href: /} secondButton: {label: Go, href: /}",
    'title: Voices\n      button:  label: "Go", href: / }',
  ];
  const entries = [
    "- {label: Read more look: loud, href: /}",
    '- {label: "Prices, href: /}',
    '- {id: b, question: Why?, answer: "Say {x} and "y""}',
    '- {answer: "Say "yes" or "no", please: both"}',
    '- {answer: "Say "a, b" and "c: d""}',
    '- label: "Go: now", href: "/"',
    "- id: cost question: How much, per month?",
  ];
  const told = [
    ...lines.map((line) => answer("title: Voices", line)),
    ...entries.map((entry) => answer(journal, `${entry}\n`)),
  ];
  expect(told.join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:60:24 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
      59 |     props:
      60 |       title: Hello text: World
         |                        ^
      Put quotes around the text: title: "Hello text: World". If text: starts a setting of its own, begin a new line before it.

    page.yaml:60:22 error line-break "text:" stands in the line of "title", as if the line break between them were lost.
      59 |     props:
      60 |       title: "Hello" text: "World"
         |                      ^^^^
      Begin a new line before text:, or, if it belongs to the text, put quotes around the whole: title: '"Hello" text: "World"'

    page.yaml:60:22 error line-break "text:" stands in the line of "title", as if the line break between them were lost.
      59 |     props:
      60 |       title: Hello   text:   "World: x"
         |                      ^^^^
      Begin a new line before text:, or, if it belongs to the text, put quotes around the whole: title: 'Hello   text:   "World: x"'

    page.yaml:60:22 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
      59 |     props:
      60 |       title: Rodalisa: soaps"
         |                      ^
      Put quotes around the text: title: 'Rodalisa: soaps"'. If its " is one of a pair, write the other one, too.

    page.yaml:60:22 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
      59 |     props:
      60 |       title: Rodalisa: {soaps
         |                      ^
      Put quotes around the text: title: "Rodalisa: {soaps". If its { is one of a pair, write the other one, too.

    page.yaml:61:15 error needs-quotes Text that starts with { needs quotes: without them, it starts a group of settings.
      60 |       title: Voices
      61 |       button: {label: Go, href: /} secondButton: {label: Go, href: /}
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Put quotes around it: "{label: Go, href: /} secondButton: {label: Go, href: /}". If secondButton: starts a setting of its own, begin a new line before it.

    page.yaml:61:16 error line-break "label:" stands in the line of "button", as if the line break between them were lost.
      60 |       title: Voices
      61 |       button:  label: "Go", href: / }
         |                ^^^^^
      Begin a new line before label:, or, if it belongs to the text, put quotes around the whole: button: 'label: "Go", href: / }'

    page.yaml:40:19 error needs-quotes Between brackets, the text of "label" needs quotes, because it holds ":".
      39 |       items:
      40 |         - {label: Read more look: loud, href: /}
         |                   ^^^^^^^^^^^^^^^^^^^^
      Put quotes around it: "Read more look: loud". If look: starts a setting of its own, put a comma before it.

    page.yaml:40:11 error missing Section 4, features, item 1 of items: "title" is missing.
      39 |       items:
      40 |         - {label: "Prices, href: /}
         |           ^
      Add a line title: … here. The card's title, two to five words.

    page.yaml:40:11 error missing Section 4, features, item 1 of items: "description" is missing.
      39 |       items:
      40 |         - {label: "Prices, href: /}
         |           ^
      Add a line description: … here. What the title means for the reader, in a sentence or two.

    page.yaml:40:12 error misplaced Section 4, features, item 1 of items: "label" belongs inside "link".
      39 |       items:
      40 |         - {label: "Prices, href: /}
         |            ^^^^^
      Write a line link: above it, and indent it by 2 more spaces.

    page.yaml:40:19 error needs-quotes Text that starts with " needs quotes: without them, it ends at the second quote.
      39 |       items:
      40 |         - {label: "Prices, href: /}
         |                   ^^^^^^^
      Write " where the text ends, too: "Prices"

    page.yaml:40:11 error needs-quotes Text that starts with { needs quotes: without them, it starts a group of settings.
      39 |       items:
      40 |         - {id: b, question: Why?, answer: "Say {x} and "y""}
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Put quotes around it: '{id: b, question: Why?, answer: "Say {x} and "y""}'. If it is a group of settings, put quotes around the texts in it instead.

    page.yaml:40:20 error needs-quotes Text that starts with " needs quotes: without them, it ends at the second quote.
      39 |       items:
      40 |         - {answer: "Say "yes" or "no", please: both"}
         |                    ^^^^^^^^^^^^^^^^^^
      Put single quotes around the whole text, its commas too, in place of the double ones that open and close it.

    page.yaml:40:20 error needs-quotes Text that starts with " needs quotes: without them, it ends at the second quote.
      39 |       items:
      40 |         - {answer: "Say "a, b" and "c: d""}
         |                    ^^^^^^^
      Put single quotes around the whole text, its commas too, in place of the double ones that open and close it.

    page.yaml:40:29 error line-break "href:" stands in the line of "label", as if the line break between them were lost.
      39 |       items:
      40 |         - label: "Go: now", href: "/"
         |                             ^^^^
      Begin a new line before href:, or, if it belongs to the text, put quotes around the whole: label: '"Go: now", href: "/"'

    page.yaml:40:20 error line-break "question:" stands in the line of "id", as if the line break between them were lost.
      39 |       items:
      40 |         - id: cost question: How much, per month?
         |                    ^^^^^^^^
      Begin a new line before question:, or, if it belongs to the text, put quotes around the whole: id: "cost question: How much, per month?""
  `);
});

test("a number with a comma, between brackets", () => {
  const numbers = ["10,000", "1,000,000", "$10,000", "4,5", "10,000 km"];
  const told = numbers.map((number) =>
    tell(journal, `- {icon: notebook, title: ${number}, description: Soaps}\n`),
  );
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "- {icon: notebook, title: 10,000, description: Soaps}

      40:35-41 needs-quotes Between brackets, the comma in "10,000" ends the value. Put quotes around it: "10,000". If it is a number, write it without commas, and with a point before its decimals.
    - {icon: notebook, title: 1,000,000, description: Soaps}

      40:35-44 needs-quotes Between brackets, the comma in "1,000,000" ends the value. Put quotes around it: "1,000,000". If it is a number, write it without commas, and with a point before its decimals.
    - {icon: notebook, title: $10,000, description: Soaps}

      40:35-42 needs-quotes Between brackets, the comma in "$10,000" ends the value. Put quotes around it: "$10,000". If it is a number, write it without commas, and with a point before its decimals.
    - {icon: notebook, title: 4,5, description: Soaps}

      40:35-38 needs-quotes Between brackets, the comma in "4,5" ends the value. Put quotes around it: "4,5". If it is a number, write it without commas, and with a point before its decimals.
    - {icon: notebook, title: 10,000 km, description: Soaps}

      40:35-44 needs-quotes Between brackets, the comma in "10,000 km" ends the value. Put quotes around it: "10,000 km". If it is a number, write it without commas, and with a point before its decimals."
  `);
});
