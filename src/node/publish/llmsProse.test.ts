import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";
import type { ProseBlock } from "../../shared/text/prose.ts";
import { ProseBuilder } from "./llmsProse.ts";
import { printMarkdown } from "./printMarkdown.ts";

const render = (...children: ProseBlock[]) =>
  printMarkdown(
    new ProseBuilder().build({ type: "root", children, notes: [] }, undefined),
  ).trimEnd();

it("gives a code block a fence that its code does not close", () => {
  const value = "```js\n````\n```";
  expect(render({ type: "code", value })).toBe(`\`\`\`\`\`\n${value}\n\`\`\`\`\``);
  expect(render({ type: "code", value: "a `b`" })).toBe("```\na `b`\n```");
  expect(fromMarkdown(render({ type: "code", value })).children).toMatchObject([
    { type: "code", value },
  ]);
});

it("escapes the strokes of a table's cells once", () => {
  const table = {
    type: "table" as const,
    align: [undefined, undefined],
    head: [["|a|"], ["- b"]],
    rows: [[["\\|"], [{ type: "inlineCode" as const, value: "|c" }]]],
  };
  expect(render(table)).toBe("| \\|a\\| | - b |\n| --- | --- |\n| \\\\\\| | `\\|c` |");
});

it("keeps the parts of a note in it, however long its number is", () => {
  const children = ["A.", "B."].map((words) => ({ type: "paragraph" as const, children: [words] }));
  const notes = Array.from({ length: 100 }, () => ({ marks: 1, children }));
  const blocks = new ProseBuilder().build({ type: "root", children: [], notes }, undefined);
  const text = printMarkdown(blocks);
  expect(text.startsWith("[^1]: A.\n\n    B.\n\n[^2]: A.")).toBe(true);
  expect(text.endsWith("\n\n[^100]: A.\n\n    B.\n")).toBe(true);
});
