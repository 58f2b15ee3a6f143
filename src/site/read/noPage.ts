import { isCollection, isMap, isScalar } from "yaml";
import { homeNames, rootNames } from "../../shared/fieldPath.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { Syntax } from "../../yaml/syntax/read.ts";
import { textOf } from "../../yaml/tree.ts";
import { isHome, type PageAddress } from "../page/pageAddress.ts";
import { suggest } from "../suggest.ts";

const maxDepth = 32;
const maxKeys = 1000;

/** A diagnostic for a file that leaves nothing to check: too big, too deep, empty, or no page at all. */
export function findUnusablePage(
  { document, nodes, toSourceRange }: Syntax,
  page: Pick<PageAddress, "path">,
): Diagnostic | undefined {
  const names = isHome(page) ? homeNames : rootNames;
  /** True for a top-level name of a page, or a misspelling of one. */
  const isPageName = (name: string) => suggest(name, names).near.length > 0;
  const { contents } = document;
  if (!isMap(contents) || !contents.items.some(({ key }) => isPageName(textOf(key)))) {
    const empty = contents === null || (isScalar(contents) && contents.value === null);
    const what = isScalar(contents) ? "a text" : isMap(contents) ? "other settings" : "a list";
    return {
      code: "no-page",
      message: empty
        ? "The file says nothing yet."
        : `The file holds ${what} where the settings of a page should stand.`,
      hint: `A page starts with the lines ${names[0]}: and sections: – each with its settings below, indented.`,
      range:
        contents?.range && !empty
          ? toSourceRange([contents.range[0], contents.range[0] + 1])
          : [0, 0],
    };
  }
  for (const { node, depth } of nodes) {
    const isDeep = isCollection(node) && depth >= maxDepth;
    const many = isMap(node) && node.items.length > maxKeys;
    if ((!isDeep && !many) || !node.range) continue;
    return {
      code: many ? "too-large" : "too-deep",
      message: many
        ? `${node.items.length} settings stand in one group; a page needs far fewer.`
        : `Settings stand inside settings more than ${maxDepth} times.`,
      hint: "Check whether something was pasted here that does not belong to the page.",
      range: toSourceRange([node.range[0], node.range[0] + 1]),
    };
  }
  return undefined;
}
