import type { Root } from "mdast";
import type { FieldValue } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";
import { type Texts, textsFolder } from "../files/texts.ts";
import { listAddresses } from "./addresses.ts";
import { listHeadings, type MarkdownHeading } from "./headings.ts";
import { parseMarkdown } from "./parse.ts";
import { startBehind, type TextSource } from "./sources.ts";

/** A Markdown text of a page. */
export interface MarkdownText {
  /** The property that holds it, or names its file. */
  path: FieldPath;
  text: string;
  root: Root;
  headings: readonly MarkdownHeading[];
  /** The place of a part of the text: see `TextSource`. */
  locate: (part: Range) => Range;
  /** False if a file holds it. */
  isInPage: boolean;
  /** True if that place is exact. After a repair of characters in the page file, it is the whole text. */
  isExact: boolean;
}

/** The Markdown texts of a page, and their ids, links and pictures as fields like all others. */
export interface MarkdownParts {
  texts: MarkdownText[];
  sources: TextSource[];
  fields: FieldValue[];
  /** The tree, which also locates what is inside the texts. */
  tree: Tree;
}

/** True for the shared definitions of Markdown. */
export const isMarkdown = (kind: string): boolean => kind === "markdown" || kind === "markdownFile";

/** Reads the Markdown texts of a page. A page without any does not load the parser. */
export function readMarkdown(
  pageText: string,
  tree: Tree,
  fields: readonly FieldValue[],
  files: Texts,
): MarkdownParts {
  const sources: TextSource[] = [];
  const texts = fields
    .filter(({ kind }) => isMarkdown(kind))
    .flatMap((field) => readText(field) ?? []);
  const inside = texts.flatMap(listInside);
  const parts = inside.map(({ field }) => field);
  return { texts, sources, fields: parts, tree: withPlaces(tree, inside) };

  function readText({ kind, value, path }: FieldValue): MarkdownText | undefined {
    if (typeof value !== "string" || value.trim() === "") return undefined;
    const source = kind === "markdownFile" ? findSource(value) : undefined;
    if (kind === "markdownFile" && !source) return undefined;
    const text = source?.text ?? value;
    const root = parseMarkdown(text);
    const headings = listHeadings(root, text);
    if (source) {
      const locate = ([from, to]: Range): Range => [from + source.start, to + source.start];
      return { path, text, root, headings, locate, isInPage: false, isExact: true };
    }
    const letters = tree.lettersAt(path);
    const locate = ([from, to]: Range): Range => {
      const [first, last] = [letters?.[from], letters?.[Math.max(from, to - 1)]];
      return first && last ? [first[0], last[1]] : tree.valueAt(path);
    };
    return { path, text, root, headings, locate, isInPage: true, isExact: letters !== undefined };
  }

  function findSource(name: string): TextSource | undefined {
    const file = `${textsFolder}/${name}`;
    const known = sources.find((source) => source.file === file);
    const { text, diagnostics } = files.get(name) ?? {};
    if (known || text === undefined || diagnostics?.length !== 0) return known;
    const last = sources.at(-1) ?? { start: 0, text: pageText };
    const source = { file, text, start: startBehind(last.start, last.text) };
    sources.push(source);
    return source;
  }
}

interface Inside {
  field: FieldValue;
  range: Range;
}

/** The ids, links and pictures of a text. Where other paths have a property, theirs have a name such as `link 2`. */
function listInside({ path, root, headings, locate }: MarkdownText): Inside[] {
  const fieldOf = (kind: string, value: unknown, at: FieldPath, range: Range): Inside => ({
    field: { kind, value, path: at, schema: {}, isRequired: false },
    range: locate(range),
  });
  const ids = headings.flatMap(({ anchor }, index) =>
    anchor ? [fieldOf("id", anchor.id, [...path, `heading ${index + 1}`], anchor.range)] : [],
  );
  const addresses = listAddresses(root);
  const links = addresses
    .filter(({ kind }) => kind === "href")
    .map(({ kind, url, range }, index) =>
      fieldOf(kind, url, [...path, `link ${index + 1}`], range),
    );
  const pictures = addresses
    .filter(({ kind }) => kind === "asset")
    .flatMap(({ kind, url, range }, index) => {
      const at = [...path, `picture ${index + 1}`];
      return [fieldOf(kind, url, [...at, "src"], range), fieldOf("image", { src: url }, at, range)];
    });
  return [...ids, ...links, ...pictures];
}

/** A tree that locates what is inside texts, where the file has one value. */
function withPlaces(tree: Tree, inside: readonly Inside[]): Tree {
  if (inside.length === 0) return tree;
  const places = new Map(
    inside.map(({ field, range }): [string, Range] => [field.path.join("\n"), range]),
  );
  const find = (path: FieldPath) => places.get(path.join("\n"));
  return {
    ...tree,
    valueAt: (path) => find(path) ?? tree.valueAt(path),
    rangeAt: (path) => find(path) ?? tree.rangeAt(path),
    keyAt: (path) => find(path) ?? tree.keyAt(path),
    wholeAt: (path) => find(path) ?? tree.wholeAt(path),
  };
}
