import { failedMarker } from "../shared/markers.ts";

/**
 * Lays a section out as without JavaScript. A film gets the browser's own controls; over those of one that has loaded
 * nothing, Chromium shows a black screen, not the picture from behind.
 */
export function fallBack(root: HTMLElement): void {
  root.setAttribute(failedMarker, "");
  for (const film of root.querySelectorAll("video")) {
    film.controls = true;
    film.preload = "metadata";
  }
}
