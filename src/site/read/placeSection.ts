import { child } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import { lineCounter, parse } from "../../yaml/parse.ts";
import { readTree } from "../../yaml/tree.ts";
import type { LoadedPage } from "./pipeline.ts";

type SourcePage = Pick<LoadedPage, "file" | "path" | "source">;

/**
 * The place of the section with this id on the page at `path`, as `file:line:column`: in the file of the page, or in
 * that of the first page, from which it is inherited.
 */
export function placeSection(
  pages: readonly [SourcePage, ...SourcePage[]],
  path: string,
  id: string,
): string {
  const [first] = pages;
  const page = pages.find((each) => each.path === path) ?? first;
  return findIn(page, id) ?? findIn(first, id) ?? page.file;
}

function findIn({ file, source }: SourcePage, id: string): string | undefined {
  const tree = readTree(parse(source).contents, source, (range) => range);
  const list = child(tree.data, "sections");
  const index = (Array.isArray(list) ? list : []).findIndex(
    (section) => child(section, "enabled") !== false && anchorOf(section) === id,
  );
  if (index < 0) return undefined;
  const { line, column } = lineCounter(source)(tree.keyAt(["sections", index])[0]);
  return `${file}:${line}:${column}`;
}

const anchorOf = (section: unknown) =>
  (asText(child(section, "id")) ?? asText(child(section, "type")))?.normalize("NFC");
