import type { FieldAddress } from "../../../shared/editor/messages.ts";
import { listTexts } from "../values/texts.ts";
import { listMediaFields } from "./mediaFields.ts";
import { addressAt, frameOf } from "./select.ts";

/** The place under the pointer, and the node that shows it. */
export interface Pointed {
  at: FieldAddress;
  node: Node;
  /** True if the pointer is on the words of a text itself. */
  isOnWords: boolean;
}

/**
 * The place at a point of the viewport: a text or a picture of the section there, even if another element of the
 * section, such as a gloss or a scrim, covers it; else that of the uppermost element.
 */
export function placeUnder(x: number, y: number): Pointed | undefined {
  const [top, ...below] = document.elementsFromPoint(x, y);
  const frame = top && frameOf(top);
  if (!top || !frame) return undefined;
  const fields = listMediaFields(frame);
  const texts = listTexts(frame);
  for (const element of [top, ...below]) {
    if (element === frame) break;
    if (!frame.contains(element)) continue;
    for (const { nodes, start, end } of texts) {
      for (const node of nodes) {
        if (node.parentElement !== element) continue;
        const from = node === nodes[0] ? start : 0;
        const to = node === nodes.at(-1) ? end : node.length;
        if (!holds(node, from, to, x, y)) continue;
        const at = addressAt(node, to);
        if (at) return { at, node, isOnWords: true };
      }
    }
    const isField = !element.matches("a") && fields.some((field) => field.element === element);
    const at = isField ? addressAt(element) : undefined;
    if (at) return { at, node: element, isOnWords: false };
  }
  const at = addressAt(top);
  return at && { at, node: top, isOnWords: false };
}

/** True if the letters of a node between two offsets are at the point. */
function holds(node: Text, from: number, to: number, x: number, y: number): boolean {
  const range = document.createRange();
  range.setStart(node, Math.min(from, node.length));
  range.setEnd(node, Math.min(to, node.length));
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
