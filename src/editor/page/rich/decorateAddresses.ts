import type { Node } from "prosemirror-model";
import { Decoration } from "prosemirror-view";
import { findBareAddresses } from "../../../shared/formatted/bareAddresses.ts";
import { make, type Samples } from "../write/writeLetters.ts";

/** Shows the addresses among the words of a document as the links that the page makes of them. */
export function decorateAddresses(doc: Node, samples: Samples): Decoration[] {
  const found: Decoration[] = [];
  const { className, style } = make("a", samples);
  const look = { nodeName: "a", class: className, style: style.cssText };
  doc.descendants((node, at) => {
    if (node.type.spec.code) return false;
    const isPlain = !node.marks.some(({ type: { name } }) => name === "code" || name === "link");
    if (node.text === undefined || !isPlain) return;
    for (const { start, end, href } of findBareAddresses(node.text)) {
      found.push(Decoration.inline(at + start, at + end, { ...look, title: href }));
    }
  });
  return found;
}
