/** The attribute of the parts of the editor between which F6 moves. */
export const partMarker = "data-part";

/** Moves focus to the next or the previous part of the editor. `from` is where it was, if that is known. */
export function moveFocus(direction: "next" | "previous", from?: "page"): void {
  const parts = [...document.querySelectorAll<HTMLElement>(`[${partMarker}]`)].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const isHere = (part: HTMLElement) =>
    from ? part.getAttribute(partMarker) === from : part.contains(document.activeElement);
  const here = parts.findIndex(isHere);
  const by = direction === "next" ? 1 : -1;
  enter(parts.at((here + by) % parts.length));
}

/** Moves focus into a part of the editor. */
export const enterPart = (name: string): void =>
  enter(document.querySelector<HTMLElement>(`[${partMarker}="${name}"]`));

function enter(next: HTMLElement | null | undefined): void {
  const first = next?.querySelector<HTMLElement>(
    "[tabindex='0'], button:not([tabindex='-1'], :disabled), input, textarea, a[href]",
  );
  (first ?? next)?.focus();
}
