import { expect, test } from "vitest";
import { change } from "../../../../tests/diagnostics/readFixture.ts";
import { loadFixtureContext, smallPage } from "../../../../tests/fixtures/index.ts";
import { readPage } from "../../read/load.ts";

const context = await loadFixtureContext();
const [file = ""] = context.texts.keys();

/** The diagnostics about names of files on a page with this text, and the page that each change makes of it. */
function readWith(text: string) {
  const prose = `  - type: prose
    props:
      title: About
      text: ${text}
  - type: footer
`;
  const source = change(smallPage, "  - type: footer\n", prose);
  const { diagnostics } = readPage(Buffer.from(source), context);
  return diagnostics
    .filter(({ code }) => code === "file-name")
    .map(({ hint, suggestions = [] }) => {
      const [{ edits = [] } = {}] = suggestions;
      const fixed = edits.reduce(
        (whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end),
        source,
      );
      return { hint, fixed: fixed.split("\n").find((line) => line.includes(file)) };
    });
}

test.each([file, `texts/${file}`, `./${file}`, `"${file}"`])("%s as the words", (text) => {
  expect(readWith(text)).toEqual([
    {
      hint: `Write file: ${file} in place of it, if the words of the file are meant.`,
      fixed: `      file: ${file}`,
    },
  ]);
});

test.each([
  "|\n        Words before it.\n\n        nothing.md",
  "nobody-wrote-this.md",
  `See ${file}.`,
])("words, and the name of no file: %s", (text) => expect(readWith(text)).toEqual([]));

test("a sentence that is the name of a file", () => {
  const source = change(smallPage, "answer: Nothing.", `answer: ${file}`);
  const { diagnostics } = readPage(Buffer.from(source), context);
  expect(diagnostics.map(({ hint }) => hint)).toContain(
    "Write the words themselves: no file of texts/ can stand here.",
  );
});
