import { glideMarker } from "../shared/markers.ts";

/** Scrolls smoothly to the target of a link on the page. A visitor who arrives by an address is there at once. */
export function smoothScroll(): void {
  const root = document.documentElement;
  const follow = ({ target }: Event) =>
    root.toggleAttribute(glideMarker, target instanceof Element && target.closest("a") !== null);
  addEventListener("click", follow, true);
  addEventListener("scrollend", () => root.removeAttribute(glideMarker));
}
