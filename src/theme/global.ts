import { frameFields } from "../shared/facts.gen.ts";
import { failedMarker, glideMarker, revealedMarker, revealMarker } from "../shared/markers.ts";
import type { ResolvedSection } from "../shared/section.ts";
import { headingRules } from "./headings.ts";
import { pastelRules } from "./pastel.ts";
import { usualLeading } from "./themeValues.ts";
import { toneStyles } from "./toneRules.ts";

const reset = `
*,::before,::after{box-sizing:border-box;margin:0;padding:0}
html{font-size:clamp(100%,40% + .5vw,131%);-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:max(80px,5rem);tab-size:2}
body{background:var(--background);color:var(--text);font:400 var(--size-m)/1.6 var(--body);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased;min-height:100svh}
h1,h2,h3,h4{font-family:var(--display);font-weight:var(--weight);line-height:var(--leading,${usualLeading});letter-spacing:var(--tracking,-.018em);text-wrap:balance;hyphens:auto}
p,li{text-wrap:pretty}
ul,ol{list-style:none}
img,svg,video,picture{display:block;max-width:100%}
svg[hidden]{display:none}
img,video{height:auto}
img[loading=lazy],video{filter:var(--light)}
button{font:inherit;color:inherit;background:none;border:0;cursor:pointer;text-align:inherit}
a{color:inherit;text-decoration:none}
`;

const details = `
::selection{background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--accent-text);outline-offset:3px;border-radius:6px}
main:focus{outline:none}
.skip-link{position:fixed;z-index:20;inset-block-start:0;inset-inline-start:0;margin:.75rem;padding:.75rem 1.25rem;border-radius:var(--radius-button);background:var(--text);color:var(--background);font-weight:600}
.skip-link:not(:focus){clip-path:inset(50%);block-size:1px;inline-size:1px;padding:0;overflow:hidden;white-space:nowrap}
`;

type FrameField = Exclude<(typeof frameFields)[number], { name: "tone" | "decoration" }>;

/** The rules of the fields of the frame besides those of colour, for every value but the default; `&` stands for the section. */
const frameRules = {
  spacing: {
    none: "&{--section-space:0px}",
    small: "&{--section-space:calc(var(--spacing,1)*clamp(2rem,1.2rem + 3vw,4rem))}",
    large: "&{--section-space:calc(var(--spacing,1)*clamp(6rem,3rem + 10vw,12rem))}",
  },
  width: { narrow: "&{--width:54rem}", wide: "&{--width:96rem}" },
  headings: headingRules,
} satisfies {
  [Field in FrameField as Field["name"]]: Record<
    Exclude<ResolvedSection[Field["name"]], Field["usual"]>,
    string
  >;
};

/** The rules for the fields of the frame that the page uses. */
export function renderFrameRules(sections: Pick<ResolvedSection, FrameField["name"]>[]): string {
  const rules = frameFields.flatMap(({ name }) => {
    if (name === "tone" || name === "decoration") return [];
    return Object.entries(frameRules[name])
      .filter(([value]) => sections.some((section) => section[name] === value))
      .map(([value, rule]) => rule.replaceAll("&", `[data-${name}=${value}]`));
  });
  const rendered = rules.sort().join("");
  // On paper, sections are closer together than with any of these.
  return rendered && `@media screen{${rendered}}`;
}

/** Sections of `<main>` beyond this number are laid out only when the visitor comes near. */
export const laidOutUnasked = 24;

/**
 * The rules for a page with this number of sections in its `<main>`. On a long page, laying out the sections far
 * below would slow the load. Empty for a page of usual length. Smooth scrolling is off: sections take their true
 * height as they pass, which moves the target.
 */
export function renderLengthRules(sections: number): string {
  if (sections <= laidOutUnasked) return "";
  const far = `main>section:nth-of-type(n + ${laidOutUnasked + 1})`;
  return `@media screen{${far}{content-visibility:auto;contain-intrinsic-size:auto 50rem}html:root{scroll-behavior:auto}}`;
}

/**
 * The rules for a page with a bar above its header. The bar scrolls away with the page. The header stays, and its own bar,
 * which is fixed, lies in it and no longer in the window. It lets through the clicks beside that.
 */
export const rulesBelowBar = `
@media screen{
html.js aside~header:not([${failedMarker}]){position:sticky;top:0;z-index:10;contain:layout;background:none;pointer-events:none}
aside~header>*>*{pointer-events:auto}
}`.replaceAll("\n", "");

/** From this item on, all items of a list share one delay and one distance, so that nobody waits for the tenth. */
const lastDelayed = 8;

const delays = Array.from({ length: lastDelayed }, (_, i) => {
  const place = i + 1 === lastDelayed ? `n + ${i + 1}` : `${i + 1}`;
  return `:is([${revealMarker}],[data-stagger])>:nth-child(${place}){--i:${i}}`;
}).join("");

/**
 * Motion only on screens, and for visitors who have not asked for less. Items are hidden before they fade in only
 * with scripts.
 */
const motion = `
@media screen and (prefers-reduced-motion:no-preference){
html[${glideMarker}]{scroll-behavior:smooth}
html.js [${revealMarker}]>li{overflow-anchor:none;transition:opacity .7s var(--ease),translate .7s var(--ease);transition-delay:calc(var(--i,0)*var(--reveal-step,50ms))}
html.js [${revealMarker}]:not([${revealedMarker}],[${failedMarker}] *)>li{opacity:0;translate:0 var(--distance)}
}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
`;

/** With the visitor's own colours, no tone is needed, and everything keeps an edge. */
const forcedColors = `
@media (forced-colors:active){
:root:root:root,[data-tone]{--background:Canvas;--surface:Canvas;--soft:Canvas;--accent:Canvas;--text:CanvasText;--muted:CanvasText;--on-accent:CanvasText;--on-pastel:CanvasText;--accent-text:LinkText;--line:CanvasText}
:focus-visible{outline-color:Highlight}
}
`;

/**
 * Small letters and less space, so that a sheet holds as much as a desktop screen. A page may break anywhere but
 * inside an entry of a list, inside a picture, and after a title.
 */
const print = `
@media print{
@page{margin:12mm 6mm}
:root{font-size:8pt;--space:4px}
[data-tone]{--section-space:16px}
li,figure{break-inside:avoid}
h2,h3,[data-align]{break-after:avoid}
}
`;

/** The rules that every page needs. */
export const globalStyles = [
  reset,
  details,
  toneStyles,
  pastelRules,
  delays,
  motion,
  forcedColors,
  print,
]
  .join("")
  .replaceAll("\n", "");
