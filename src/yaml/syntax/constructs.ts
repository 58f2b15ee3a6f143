import { isAlias, type Node } from "yaml";
import type { Construct, ParseError } from "../rules/rule.ts";

/**
 * The first unreported anchor, alias or tag. YAML gives them a meaning, but authors of a page hardly ever intend it,
 * and lose text without notice. A reused part is reported once.
 */
export function findConstruct(
  place: Pick<ParseError, "text" | "names" | "nodes" | "toSourceRange">,
  reported: ReadonlySet<number>,
): ParseError | undefined {
  const { text, nodes, toSourceRange } = place;
  const anchors = new Set<string>();
  const reused = new Set<string>();
  for (const { node } of nodes) {
    if (isAlias(node)) reused.add(node.source);
    else if ("anchor" in node && node.anchor) anchors.add(node.anchor);
  }
  const seen = new Set<string>();
  for (const { node } of nodes) {
    const construct = constructOf(node, anchors, reused, seen);
    if (!construct || !node.range) continue;
    const suppresses = toSourceRange([node.range[0], node.range[1]]);
    const at = isAlias(node) ? suppresses[0] : signBefore(text, suppresses[0], construct);
    if (!reported.has(at))
      return { ...place, at, code: construct, message: "", construct, suppresses };
  }
  return undefined;
}

function constructOf(
  node: Node,
  anchors: ReadonlySet<string>,
  reused: ReadonlySet<string>,
  seen: Set<string>,
): Construct | undefined {
  if (isAlias(node)) {
    if (!anchors.has(node.source)) return "text";
    if (seen.has(node.source)) return undefined;
    seen.add(node.source);
    return "alias";
  }
  if ("anchor" in node && node.anchor && !reused.has(node.anchor)) return "anchor";
  return node.tag ? "tag" : undefined;
}

/** The sign of a tag or an anchor precedes the range of its node. */
function signBefore(text: string, start: number, construct: Construct): number {
  return Math.max(0, text.lastIndexOf(construct === "tag" ? "!" : "&", start));
}
