import { editingQuery } from "../../shared/editor.ts";
import { base } from "../site/ask.ts";

/** The address of a page of the site inside the frame. */
const addressOf = (page: string) => `${location.origin}${base.slice(0, -1)}${page}?${editingQuery}`;

/** The page of the site that the frame shows; undefined if it is none. */
export function pageIn(frame: HTMLIFrameElement | null): string | undefined {
  const { pathname = "" } = placeOf(frame) ?? {};
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

/** Shows a page in the frame, unless it is there. The history of the browser stays as it is. */
export function showPage(frame: HTMLIFrameElement | null, page: string): void {
  if (pageIn(frame) !== page) frame?.contentWindow?.location.replace(addressOf(page));
}

/** Makes the page that a visitor's link has opened in the frame one that is edited. */
export function editFollowed(frame: HTMLIFrameElement | null): void {
  const place = placeOf(frame);
  const page = pageIn(frame);
  if (!place || page === undefined) return;
  if (new URLSearchParams(place.search).has(editingQuery)) return;
  place.replace(addressOf(page) + place.hash);
}

function placeOf(frame: HTMLIFrameElement | null): Location | undefined {
  try {
    const place = frame?.contentWindow?.location;
    return place?.origin === location.origin ? place : undefined;
  } catch {
    // Another site has been opened in the frame.
    return undefined;
  }
}
