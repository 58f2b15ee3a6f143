import { failedMarker, revealedMarker, revealMarker } from "../shared/markers.ts";
import type { Theme } from "../shared/schema.gen.ts";

/** The items of a list that come into view, and those that have not come yet. */
const items = `html.js:root [${revealMarker}]>li`;
const waiting = `html.js:root [${revealMarker}]:not([${revealedMarker}],[${failedMarker}] *)>li`;

const more = "transition-property:opacity,translate,scale,clip-path";

/** The rules of each way in which items come into view but the usual one. */
const rules: Record<NonNullable<Theme["motion"]["style"]>, string> = {
  rise: "",
  fade: `${waiting}{translate:none}`,
  grow: `${items}{${more}}${waiting}{translate:none;scale:.88}`,
  slide: `${waiting}{translate:calc(var(--distance)*3)}${waiting}:dir(rtl){translate:calc(var(--distance)*-3)}`,
  unveil: `${items}{${more};clip-path:inset(-4rem)}${waiting}{opacity:1;translate:none;clip-path:inset(0 0 100%)}`,
  none: `${items}{transition:none}${waiting}{opacity:1;translate:none}`,
};

/** Renders the rules of the theme's motion, for visitors who have not asked for less. */
export function renderMotionRules({ motion: { style = "rise" } }: Theme): string {
  const own = rules[style];
  return own && `@media screen and (prefers-reduced-motion:no-preference){${own}}`;
}
