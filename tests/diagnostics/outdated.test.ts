import { expect, test } from "vitest";
import { withDefaults } from "../../src/schema/defaults.ts";
import type { SchemaNode } from "../../src/schema/schemaNode.ts";
import { readPage } from "../../src/site/read/load.ts";
import { formatDiagnostics } from "../../src/site/report/format.ts";
import { fixPage } from "../../src/site/write/fix.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const today = await loadFixtureContext();

/** The project's schemas, after an imagined year in which names have changed. */
const context = {
  ...today,
  schemas: new Map(
    [...today.schemas].map(([file, schema]): [string, SchemaNode] => {
      if (file === "sections/statement.schema.json") {
        const changes = { renamed: { heading: "title" }, renamedFrom: ["slogan"] };
        return [file, { ...schema, ...changes, deprecationMessage: "Use cta instead." }];
      }
      if (file === "common.schema.json") {
        const { definitions = {} } = schema;
        const link = { ...definitions.link, renamed: { words: "label" } };
        return [file, { ...schema, definitions: { ...definitions, link } }];
      }
      return [file, schema];
    }),
  ),
};

const old = `site: { name: Lull, title: Lull, description: Quiet. }
sections:
  - type: slogan   # kept
    props: { heading: "Slow: down", lines: [a] }
  - type: cta
    props:
      title: Begin
      button:
        words: Go
        href: todo
`;

test("old names are read as the current ones, and reported in their places", () => {
  const { pageFile, diagnostics, source } = readPage(Buffer.from(old), context);
  expect(pageFile?.sections.map(({ type, props }) => ({ type, props }))).toEqual([
    { type: "statement", props: { title: "Slow: down", lines: ["a"], layout: "stack" } },
    {
      type: "cta",
      props: { title: "Begin", layout: "panel", button: { label: "Go", href: "todo" } },
    },
  ]);
  expect(
    diagnostics.map(({ code, severity, line, column }) => [code, severity, line, column]),
  ).toEqual([
    ["renamed", "warning", 3, 11],
    ["deprecated", "warning", 3, 11],
    ["renamed", "warning", 4, 14],
    ["renamed", "warning", 9, 9],
    ["placeholder", "notice", 10, 15],
  ]);
  expect(formatDiagnostics(diagnostics, source)).toContain('"words" is called "label" now.');
});

test("--fix writes the present names and leaves every other byte", () => {
  const { bytes } = fixPage(Buffer.from(old), context);
  const expected = old
    .replace("slogan", "statement")
    .replace("heading", "title")
    .replace("words", "label");
  expect(bytes.toString()).toBe(expected);
});

test("an old name beside the present one is a mistake like any other", () => {
  const both = old.replace("words: Go", "words: Go\n        label: Come");
  const { pageFile, diagnostics } = readPage(Buffer.from(both), context);
  expect(pageFile).toBeUndefined();
  expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
    { code: "unknown-name", line: 9, column: 9 },
  ]);
});

/** Cards that had names of their own once, in many notations, and what --fix makes of each. */
const cards = {
  "a block": [
    `
      demos:
        mood: # kept
          title: "Week"
          days:
            - { day: Mon, mood: 2 }
            - day: Tue
              mood: 4
`,
    `
      demos:
        - # kept
          title: "Week"
          chart:
            - { label: Mon, value: 2 }
            - label: Tue
              value: 4
`,
  ],
  "the order in which they were shown": [
    `
      demos:
          # Last.
          tasks:
              items: [{ text: Tea }]
              title: List
          # First.
          journal:
              title: Day
              date: Today
              entry: >-
                Long
                lines.
`,
    `
      demos:
          # Last.
          -   title: Day
              meta: Today
              text: >-
                Long
                lines.
          # First.
          -   checklist: [{ text: Tea }]
              title: List
`,
  ],
  braces: [
    `
      demos: { tasks: { title: List, items: [{ text: Tea }] } }
`,
    `
      demos: [ { title: List, checklist: [{ text: Tea }] } ]
`,
  ],
  nothing: ["\n      demos: {}\n", "\n      demos: []\n"],
} satisfies Record<string, [old: string, today: string]>;

test.each(Object.entries(cards))(
  "a group that is a list now is read as one: %s",
  (_name, [before, after]) => {
    const page = (demos: string) => `site: { name: Lull, title: Lull, description: Quiet. }
sections:
  - type: walkthrough
    props:
      title: Steps
      steps: [{ title: One, description: Begin. }]${demos}`;
    for (const lineBreak of ["\n", "\r\n"]) {
      const [given, wanted] = [before, after].map((demos) =>
        Buffer.from(page(demos).replaceAll("\n", lineBreak)),
      );
      if (!given || !wanted) throw new Error("There is no page.");
      const { pageFile, diagnostics, source } = readPage(given, today);
      expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([
        ["listed", 7, 7],
      ]);
      expect(formatDiagnostics(diagnostics, source)).toContain('"demos" is a list now.');
      expect(pageFile).toEqual(readPage(wanted, today).pageFile);
      expect(Buffer.from(fixPage(given, today).bytes).toString()).toBe(wanted.toString());
    }
  },
);

test("without old names, nothing is told", () => {
  const page = fixPage(Buffer.from(old), context).bytes;
  const { diagnostics } = readPage(page, today);
  expect(diagnostics.map(({ code }) => code)).toEqual(["placeholder"]);
  expect(withDefaults(today.schemas, "page.schema.json", {})).toMatchObject({ version: 1 });
});

test.each(["\n", "\r\n"])(
  "a first line that leads text editors to a folder of earlier versions leads to that of today, with line breaks %j",
  (lineBreak) => {
    const page = (folder: string) =>
      Buffer.from(
        `# yaml-language-server: $schema=./${folder}/page.schema.json\n${old}`.replaceAll(
          "\n",
          lineBreak,
        ),
      );
    for (const folder of ["editor", "suggestions"]) {
      const { diagnostics, source } = readPage(page(folder), context);
      expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toContainEqual([
        "renamed",
        1,
        35,
      ]);
      expect(formatDiagnostics(diagnostics.slice(0, 1), source)).toContain(
        "Write .broadside in place of suggestions.".replace("suggestions", folder),
      );
      expect(String(fixPage(page(folder), context).bytes)).toMatch(
        /^# yaml-language-server: \$schema=\.\/\.broadside\/page\.schema\.json\r?\n/,
      );
    }
    const { diagnostics } = readPage(page(".broadside"), context);
    expect(diagnostics.filter(({ line }) => line === 1)).toEqual([]);
  },
);
