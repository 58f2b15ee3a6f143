import type { Definition, Nodes } from "mdast";

/** The definitions of links in a text, by their identifiers. The first of several with one identifier counts. */
export function listDefinitions(node: Nodes): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const visit = (each: Nodes) => {
    if (each.type === "definition" && !found.has(each.identifier)) found.set(each.identifier, each);
    if ("children" in each) for (const child of each.children) visit(child);
  };
  visit(node);
  return found;
}

/** The place of a node of the parser. */
export const rangeOf = ({ position }: Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
