import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

/** A node of a document, and its position in the tree. */
export interface NodeInfo {
  node: Node;
  /** The setting whose key or value the node is. */
  pair?: Pair;
  /** True for an entry of a list. */
  isEntry: boolean;
  /** The number of lists and groups around the node. */
  depth: number;
}

/** The depth of a section: an entry of a list in the outermost group. */
export const sectionDepth = 2;

/** The nodes of sections, by the first of them: the parser keeps those of sections that have not changed. */
const nodesOf = new WeakMap<Node, NodeInfo[]>();

/**
 * Every node in the order of the text. All checks share this list: the library's own `visit` builds a path for each
 * node, and each such walk took a tenth as long as reading the file.
 */
export function listNodes(root: unknown): NodeInfo[] {
  const nodes: NodeInfo[] = [];
  addNodes(nodes, root, { isEntry: false, depth: 0 });
  return nodes;
}

/** The nodes of one section, itself among them. */
export function listSectionNodes(section: Node): NodeInfo[] {
  const nodes: NodeInfo[] = [];
  addNodes(nodes, section, { isEntry: true, depth: sectionDepth });
  return nodes;
}

function addNodes(nodes: NodeInfo[], node: unknown, place: Omit<NodeInfo, "node">): void {
  if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
  const isSection = place.isEntry && place.depth === sectionDepth && isMap(node);
  if (!isSection) {
    addInside(nodes, node, place);
    return;
  }
  const known = nodesOf.get(node) ?? [];
  if (known.length === 0) {
    addInside(known, node, place);
    nodesOf.set(node, known);
  }
  for (const each of known) nodes.push(each);
}

function addInside(nodes: NodeInfo[], node: Node, place: Omit<NodeInfo, "node">): void {
  nodes.push({ node, ...place });
  const depth = place.depth + 1;
  if (isSeq(node)) for (const item of node.items) addNodes(nodes, item, { isEntry: true, depth });
  if (!isMap(node)) return;
  for (const pair of node.items) {
    addNodes(nodes, pair.key, { pair, isEntry: false, depth });
    addNodes(nodes, pair.value, { pair, isEntry: false, depth });
  }
}
