import { failedMarker } from "../shared/markers.ts";

/**
 * Lays a section out as without JavaScript. A film gets the browser's own controls. With controls and no
 * data, Chromium shows a black screen instead of the picture behind it.
 */
export function fallBack(root: HTMLElement): void {
  root.setAttribute(failedMarker, "");
  for (const film of root.querySelectorAll("video")) {
    film.controls = true;
    film.preload = "metadata";
  }
}
