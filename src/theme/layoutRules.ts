import type { Theme } from "../shared/schema.gen.ts";
import { dividerRules } from "./dividerRules.ts";
import { gutters, headerRules } from "./headerRules.ts";
import { type HeadingPlace, headingRules } from "./headings.ts";
import type { Layout } from "./presets.ts";
import { layoutOf, pictureRatios } from "./themeValues.ts";

const eyebrow = "[data-eyebrow][data-eyebrow]";
const withoutDash = `${eyebrow}::before{content:none}`;

/** The rules of a place for the headings of sections that have none of their own. */
const placeHeadings = (place: HeadingPlace): string =>
  headingRules[place].replaceAll("&", "main>section:not([data-headings])");

/** The bar of a header that has a ground. */
const bar = "header[data-tone]>div>div";

/** Sets the distance of the content from the edges of the window. */
const setGutter = (value: string) => `@media screen{[data-tone][data-tone] div{--gutter:${value}}}`;

/** Keeps the distance of a bar that floats a little smaller than that of the content. */
const setFloating = (value: string) =>
  `@media screen{${bar}{inline-size:min(100% - 24px,100% - 2*${value} + 3rem,var(--width,78rem) - 2*${value} + 3rem)}}`;

/** The share of its own colour that a card of glass has. */
export const glassShare = 0.6;

/** The edge of a card of glass, which catches the light. */
const glassEdge =
  "inset 0 1px 0 rgb(255 255 255/.4),inset 0 0 2rem rgb(from var(--surface) r g b/.5)";

/**
 * Cards, and the bar of the header, let some of what is behind them through. In front of a picture, and for visitors who ask
 * for less transparency, they do not.
 */
const glass = [
  "@media screen and (forced-colors:none) and (not (prefers-reduced-transparency:reduce)){",
  `:root{--card:rgb(from var(--surface) r g b/${glassShare});--card-line:rgb(from var(--text) r g b/.14);--card-shadow:${glassEdge},var(--shadow-high)}`,
  `[data-tone]{--field:transparent;--field-ink:var(--accent-text);--card:rgb(from var(--surface) r g b/${glassShare});--card-line:rgb(from var(--text) r g b/.14);--card-shadow:${glassEdge},var(--shadow-high)}`,
  "[data-tone][data-background]{--card:var(--surface)}",
  // What slides has little room for a shadow.
  "[data-fit]{--card-shadow:var(--shadow-low)}",
  `${bar}{--muted:var(--text);background:rgb(from var(--background) r g b/.86);backdrop-filter:blur(16px)}`,
  "}",
].join("");

/** The rules of each value of a setting. The usual one has none. */
const rules = {
  header: headerRules,
  footer: {
    columns: "",
    rows: [
      "footer[data-tone]>div{grid-template-columns:minmax(0,1fr);gap:calc(var(--space)*5)}",
      "footer[data-tone]>div>div:nth-child(2){grid-column:auto;grid-template-columns:minmax(0,1fr);gap:0}",
      "footer[data-tone] nav{display:grid;gap:0 calc(var(--space)*4);align-items:center;padding-block:calc(var(--space)*1.5);border-block-start:1px solid var(--line)}",
      "footer[data-tone] nav h2{margin-block:0}",
      "footer[data-tone][data-tone][data-tone] nav ul{display:flex;flex-wrap:wrap;gap:0 calc(var(--space)*4)}",
      "@media (min-width:48em),print{footer[data-tone] nav{grid-template-columns:minmax(0,12rem) minmax(0,1fr)}}",
    ].join(""),
    centered: [
      "footer[data-tone]>div{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center}",
      "footer[data-tone]>div>*{justify-items:center}",
      "footer[data-tone]>div>div:nth-child(2){display:flex;flex-wrap:wrap;justify-content:center;gap:calc(var(--space)*4) calc(var(--space)*8)}",
      "footer[data-tone] ul{justify-content:center}",
    ].join(""),
    wordmark: [
      "footer[data-tone]>div{grid-template-columns:minmax(0,1fr)}",
      "footer[data-tone]>div>:first-child{grid-column:auto;grid-template-columns:minmax(0,1fr)}",
      "footer[data-tone]>div>:first-child>a{font-size:clamp(2.5rem,9vw,9rem);line-height:1}",
      "footer[data-tone]>div>:first-child>a>img{inline-size:auto;max-inline-size:100%;block-size:1em}",
    ].join(""),
    line: [
      "footer[data-tone]>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:calc(var(--space)*2) calc(var(--space)*6);padding-block:calc(var(--space)*3)}",
      "footer[data-tone]>div>div:nth-child(2),footer[data-tone]>div nav{display:flex;flex-wrap:wrap;align-items:center;gap:0 calc(var(--space)*3)}",
      "footer[data-tone] nav h2{margin-block:0}",
      "footer[data-tone][data-tone][data-tone] nav ul{display:flex;flex-wrap:wrap;gap:0 calc(var(--space)*3)}",
      "footer[data-tone]>div>p{padding-block-start:0;border:0}",
    ].join(""),
    card: [
      "footer[data-tone][data-tone]{padding-block:calc(var(--space)*3)}",
      "footer[data-tone]>div{inline-size:calc(100% - 2*var(--gutter));max-inline-size:calc(var(--width,78rem) - 2*var(--gutter));padding:clamp(1.5rem,5vw,calc(var(--space)*7)) clamp(1.25rem,5vw,calc(var(--space)*7)) calc(var(--space)*3);border:1px solid var(--card-line,var(--line));border-radius:var(--radius-l);background:var(--card,var(--surface));box-shadow:var(--card-shadow,var(--shadow-low))}",
    ].join(""),
  },
  headings: {
    usual: "",
    start: placeHeadings("start"),
    center: placeHeadings("center"),
    side: placeHeadings("side"),
  },
  cards: {
    raised: "",
    outlined: ":root{--card:transparent;--card-shadow:none}",
    filled:
      ":root{--card:var(--soft);--card-line:transparent;--card-shadow:none}[data-tone=soft]{--card:var(--background)}[data-tone=accent]{--card:var(--surface)}",
    glass,
  },
  buttons: {
    rounded: "",
    pill: ":root{--radius-button:999px}",
    square: ":root{--radius-button:0px}",
  },
  eyebrows: {
    dash: "",
    plain: withoutDash,
    dot: `${eyebrow}::before{inline-size:.6em;block-size:.6em;border-radius:50%}`,
    number: `main{counter-reset:eyebrow}${eyebrow}::before{counter-increment:eyebrow;content:counter(eyebrow,decimal-leading-zero) / "";inline-size:auto;block-size:auto;background:none}`,
    capitals: `${eyebrow}{text-transform:uppercase;letter-spacing:.12em}${withoutDash}`,
    pill: `${eyebrow}{inline-size:fit-content;padding:.25em .9em;border:1px solid var(--line);border-radius:999px}${withoutDash}`,
  },
  pictures: {
    landscape: "",
    portrait: `:root{--ratio:${pictureRatios.portrait}}`,
    square: `:root{--ratio:${pictureRatios.square}}`,
    wide: `:root{--ratio:${pictureRatios.wide}}`,
  },
  dividers: dividerRules,
  width: {
    normal: "",
    narrow: ":root{--width:66rem}",
    wide: ":root{--width:96rem}",
  },
  gutters: {
    normal: "",
    narrow: setGutter(gutters.narrow),
    wide: setGutter(gutters.wide),
  },
} satisfies { [Setting in keyof Layout]: Record<Layout[Setting], string> };

/** True if the header's bar has a ground of its own. */
export const hasHeaderGround = (theme: Theme): boolean =>
  ["floating", "bar", "minimal"].includes(layoutOf(theme).header);

/** Renders the rules of the layout that the theme, or its preset, chooses. */
export function renderLayoutRules(theme: Theme): string {
  const layout = layoutOf(theme);
  return [
    rules.header[layout.header].replaceAll(gutters.normal, gutters[layout.gutters]),
    rules.footer[layout.footer],
    rules.headings[layout.headings],
    rules.cards[layout.cards],
    rules.buttons[layout.buttons],
    rules.eyebrows[layout.eyebrows],
    rules.pictures[layout.pictures],
    rules.dividers[layout.dividers],
    rules.width[layout.width],
    rules.gutters[layout.gutters],
    ...(layout.header === "floating" && layout.gutters !== "normal"
      ? [setFloating(gutters[layout.gutters])]
      : []),
  ].join("");
}
