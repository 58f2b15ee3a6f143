/** A point in CSS pixels of the viewport. */
export interface CaretPoint {
  x: number;
  y: number;
}

/** Puts the caret where the author clicked, or behind the last word. */
export function placeCaret(element: HTMLElement, at?: CaretPoint): void {
  const spot = at && document.caretPositionFromPoint(at.x, at.y);
  const selection = getSelection();
  if (spot && element.contains(spot.offsetNode)) {
    selection?.collapse(spot.offsetNode, spot.offset);
    return;
  }
  const last = textsIn(element).findLast(({ data }) => data !== "");
  if (last) selection?.collapse(last, last.length);
  else selection?.selectAllChildren(element);
}

/** The texts inside an element that are words: those of drawings are not. */
export function textsIn(element: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest("svg")) texts.push(node);
  }
  return texts;
}
