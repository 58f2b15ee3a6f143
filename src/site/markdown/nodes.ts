import type { Definition, Nodes, Root } from "mdast";
import type { Range } from "../../yaml/diagnostic.ts";

/** The node and everything inside it, in the order of the text. */
export function listMarkdownNodes(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(listMarkdownNodes)] : [node];
}

/** The place of a node in its text. */
export const rangeOfNode = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The words of a node, without marks and on one line. */
export function wordsOfNodes(node: Nodes): string {
  if ("value" in node) return node.value.replaceAll(/\s+/g, " ");
  if ("alt" in node) return node.alt ?? "";
  if ("children" in node) return node.children.map(wordsOfNodes).join("");
  return node.type === "break" ? " " : "";
}

/** The definitions of links and pictures, by the name that the text uses. Of two with one name, the first counts. */
export function definitionsOf(root: Root): Map<string, Definition> {
  const definitions = listMarkdownNodes(root).filter((node) => node.type === "definition");
  return new Map(definitions.toReversed().map((node) => [node.identifier, node]));
}
