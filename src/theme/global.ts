import { failedMarker, glideMarker, revealedMarker, revealMarker } from "../shared/markers.ts";
import type { ResolvedSection } from "../shared/section.ts";
import { pastelRules } from "./pastel.ts";

const reset = `
*,::before,::after{box-sizing:border-box;margin:0;padding:0}
html{font-size:clamp(100%,40% + .5vw,131%);-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:max(80px,5rem);tab-size:2}
body{background:var(--background);color:var(--text);font:400 var(--size-m)/1.6 var(--body);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased;min-height:100svh}
h1,h2,h3,h4{font-family:var(--display);font-weight:560;line-height:1.12;letter-spacing:-.018em;text-wrap:balance;hyphens:auto}
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

/** What each tone makes of the colours: inside a section, parts name roles and need not know where they stand. */
const tones = `
[data-tone]{overflow-x:clip;background:var(--tone-background);color:var(--tone-text);--tone-background:var(--background);--tone-text:var(--text);--section-space:clamp(4.25rem,2.4rem + 6.5vw,calc(var(--space)*17))}
[data-tone=soft]{--tone-background:var(--soft)}
@media screen{[data-tone=accent]{--background:var(--band);--soft:var(--band-surface);--text:var(--on-band);--muted:var(--band-muted);--line:var(--band-line);--surface:var(--band-surface);--accent:var(--on-band);--accent-soft:var(--band-surface);--accent-hover:var(--band-muted);--on-accent:var(--band);--accent-text:var(--on-band)}}
`;

const widths = { narrow: "--width:54rem", wide: "--width:96rem" };

const spacings = {
  none: "--section-space:0px",
  small: "--section-space:clamp(2rem,1.2rem + 3vw,calc(var(--space)*8))",
  large: "--section-space:clamp(6rem,3rem + 10vw,calc(var(--space)*24))",
};

/** The rules for the widths and spacings that stand on a page; nothing for those that do not. */
export function renderFrameRules(sections: Pick<ResolvedSection, "width" | "spacing">[]): string {
  const rules = sections.flatMap(({ width, spacing }) => [
    width === "normal" ? "" : `[data-width=${width}]{${widths[width]}}`,
    spacing === "normal" ? "" : `[data-spacing=${spacing}]{${spacings[spacing]}}`,
  ]);
  const rendered = [...new Set(rules)].sort().join("");
  // On paper, sections stand closer than any of these would have them.
  return rendered && `@media screen{${rendered}}`;
}

/** Sections of `<main>` further down than this are laid out only when the visitor comes near. */
export const laidOutUnasked = 24;

/**
 * The rules of a page with so many sections in its <main>: where they are many, its load would take the longer the
 * more stands far below. Nothing for a page of usual length. Without gliding: sections take their true height as they
 * come by, and move the aim.
 */
export function renderLengthRules(sections: number): string {
  if (sections <= laidOutUnasked) return "";
  const far = `main>section:nth-of-type(n + ${laidOutUnasked + 1})`;
  return `@media screen{${far}{content-visibility:auto;contain-intrinsic-size:auto 50rem}html:root{scroll-behavior:auto}}`;
}

/** From this item on, all of a list come at once, and from as far: nobody waits for the tenth. */
const lastDelayed = 8;

const delays = Array.from({ length: lastDelayed }, (_, i) => {
  const place = i + 1 === lastDelayed ? `n + ${i + 1}` : `${i + 1}`;
  return `:is([${revealMarker}],[data-stagger])>:nth-child(${place}){--i:${i}}`;
}).join("");

/** Motion only on screens and for visitors who have not asked for less; what waits to be revealed, only with scripts. */
const motion = `
@media screen and (prefers-reduced-motion:no-preference){
html[${glideMarker}]{scroll-behavior:smooth}
html.js [${revealMarker}]>li{overflow-anchor:none;transition:opacity .7s var(--ease),translate .7s var(--ease);transition-delay:calc(var(--i,0)*var(--reveal-step,50ms))}
html.js [${revealMarker}]:not([${revealedMarker}],[${failedMarker}] *)>li{opacity:0;translate:0 var(--distance)}
}
@keyframes rise{from{opacity:0;translate:0 calc(-.5rem - var(--i,0)*.25rem)}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
`;

/** Where the visitor's own colours replace the page's: no tone is needed, and everything keeps an edge. */
const forcedColors = `
@media (forced-colors:active){
:root:root:root,[data-tone]{--background:Canvas;--surface:Canvas;--soft:Canvas;--accent:Canvas;--text:CanvasText;--muted:CanvasText;--on-accent:CanvasText;--on-pastel:CanvasText;--accent-text:LinkText;--line:CanvasText}
:focus-visible{outline-color:Highlight}
}
`;

/**
 * Small letters, as print has them, and less room: a sheet then holds what a desktop's screen does. It may end anywhere
 * but inside an entry of a list or a picture, and after a title.
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

/** What holds for the whole page, whatever stands on it. */
export const globalStyles = [
  reset,
  details,
  tones,
  pastelRules,
  delays,
  motion,
  forcedColors,
  print,
]
  .join("")
  .replaceAll("\n", "");
