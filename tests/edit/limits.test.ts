import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { editSite } from "../../src/site/edit/editSite.ts";
import { explainMalformed } from "../../src/site/edit/operationSchemas.ts";
import { findUnusablePage } from "../../src/site/read/noPage.ts";
import { decode } from "../../src/yaml/decode.ts";
import { readSyntax } from "../../src/yaml/syntax/read.ts";
import { context } from "./judge.ts";

const page = "site:\n  name: A\nsections:\n  - type: hero\n    props:\n      title: B\n";
const nest = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const set = (value: unknown): Operation => ({ do: "set", path: ["site", "extra"], value });
const settings = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`a${index}`, 1]));

const refused: [name: string, file: string, operation: Operation, code: string][] = [
  ["a long text", page, set("y".repeat(1_100_000)), "too-large"],
  ["a list of many", page, set(Array(200_000).fill("a")), "too-large"],
  ["letters of several bytes", page, set("ä".repeat(600_000)), "too-large"],
  [
    "a section more",
    `${page}      text: ${"a".repeat(600_000)}\n`,
    { do: "duplicate-section", section: "hero" },
    "too-large",
  ],
  ["many settings", page, set(settings), "too-large"],
  ["deep lists", page, set(nest(40)), "too-deep"],
  [
    "many operations that each put one list into another",
    page,
    {
      do: "all",
      operations: Array.from({ length: 40 }, (_, index) => ({
        do: "set",
        path: ["site", "extra", ...Array(index).fill(0)],
        value: [[]],
      })),
    },
    "too-deep",
  ],
  ["the last setting", "sections: []\n", { do: "remove", path: ["sections"] }, "emptied"],
];

test.each(refused)(
  "no page is made that could not be read: %s",
  async (_, before, operation, code) => {
    const folder = mkdtempSync(path.join(tmpdir(), "limits-"));
    const file = path.join(folder, "page.yaml");
    writeFileSync(file, before);
    expect(await editSite(folder, "page.yaml", operation, context.schemas)).toMatchObject({
      refusal: { code },
    });
    expect(readFileSync(file, "utf8")).toBe(before);
  },
);

test("what is just small enough is written, and can be read", () => {
  for (const value of [
    "y".repeat(1_000_000),
    nest(29),
    Object.fromEntries(Object.entries(settings).slice(1)),
  ]) {
    const edited = applyEdit(page, set(value), context);
    const text = "text" in edited ? edited.text : "";
    expect(decode(Buffer.from(text)).diagnostics).toEqual([]);
    expect(findUnusablePage(readSyntax(text, []), { path: "/" })).toBe(undefined);
  }
});

test("a page that is too deep already can be made better, and changed elsewhere", () => {
  const deep = `${page}extra: ${JSON.stringify(nest(40))}\n`;
  for (const operation of [
    { do: "remove", path: ["extra"] },
    { do: "set", path: ["site", "name"], value: "C" },
  ] satisfies Operation[]) {
    expect(applyEdit(deep, operation, context)).toHaveProperty("text");
  }
});

test("an operation that nobody could follow is none, in words", () => {
  const deep = (lead: string, end: string, depth: number) =>
    JSON.parse(`${lead.repeat(depth)}0${end.repeat(depth)}`);
  const wrong: unknown[] = [
    nest(100_000),
    deep('{"do":"all","operations":[', "]}", 20_000),
    deep('{"a":', "}", 100_000),
    { do: "set", path: ["a"], value: nest(100_000) },
    { do: "set", path: ["a"], value: 1, was: nest(100_000) },
    { do: "insert", path: ["a"], value: nest(100_000) },
    { do: "add-section", type: "hero", props: { a: nest(100_000) } },
    { do: "set", path: Array(90_000).fill("a"), value: 1 },
    { do: "set", path: Array(90_000).fill(0), value: 1 },
    { do: "remove", path: Array(90_000).fill("a") },
  ];
  expect(new Set(wrong.map(explainMalformed))).toMatchInlineSnapshot(`
    Set {
      "An operation holds values inside one another 64 times at most.",
      "set: "path" must be a list of names and numbers, 64 at most.",
      "remove: "path" must be a list of names and numbers, 64 at most.",
    }
  `);
});
