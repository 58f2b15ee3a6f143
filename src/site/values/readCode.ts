import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** An attribute of the first element of a name that has it, in a piece of HTML that somebody has copied. */
export const attributeIn = (code: string, element: string, attribute: string): string | undefined =>
  findIn(parseFragment(code), element, attribute);

function findIn(node: Tree.Node, element: string, attribute: string): string | undefined {
  if (!("childNodes" in node)) return undefined;
  for (const inner of node.childNodes) {
    const own = "tagName" in inner && inner.tagName === element ? inner.attrs : [];
    const value =
      own.find(({ name }) => name === attribute)?.value ?? findIn(inner, element, attribute);
    if (value !== undefined) return value;
  }
  return undefined;
}
