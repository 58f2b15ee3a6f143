import { failedMarker } from "../shared/markers.ts";

/**
 * The breakpoints of the page; the same three everywhere. They scale with the visitor's font size. Paper counts as a
 * desktop, since its letters are small.
 */
export const from = {
  tablet: "@media (min-width:48em),print",
  laptop: "@media (min-width:64em),print",
  desktop: "@media (min-width:75em),print",
} as const;

/** Screens of visitors who have not asked for less motion. */
export const moving = "@media screen and (prefers-reduced-motion:no-preference)";

/** Visitors whose own colours replace the page's. */
export const forcedColors = "@media (forced-colors:active)";

/** Paper. */
export const print = "@media print";

/**
 * Pages without working scripts: JavaScript is off, or the section's hydration has failed. The star keeps Emotion
 * from reading this as a state of the element itself.
 */
export const unscripted = `*:is(html:not(.js), [${failedMarker}]) &`;

/** Pointers that can hover without touching. */
export const hovering = "@media (hover:hover)";

const shown = { display: "block", contentVisibility: "visible" } as const;

/** Shows an element that a script would hide and show, on paper and where no script runs. */
export const shownUnscripted = { [print]: shown, [unscripted]: shown };
