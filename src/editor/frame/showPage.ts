import { editingQuery } from "../../shared/editor/tagged.ts";
import { base } from "../site/ask.ts";

/** The address of a page of the site inside the frame, as of a day. */
const addressOf = (page: string, day: string) =>
  `${location.origin}${base.slice(0, -1)}${page}?${editingQuery}${day && `&on=${day}`}`;

/** The page of the site that the frame shows; undefined if it is none. */
export function pageIn(frame: HTMLIFrameElement | null): string | undefined {
  const { pathname = "" } = placeOf(frame) ?? {};
  return pathname.startsWith(base) ? decodeURI(pathname.slice(base.length - 1)) : undefined;
}

/** The day that the frame shows a page as of; empty for now. */
const dayIn = (frame: HTMLIFrameElement | null): string =>
  new URLSearchParams(placeOf(frame)?.search).get("on") ?? "";

/** Shows a page in the frame as of a day, unless it is there. The history of the browser stays as it is. */
export function showPage(frame: HTMLIFrameElement | null, page: string, day: string): void {
  if (pageIn(frame) === page && dayIn(frame) === day) return;
  frame?.contentWindow?.location.replace(addressOf(page, day));
}

/** Makes the page that a visitor's link has opened in the frame one that is edited. */
export function editFollowed(frame: HTMLIFrameElement | null): void {
  const place = placeOf(frame);
  const page = pageIn(frame);
  if (!place || page === undefined) return;
  if (new URLSearchParams(place.search).has(editingQuery)) return;
  place.replace(addressOf(page, dayIn(frame)) + place.hash);
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
