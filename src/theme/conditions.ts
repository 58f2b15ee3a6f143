import { failedMarker } from "../shared/markers.ts";

/**
 * Widths at which the page rearranges itself; the same three throughout. They grow with the visitor's own size of letters.
 * Paper is as wide as a desktop, since its letters are small.
 */
export const from = {
  tablet: "@media (min-width:48em),print",
  laptop: "@media (min-width:64em),print",
  desktop: "@media (min-width:75em),print",
} as const;

/** Visitors who have not asked for less motion. */
export const moving = "@media screen and (prefers-reduced-motion:no-preference)";

/** Visitors whose own colours replace the page's. */
export const forcedColors = "@media (forced-colors:active)";

/** Paper. */
export const print = "@media print";

/**
 * Where no script answers: none runs, or the section's own could not be woken. Without the star, Emotion
 * would take it for a state of the element itself.
 */
export const unscripted = `*:is(html:not(.js), [${failedMarker}]) &`;

/** Pointers that can hover without touching. */
export const hovering = "@media (hover:hover)";

const shown = { display: "block", contentVisibility: "visible" } as const;

/** The rule for what a script will hide and show: where none answers, and on paper, it is there. */
export const shownUnscripted = { [print]: shown, [unscripted]: shown };
