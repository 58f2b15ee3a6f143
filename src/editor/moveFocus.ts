/** The attribute of the parts of the editor between which F6 moves. */
export const partMarker = "data-part";

/** The selector of what Tab reaches. */
export const focusable =
  "[tabindex='0'], button:not([tabindex='-1'], :disabled), input, textarea, select, a[href]";

/** Moves focus to the next or the previous part of the editor. `from` is where it was, if that is known. */
export function moveFocus(direction: "next" | "previous", from?: "page"): void {
  const parts = [...document.querySelectorAll<HTMLElement>(`[${partMarker}]`)].filter(isVisible);
  const isHere = (part: HTMLElement) =>
    from ? part.getAttribute(partMarker) === from : part.contains(document.activeElement);
  const here = parts.findIndex(isHere);
  const before = here < 0 ? parts.length : here;
  enter(parts[direction === "next" ? (here + 1) % parts.length : before - 1] ?? parts.at(-1));
}

/** Moves focus into a part of the editor. */
export const enterPart = (name: string): void =>
  enter(document.querySelector<HTMLElement>(`[${partMarker}="${name}"]`));

function enter(part: HTMLElement | null | undefined): void {
  const first = [...(part?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(isVisible);
  (first ?? part)?.focus();
}

/** True if an element is laid out and not hidden. */
export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true });
