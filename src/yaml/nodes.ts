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

/**
 * Every node in the order of the text. All checks share this list: the library's own `visit` builds a path for each
 * node, and each such walk took a tenth as long as reading the file.
 */
export function listNodes(root: unknown): NodeInfo[] {
  const nodes: NodeInfo[] = [];
  const add = (node: unknown, place: Omit<NodeInfo, "node">) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
    nodes.push({ node, ...place });
    const depth = place.depth + 1;
    if (isSeq(node)) for (const item of node.items) add(item, { isEntry: true, depth });
    if (!isMap(node)) return;
    for (const pair of node.items) {
      add(pair.key, { pair, isEntry: false, depth });
      add(pair.value, { pair, isEntry: false, depth });
    }
  };
  add(root, { isEntry: false, depth: 0 });
  return nodes;
}
