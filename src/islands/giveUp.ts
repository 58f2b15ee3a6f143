import { failedMarker } from "../contract/markers.ts";

/** Lays a section out as without JavaScript; a film gets the browser's own controls. */
export function giveUp(root: HTMLElement): void {
  root.setAttribute(failedMarker, "");
  for (const film of root.querySelectorAll("video")) film.controls = true;
}
