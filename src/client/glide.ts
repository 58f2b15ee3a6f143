import { glideMarker } from "../shared/markers.ts";

/** Lets the page glide to where a link on it leads. Whom an address leads there, from wherever, is there at once. */
export function glide(): void {
  const root = document.documentElement;
  const follow = ({ target }: Event) =>
    root.toggleAttribute(glideMarker, target instanceof Element && target.closest("a") !== null);
  addEventListener("click", follow, true);
  addEventListener("scrollend", () => root.removeAttribute(glideMarker));
}
