import type { Theme } from "../shared/schema.gen.ts";
import type { ResolvedSection, SectionBackdrop } from "../shared/section.ts";
import { headingRules } from "./headings.ts";
import { layoutOf } from "./themeValues.ts";
import { declareBySchemes } from "./toneRules.ts";

type Side = SectionBackdrop["side"];

/** A section with a background, in rules that come before those of its tone and of its neighbours. */
const backed = "[data-background][data-background][data-background][data-tone]";

/** The content of the section, in front of the background. */
const words = ">[data-backdrop]~*";

/** The share of the page's width that the words have on large screens. */
const shares: Record<Side, number> = { start: 0.54, center: 0.8, end: 0.54 };

/** The room between an edge of the window and the page's content. */
const margin = "max(0px,(100% - var(--page))/2)";

/** The strength of the scrim along its fading, which has no edge where it begins and where it ends. */
const fading = ["f", "e", "c", "a", "8", "6", "4", "2", "1", "0"];

/** A scrim that is whole up to a place, and fades over a length. */
const whole = (place: string, length: number) =>
  fading.map((alpha, step) => `#000${alpha} calc(${place} + ${(step * length) / 10}%)`).join();

/** The scrim behind a header that lies over the section; none for any other. */
const bar = "var(--bar,linear-gradient(#0000,#0000))";

/** A header over the first section takes its colours, and needs room and a scrim of its own. */
const overlayRules =
  "html.js header~main>[data-background]:first-child{--header:4rem;--bar:linear-gradient(#000 5rem,#0006 7.5rem,#0000 11rem)}";

/**
 * The scrim of each side, from left to right. That of the center has two halves, which fade from the middle on, and so far
 * that no bright strip is left at the edges of the window.
 */
const masks: Record<Side, (start: string, end: string) => string> = {
  start: (_, end) => `linear-gradient(to ${end},${whole(`${margin} + var(--width)`, 30)})`,
  center: (...directions) =>
    directions
      .map(
        (to) => `linear-gradient(to ${to},#0000 49%,#000 0,${whole("50% + var(--width)/2", 40)})`,
      )
      .join(),
  end: (start) => `linear-gradient(to ${start},${whole(`${margin} + var(--width)`, 30)})`,
};

/**
 * On small screens, the upper part of the picture is clear, and the words are where the rest of it fades into the ground.
 * With the visitor's own colours there is no picture.
 */
const small = [
  `${backed}{--page:var(--width,78rem);--clear:calc(min(66vw,26rem) + var(--header,0px));display:grid;grid-template-columns:minmax(0,1fr);align-content:center;padding-block:var(--clear) var(--section-space)}`,
  `[data-background]${words}{position:relative;margin-block-start:0;--muted:var(--tone-text);--accent-text:var(--tone-text)}`,
  "[data-backdrop],[data-backdrop]::after{position:absolute;inset:0;overflow:clip}",
  `[data-backdrop]::after{content:"";background:var(--tone-background);opacity:var(--scrim);mask-image:${bar},linear-gradient(#0000,#0003 calc(var(--clear)*.4),#000 calc(var(--clear) - 1.5rem))}`,
  "[data-backdrop]>div{position:relative;block-size:min(100%,var(--clear)*1.3);mask-image:linear-gradient(#000 62%,#0000)}",
  // Dimmed at night, the picture would have other colours than those that the scrim is made for.
  "[data-backdrop] img{inline-size:100%;block-size:100%;object-fit:cover;filter:none}",
  "[data-backdrop] picture{block-size:100%}",
].join("");

/** On large screens, the words are beside a clear part. In a section higher than the window, the picture stays while they pass. */
const large = [
  `${backed}{padding-block-start:calc(var(--section-space) + var(--header,0px));min-block-size:min(36rem,72svh)}`,
  "[data-background]>*{--width:min(var(--page)*var(--share),100vw*var(--share))}",
  `[data-background][data-background]${words}{max-inline-size:var(--width);margin-inline:auto}`,
  "[data-backdrop]>div{block-size:100%;mask-image:none}",
  "@media (prefers-reduced-motion:no-preference){[data-backdrop]>div{position:sticky;inset-block-start:0;block-size:min(100%,100svh)}}",
].join("");

function renderSide(side: Side): string {
  const mask = masks[side];
  return [
    `[data-background=${side}]>*{--share:${shares[side]}}`,
    `[data-background=${side}]>[data-backdrop]::after{mask-image:${bar},${mask("left", "right")}}`,
    `[data-background=${side}]>[data-backdrop]:dir(rtl)::after{mask-image:${bar},${mask("right", "left")}}`,
    ...(side === "center" ? [] : [alignAt(side)]),
  ].join("");
}

/** Beside a clear half of the picture, headings are at the start of the line, and everything one below the other. */
function alignAt(side: "start" | "end"): string {
  const front = `[data-background=${side}]${words}`;
  const clear = side === "start" ? "end" : "start";
  const lists = `${front} :is(ul,ol,dl)`;
  const groups = `:is(${front},${front}>div)`;
  return [
    headingRules.start.replaceAll("&", `[data-background=${side}][data-tone]`),
    // Towards the clear half, the scrim fades beyond the words.
    `[data-background]${front}{margin-inline-${side}:${margin};padding-inline-${clear}:0}`,
    `:is(${groups},${lists}){grid-template-columns:minmax(0,1fr)!important;grid-auto-flow:row!important}`,
    `${groups}>*{grid-area:auto!important}${lists}>*{grid-column:auto!important}`,
  ].join("");
}

/** A film covers its picture once it plays. Visitors can stop it; where it never plays, there is nothing to stop. */
const filmRules = [
  "[data-backdrop] video{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;filter:none}",
  "[data-backdrop] label{position:absolute;z-index:1;inset-block-end:1rem;inset-inline-end:1rem;display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;padding-inline:1rem;border-radius:var(--radius-button);background:var(--tone-background);font-size:var(--size-s)}",
  "[data-backdrop] input{inline-size:1.125rem;block-size:1.125rem;accent-color:var(--accent)}",
  "html:not(.js) [data-backdrop] :is(video,label){display:none}",
  "@media (prefers-reduced-motion:reduce){[data-backdrop] :is(video,label){display:none}}",
].join("");

/** The strength of a scrim, by day and by night. */
const strengthen = ({ day, night = day }: SectionBackdrop["picture"]["scrim"]) =>
  declareBySchemes(`[data-backdrop="${day} ${night}"]`, `--scrim:${day}%`, `--scrim:${night}%`);

/** The rules for the backgrounds of sections that the page has. On paper and with the visitor's own colours there is none. */
export function renderBackgroundRules(
  theme: Theme,
  sections: Pick<ResolvedSection, "background">[],
): string {
  const sides = new Set(sections.flatMap(({ background }) => background?.side ?? []));
  if (sides.size === 0) return "";
  const own = [...sides].sort().map(renderSide).join("");
  const scrims = sections.flatMap(({ background }) =>
    background ? strengthen(background.picture.scrim) : [],
  );
  const header = layoutOf(theme).header === "overlay" ? overlayRules : "";
  const films = sections.some(({ background }) => background?.film) ? filmRules : "";
  return `@media screen and (forced-colors:none){${small}${films}${header}@media (min-width:64em){${large}${own}}}@media print,(forced-colors:active){[data-backdrop]{display:none}}${[...new Set(scrims)].sort().join("")}`;
}
