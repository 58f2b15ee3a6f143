import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

/** A node of a document, and where it stands. */
export interface NodeInfo {
  node: Node;
  /** The setting that the node is the key or the value of. */
  pair?: Pair;
  /** The list that the node is an entry of. */
  isEntry: boolean;
  /** How many lists and groups it stands in. */
  depth: number;
}

/**
 * Every node in the order of the text. Listed once for all who ask: the library's own `visit` makes a path
 * for each node, and each walk took a tenth as long as reading the file.
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
