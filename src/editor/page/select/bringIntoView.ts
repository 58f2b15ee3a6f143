/** The room that is left above what is brought into view: a bar may lie there. */
const room = 112;

/** Scrolls the page, and only the page, so that a box of its viewport is seen; and rows that scroll, sideways. */
export function bringIntoView(element: Element, box: () => DOMRect): void {
  for (let row = element.parentElement; row; row = row.parentElement) {
    if (row === document.body || row.scrollWidth <= row.clientWidth) continue;
    const { overflowX } = getComputedStyle(row);
    if (overflowX !== "auto" && overflowX !== "scroll") continue;
    const [{ left, right }, outer] = [box(), row.getBoundingClientRect()];
    if (left < outer.left) row.scrollLeft += left - outer.left;
    else if (right > outer.right)
      row.scrollLeft += Math.min(right - outer.right, left - outer.left);
  }
  const { top, bottom } = box();
  const isSeen = top >= room && bottom <= innerHeight;
  if (isSeen || isOutOfFlow(element)) return;
  scrollTo({ top: Math.max(top + scrollY - room - innerHeight * 0.1, 0), behavior: "instant" });
}

/** True if an element stays where it is while the page scrolls. */
function isOutOfFlow(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).position === "fixed") return true;
  }
  return false;
}
