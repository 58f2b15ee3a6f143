import type { PhrasingContent } from "mdast";
import { expect, it } from "vitest";
import { parseMarkdown } from "../../site/markdown/parse.ts";
import { printMarkdown } from "./printMarkdown.ts";

const text = (value: string): PhrasingContent => ({ type: "text", value });

it.each([
  "# One",
  "1. One",
  "- One",
  "+1 555 0100",
  "4.8 of 5",
  "> One",
  "=== One",
  "*One* _two_ `three` ~~four~~",
  "A \\ and \\*",
  "![One](two) and [three](four)",
  "[One]: two",
  "[^1] and [^one]: two",
  "<b>One</b> & <!-- two -->",
  "&copy; and &#35; and Q&A",
  "| One | two |",
  "```one",
  "**",
])("prints %s so that it reads as it is written", (words) => {
  const children = [text(words)];
  for (const parts of [children, [{ type: "strong" as const, children }]]) {
    for (const block of [
      { type: "paragraph" as const, children: parts },
      { type: "heading" as const, depth: 2 as const, children: parts },
    ]) {
      expect(parseMarkdown(printMarkdown([block])).children).toMatchObject([block]);
    }
  }
});

it.each(["a `b`", "``", "` a"])("prints %s as code", (value) => {
  const block = { type: "paragraph" as const, children: [{ type: "inlineCode" as const, value }] };
  expect(parseMarkdown(printMarkdown([block])).children).toMatchObject([block]);
});

it("keeps lists apart that follow each other", () => {
  const list = (value: string) => ({
    type: "list" as const,
    spread: false,
    children: [
      {
        type: "listItem" as const,
        spread: false,
        children: [{ type: "paragraph" as const, children: [text(value)] }],
      },
    ],
  });
  const lists = [list("One"), list("Two")];
  expect(parseMarkdown(printMarkdown(lists)).children).toMatchObject(lists);
});

it("ends an address where it ends, whatever it holds", () => {
  const children = ["a b", "a)b", "a(b", "a>b"].map((url) => ({
    type: "link" as const,
    url,
    children: [text("One [two]")],
  }));
  const block = { type: "paragraph" as const, children };
  expect(parseMarkdown(printMarkdown([block])).children).toMatchObject([block]);
});
