import { describe, expect, test } from "vitest";
import type { SiteContext } from "../../src/site/page/parsedPage.ts";
import { readPage } from "../../src/site/read/load.ts";
import { fixPage } from "../../src/site/write/fix.ts";
import { decode } from "../../src/yaml/decode.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { mistakes } from "./mistakes.ts";

const context = await loadFixtureContext();

const site = "site:\n  name: Lull\n  title: Lull\n  description: Quiet.\n";
const head = `${site}sections:\n  - type: prose\n    props:\n      title: Notes\n`;

const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, " ".repeat(by));

interface Form {
  name: string;
  /** The page that holds the text, and the file that it names. */
  write: (text: string) => { page: string; file?: string };
}

const block =
  (sign: string, by = 8) =>
  (text: string) => ({
    page: `${head}      text: ${sign}\n${indented(text, by)}\n`,
  });
const windows = (text: string) => text.replaceAll("\n", "\r\n");

/** Every way in which a page may hold a text. */
const forms: readonly Form[] = [
  { name: "|", write: block("|") },
  { name: "|-", write: block("|- # A comment.") },
  { name: "|2", write: block("|2") },
  { name: "| with CRLF", write: (text) => ({ page: windows(block("|")(text).page) }) },
  { name: "quotes", write: (text) => ({ page: `${head}      text: ${JSON.stringify(text)}\n` }) },
  { name: "a file", write: (text) => ({ page: `${head}      file: notes.md\n`, file: text }) },
  {
    name: "a file with CRLF",
    write: (text) => ({ page: `${head}      file: notes.md\n`, file: windows(text) }),
  },
];

function read({ page, file }: ReturnType<Form["write"]>) {
  const texts = new Map(file === undefined ? [] : [["notes.md", decode(Buffer.from(file))]]);
  const own: SiteContext = { ...context, texts };
  return { loaded: readPage(Buffer.from(page), own), own };
}

const columnOf = (lines: readonly string[]) => (lines.at(-1)?.length ?? 0) + 1;
const marks = /[«»]/g;

describe.each(forms)("a text as $name", ({ write }) => {
  test.each(mistakes)("with $name is told at its place", ({ text, code }) => {
    // A mark in quotes is no character that YAML escapes.
    const { page, file } = write(text);
    const marked = file ?? page;
    const [from, to] = [marked.indexOf("«"), marked.indexOf("»") - 1];
    const { loaded } = read(write(text.replaceAll(marks, "")));
    const source = file === undefined ? loaded.source : file.replaceAll(marks, "");
    const lines = source.slice(0, from).split("\n");
    const end = source.slice(0, to).split("\n");
    const told = loaded.diagnostics.filter((each) => each.code !== "no-heading");
    expect(told.map((each) => [each.code, each.file, each.line, each.column])).toEqual([
      [code, file === undefined ? "page.yaml" : "texts/notes.md", lines.length, columnOf(lines)],
    ]);
    expect([told[0]?.endLine, told[0]?.endColumn]).toEqual([end.length, columnOf(end)]);
  });

  test.each(mistakes)(
    "with $name changes by a fix where one meaning is possible",
    ({ text, fixed }) => {
      const plain = text.replaceAll(marks, "");
      const given = write(plain);
      const meant = write(fixed ?? plain);
      const result = fixPage(Buffer.from(given.page), read(given).own);
      expect(Buffer.from(result.bytes).toString()).toBe(meant.page);
      expect(result.texts.get("texts/notes.md") ?? given.file).toBe(meant.file);
    },
  );
});

/** The diagnostics of a page, in short. */
function tell(page: string, texts: Record<string, string> = {}): string {
  const files = Object.entries(texts).map(
    ([name, text]) => [name, decode(Buffer.from(text))] as const,
  );
  const loaded = readPage(Buffer.from(page), { ...context, texts: new Map(files) });
  return loaded.diagnostics
    .map(
      (each) =>
        `${each.file}:${each.line}:${each.column} ${each.code} ${each.message} ${each.hint}`,
    )
    .join("\n");
}

test("a text whose lines YAML joins is put right", () => {
  const folded = block(">- # A comment.")("## One\n\ntwo").page;
  expect(tell(folded)).toMatchInlineSnapshot(
    `"page.yaml:9:13 folded-markdown Section 1, prose: "text" is Markdown, whose lines count, but > joins them. Write | in place of >."`,
  );
  expect(Buffer.from(fixPage(Buffer.from(folded), context).bytes).toString()).toBe(
    folded.replace(">-", "|-"),
  );
  expect(tell(`${head}      text: One\n        two\n`)).toMatchInlineSnapshot(
    `"page.yaml:9:13 folded-markdown Section 1, prose: "text" is Markdown, whose lines count, but YAML joins them. Write | behind text:, and the text on the lines below, further in than text."`,
  );
});

test("a text is in the page or in a file, and the file is there", () => {
  expect(tell(head)).toMatchInlineSnapshot(
    `"page.yaml:7:5 missing Section 1, prose: "text" or "file" is missing. Add text: | with the text below it, or file: with the name of a file in texts/."`,
  );
  expect(
    tell(`${head}      text: One.\n      file: a.md\n`, { "a.md": "One." }),
  ).toMatchInlineSnapshot(
    `"page.yaml:10:7 either-or Section 1, prose: "text" and "file" both stand here; only one of them can be shown. Take text or file out."`,
  );
  expect(tell(`${head}      file: Notes.md\n`, { "notes.md": "One." })).toMatchInlineSnapshot(
    `"page.yaml:9:13 no-file Section 1, prose: texts/ has no file "Notes.md". Did you mean "notes.md"?"`,
  );
  expect(tell(`${head}      file: note.md\n`, { "notes.md": "One." })).toMatchInlineSnapshot(
    `"page.yaml:9:13 no-file Section 1, prose: texts/ has no file "note.md". Did you mean "notes.md"? If not, put the file into texts/."`,
  );
  expect(
    tell(`${head}      file: texts/notes.txt\n`, { "notes.md": "One." }),
  ).toMatchInlineSnapshot(
    `"page.yaml:9:13 bad-file Section 1, prose: "file" cannot be "texts/notes.txt". A text is a file in texts/ whose name ends in .md, such as privacy.md."`,
  );
  expect(tell(`${head}      file: a.md\n`, { "a.md": " \n" })).toMatchInlineSnapshot(
    `"page.yaml:9:13 empty Section 1, prose: texts/a.md is empty. Write the text into it."`,
  );
  expect(tell(`${head}      text: |\n\n`)).toMatchInlineSnapshot(
    `"page.yaml:9:13 empty Section 1, prose: "text" is empty. The text in Markdown. Use this or file, not both."`,
  );
});

test("anchors of a text are anchors of the page, whichever line leads to them", () => {
  const header = (id: string) =>
    `${site}sections:\n  - type: header\n    props:\n      links:\n        - label: One\n          href: "#${id}"\n  - type: prose\n    props:\n      title: Notes\n      file: a.md\n`;
  const texts = { "a.md": "## One {#one}\n\n## Two words" };
  expect(tell(header("one"), texts)).toBe("");
  expect(tell(header("onne"), texts)).toMatchInlineSnapshot(
    `"page.yaml:10:17 no-anchor Section 1, header, item 1 of links: no section has the id "onne", so the link "#onne" leads nowhere. Did you mean "#one"?"`,
  );
  expect(tell(header("two-words"), texts)).toMatchInlineSnapshot(
    `"page.yaml:10:17 no-anchor Section 1, header, item 1 of links: no section has the id "two-words", so the link "#two-words" leads nowhere. Write {#two-words} at the end of the heading "Two words": then it can be linked to."`,
  );
});
