import type { Link, Nodes, PhrasingContent, Root, Text } from "mdast";
import { findBareAddresses, mayHaveAddress } from "../../shared/formatted/bareAddresses.ts";
import { rangeOfNode } from "./nodes.ts";

/** Makes links of the addresses among the words of a text, by the rule of short texts. */
export function linkBareAddresses(root: Root, source: string): Root {
  if (mayHaveAddress(source)) linkIn(root, source);
  return root;
}

/** Splits the words of a node and of those inside it. A link holds no other. */
function linkIn(node: Nodes, source: string): void {
  switch (node.type) {
    case "link":
    case "linkReference":
      return;
    case "paragraph":
    case "heading":
    case "emphasis":
    case "strong":
    case "delete":
    case "tableCell":
      node.children = node.children.flatMap((child) =>
        child.type === "text" ? split(child, source) : child,
      );
  }
  if ("children" in node) for (const child of node.children) linkIn(child, source);
}

/** The words and links of a text. An address that is written with codes, as in `&amp;`, stays text. */
function split(node: Text, source: string): PhrasingContent[] {
  const [start, end] = rangeOfNode(node);
  const written = source.slice(start, end);
  const parts: PhrasingContent[] = [];
  let [at, place] = [0, 0];
  for (const address of findBareAddresses(node.value)) {
    const shown = node.value.slice(address.start, address.end);
    const found = written.indexOf(shown, place);
    if (found < 0) continue;
    const before = node.value.slice(at, address.start);
    if (before !== "") parts.push(textAt(before, start + place, start + found));
    place = found + shown.length;
    at = address.end;
    const range = [start + found, start + place] as const;
    const link: Link = {
      type: "link",
      url: address.href,
      children: [textAt(shown, ...range)],
      data: { address: range },
      position: positionOf(...range),
    };
    parts.push(link);
  }
  if (parts.length === 0) return [node];
  const behind = node.value.slice(at);
  return behind === "" ? parts : [...parts, textAt(behind, start + place, end)];
}

const textAt = (value: string, start: number, end: number): Text => ({
  type: "text",
  value,
  position: positionOf(start, end),
});

/** A position by its offsets, which are all that is read of it. */
const positionOf = (start: number, end: number) => ({
  start: { line: 1, column: 1, offset: start },
  end: { line: 1, column: 1, offset: end },
});
