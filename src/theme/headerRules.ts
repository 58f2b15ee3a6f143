import { failedMarker } from "../shared/markers.ts";

/** The room that the header takes at the top of the page, and the bar in it. */
const room = "header[data-tone]>div";
const bar = `${room}>div`;

/** The distances of the page's content from the edges of the window. */
export const gutters = {
  normal: "clamp(20px,5vw,calc(var(--space)*6))",
  narrow: "clamp(10px,1.8vw,calc(var(--space)*2.5))",
  wide: "clamp(28px,9vw,calc(var(--space)*16))",
};

const gutter = gutters.normal;

/** The distance of the page's content from the edges of a bar as wide as the window. */
const edge = `max(${gutter},calc((100% - var(--width,78rem))/2 + ${gutter}))`;

/** Puts what the bar holds on the edges of the page's content. */
const onGrid = `inline-size:100%;padding-inline:${edge};border-radius:0`;

/** A header that scrolls away with the page, also below a bar that does. */
const scrolling = `html aside~header[data-tone][data-tone][data-tone]{position:relative}@media screen{html ${bar}{position:absolute}}`;

/** A header without a ground, at the top of the page alone. */
const open = `@media screen{${bar}{${onGrid};border-color:transparent;background:none;box-shadow:none}}${scrolling}`;

/** A header from edge to edge that stays in view. A picture up to the edges of the window begins below it. */
const fromEdgeToEdge = `@media screen{${bar}{inset-block-start:0;${onGrid};border-width:0 0 1px;box-shadow:none}html.js ${room}{block-size:4rem}header~main{--raised:-1}}`;

const fromLaptop = "@media screen and (min-width:64em)";

/** The bar where its script works, and the menu in it. */
const scripted = `html.js ${bar.replace("]", `]:not([${failedMarker}])`)}`;
const menu = `${scripted}>[data-menu]~div`;

/**
 * The links on both sides of the name; the rest of the menu follows the second part of them. Where there is no room for both,
 * all are at the end of the bar.
 */
const split = [
  `${room} :is(nav,nav>div){display:flex;flex-wrap:wrap;align-items:center;gap:var(--space)}`,
  `${fromLaptop}{${room} :is(nav,nav>div){justify-content:flex-end}${room} nav>div>a{flex-shrink:0;max-inline-size:14rem;min-block-size:2.875rem;padding-inline:calc(var(--space)*2.5)}}`,
  `@media screen and (width<64em){${scripted} nav{display:block}${scripted} nav>div{display:grid;gap:calc(var(--space)*2);align-items:stretch}}`,
  "@media screen and (min-width:75em){",
  `${scripted}{grid-template-columns:minmax(0,1fr) fit-content(22rem) minmax(0,1fr);column-gap:var(--space)}`,
  `${scripted}>a{z-index:1;grid-area:1/2}`,
  `${menu},${menu}>nav{display:grid;grid-template-columns:subgrid;grid-area:1/1/2/-1}`,
  `${scripted} nav>ul{justify-content:flex-start;margin-inline-start:calc(var(--space)*-2)}`,
  `${scripted} nav>div{grid-column:3}`,
  `${menu}:has(~[data-theme-toggle])>nav>div{padding-inline-end:3rem}`,
  `${scripted}>[data-theme-toggle]{grid-area:1/3;justify-self:end}`,
  "}",
].join("");

/** The menu of small screens on all of them. On large ones, it is below its button and has larger letters. */
const minimal = [
  `${fromLaptop}{`,
  `${scripted}{grid-template-columns:minmax(0,1fr) auto auto;column-gap:calc(var(--space)*.5)}`,
  `${scripted}>[data-menu]{display:grid}`,
  `${scripted}>[data-menu]~[data-theme-toggle]{grid-column:2}`,
  `${menu}{position:absolute;inset-inline:auto ${edge};display:grid;justify-content:stretch;inline-size:min(26rem,100% - 2*${gutter});padding:calc(var(--space)*3);border:1px solid var(--line);background:var(--background);box-shadow:var(--shadow-high);overflow-y:auto}`,
  `${scripted}:not([data-open])>[data-menu]~div{visibility:hidden;opacity:0;translate:0 -.5rem}`,
  `${menu}>a{max-inline-size:none}`,
  `${menu} ul{display:grid;justify-content:stretch;font-size:var(--size-l)}`,
  `${menu} details>ul{position:static;inline-size:auto;max-inline-size:none;padding-block:0;border:0;background:none;box-shadow:none;font-size:inherit}`,
  "}",
].join("");

/** The rules of each kind of header. The usual one has none. */
export const headerRules = {
  floating: "",
  bar: fromEdgeToEdge,
  open,
  overlay: `${open}@media screen{html.js ${room}{block-size:0}html.js header~main>:first-child{padding-block-start:calc(var(--section-space) + 4rem)}html.js ${bar}{--muted:var(--text)}}`,
  centered: [
    open,
    `${fromLaptop}{`,
    `html.js ${room}{block-size:9rem}`,
    `html.js ${bar}{grid-template-columns:1fr auto 1fr;row-gap:calc(var(--space)*1.5);padding-block-start:calc(var(--space)*2)}`,
    `html.js ${bar}>a{grid-column:2}`,
    `html.js ${bar}>[data-menu]~div{grid-area:2/1/3/4;justify-content:center}`,
    `html.js ${bar}>[data-theme-toggle]{grid-area:1/3/2/4;justify-self:end}`,
    "}",
  ].join(""),
  split: open + split,
  minimal: fromEdgeToEdge + minimal,
};
