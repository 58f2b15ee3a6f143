import { describe, expect, it } from "vitest";
import type { FieldPath } from "../shared/fieldPath.ts";
import { parse } from "./parse.ts";
import { pathAt } from "./pathAt.ts";
import { readSyntax } from "./syntax/read.ts";
import { readTree } from "./tree.ts";

const text = `site:
  name: Quillow # the brand
sections:
  - type: hero
    props: { title: "One", lines: [a, b] }
  - type: faq
    props:
      text: |
        Two
        lines
`;

const { document, toSourceRange } = readSyntax(text, [], undefined, parse);
const tree = readTree(document.contents, text, toSourceRange);

const listPaths = (value: unknown, path: FieldPath): FieldPath[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const step = Array.isArray(value) ? Number(key) : key;
        return [[...path, step], ...listPaths(inner, [...path, step])];
      })
    : [];

describe("the path at an offset", () => {
  const paths = listPaths(tree.data, []).filter((path) => typeof path.at(-1) === "string");

  it.each(paths.map((path) => [path.join("."), path] as const))("at %s is its own", (_, path) => {
    expect(pathAt(tree, tree.wholeAt(path)[0])).toEqual(path);
  });

  it("inside a text is that of the text", () => {
    expect(pathAt(tree, text.indexOf("lines\n"))).toEqual(["sections", 1, "props", "text"]);
  });

  it("outside everything is that of the page", () => {
    expect(pathAt(tree, text.length + 1)).toEqual([]);
  });
});
