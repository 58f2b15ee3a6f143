import type { Theme } from "../shared/schema.gen.ts";
import type { OwnTypefaces } from "../shared/typeface.ts";
import { renderLayoutRules } from "./layoutRules.ts";
import { renderMotionRules } from "./motionRules.ts";
import { type Scheme, schemesOf } from "./scheme.ts";
import { fontsOf, shapeOf, usualLeading } from "./themeValues.ts";
import { faces, stackOf, typefaceOf } from "./typefaces.ts";

/**
 * Renders the theme as CSS custom properties: by day, and unless it is light for everyone, by night and as the
 * visitor chose. `own` are typefaces from files
 * of the site.
 */
export function renderTokens(theme: Theme, own: OwnTypefaces = {}): string {
  const { day, night } = schemesOf(theme);
  const light = renderScheme(day, "light");
  return [
    `:root{${renderScale(theme)}${renderFonts(theme, own)}${renderTitles(theme, own)}${renderShape(theme)}${renderMotion(theme)}${light}}`,
    night ? renderNight(renderScheme(night, "dark")) : "",
    renderTitleRules(theme),
    renderMotionRules(theme),
    renderLayoutRules(theme),
  ].join("");
}

/** Rules for the night of the visitor's system, and for the one that the visitor chose. */
const renderNight = (dark: string) =>
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}@media screen{:root[data-theme=dark]{${dark}}}`;

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The name of a colour as a custom property, without its dashes. */
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const renderScheme = (scheme: Scheme, colorScheme: "light" | "dark") =>
  `color-scheme:${colorScheme};${declare(listRoles(scheme, colorScheme))}`;

/** The custom properties of a scheme without their dashes, each with its value. */
export function listRoles(scheme: Scheme, colorScheme: "light" | "dark"): Record<string, string> {
  const colors = Object.entries(scheme).map(([name, color]) => [kebab(name), color]);
  // The colour of shadows: by day that of the text, by night plain black.
  const shade = colorScheme === "light" ? scheme.text : "#000000";
  // Pictures are drawn for the day: at night they are dimmed, except on the first screen.
  const light = colorScheme === "light" ? "none" : "brightness(.88)";
  return { ...Object.fromEntries(colors), shade, light };
}

/** The steps of each size above running text on the scale. */
const steps = { s: -0.6, m: 0, l: 0.75, xl: 1.4, "2xl": 2.6, "3xl": 4.1, "4xl": 6 };

/**
 * Sizes grow with the window from a phone's width to a laptop's. They are in rem, so that they follow the browser's
 * font size.
 */
function renderScale(theme: Theme): string {
  const { size, scale } = shapeOf(theme).type;
  const base = Number.parseFloat(size) / 16;
  const [narrow, wide] = [22.5, 80];
  const onPhones = 1 + (scale - 1) * 0.7;
  const sizes = Object.entries(steps).map(([name, step]) => {
    const [least, most] = [base * onPhones ** step, base * scale ** step];
    const slope = (most - least) / (wide - narrow);
    if (step <= 0) return [`size-${name}`, `${round(base * 1.25 ** step)}rem`];
    const fluid = `${round(least - slope * narrow)}rem + ${round(slope * 100)}vw`;
    return [`size-${name}`, `clamp(${round(least)}rem,${fluid},${round(most)}rem)`];
  });
  return declare(Object.fromEntries(sizes));
}

const round = (value: number) => Math.round(value * 100) / 100;

const shadows = {
  none: ["none", "none"],
  soft: [
    "0 1px 2px rgb(from var(--shade) r g b/.05),0 8px 24px -10px rgb(from var(--shade) r g b/.12)",
    "0 2px 6px rgb(from var(--shade) r g b/.06),0 28px 56px -18px rgb(from var(--shade) r g b/.22)",
  ],
  deep: [
    "0 2px 4px rgb(from var(--shade) r g b/.06),0 14px 32px -10px rgb(from var(--shade) r g b/.22)",
    "0 4px 10px rgb(from var(--shade) r g b/.08),0 36px 72px -18px rgb(from var(--shade) r g b/.36)",
  ],
  hard: ["4px 4px 0 var(--line)", "8px 8px 0 var(--line)"],
} satisfies Record<NonNullable<Theme["shadow"]>, [string, string]>;

function renderFonts(theme: Theme, own: OwnTypefaces): string {
  const { display, text, labels } = fontsOf(theme);
  const forLabels = own.labels ?? (labels && typefaceOf(labels));
  return declare({
    display: stackOf(own.display ?? typefaceOf(display), own.script),
    body: stackOf(own.text ?? typefaceOf(text), own.script),
    ...(forLabels && { labels: stackOf(forLabels, own.script) }),
  });
}

/** The tokens of titles and labels. Of those that the theme does not set, each part of the page has its own value. */
function renderTitles(theme: Theme, own: OwnTypefaces): string {
  const { type } = shapeOf(theme);
  const usual = own.display ? "0em" : faces[fontsOf(theme).display].tracking;
  const { weight = 560, strong = 600, leading, tracking = usual } = type;
  return declare({
    weight: `${weight}`,
    strong: `${strong}`,
    ...(leading !== undefined && { leading: `${leading}` }),
    ...(tracking !== undefined && { tracking }),
  });
}

/** The rules for titles that no token can say: the size of the page's title is one of its own section. */
function renderTitleRules(theme: Theme): string {
  const { title, case: writing, leading = 1 } = shapeOf(theme).type;
  return [
    title === undefined ? "" : renderTitleSize(title),
    writing === "capitals" ? ":is(h1,h2){text-transform:uppercase}" : "",
    // Close lines leave less room below the last one, which is as large as the letters are.
    leading < 1
      ? `[data-align]>:is(h1,h2)+p{margin-block-start:calc(var(--size-3xl)*${round((usualLeading - leading) / 2)})}`
      : "",
  ].join("");
}

/** The share of a section's width that its title has beside a picture, and beside words above one. */
const columns = `@media screen and (min-width:64em){${Object.entries({ picture: 0.46, large: 0.55 })
  .map(([name, share]) => `[data-${name}]{--measure:calc(min(92vw,var(--width,78rem))*${share})}`)
  .join("")}}`;

/** Renders the size of the page's title. One in pixels is smaller on a phone; a share is one of the title's column. */
function renderTitleSize(size: string): string {
  const value = Number.parseFloat(size);
  if (size.endsWith("%")) {
    const share = `calc(min(88vw,var(--measure,60rem))*${value / 100})`;
    return `${columns}h1{--title:max(2.25rem,${share})}`;
  }
  const [least, most] = [Math.min(2.25, value / 16), value / 16];
  return `h1{--title:clamp(${least}rem,${round(value / 5)}vw,${most}rem)}`;
}

function renderShape(theme: Theme): string {
  const { radius, shadow, corners, spacing } = shapeOf(theme);
  const [low, high] = shadows[shadow];
  return declare({
    radius,
    "radius-s": "calc(var(--radius)*.6)",
    "radius-l": "calc(var(--radius)*1.5)",
    "radius-button": "calc(var(--radius)*2)",
    ...(corners === "sharp" && { tile: "var(--radius-s)", pill: "var(--radius-s)" }),
    "shadow-low": low,
    "shadow-high": high,
    ...(spacing !== 1 && { spacing: `${spacing}` }),
    // With large letters on a small phone, the text gets the space.
    space: `min(${spacing * 0.5}rem,${spacing * 2.5}vw)`,
  });
}

function renderMotion({ motion: { duration, distance } }: Theme): string {
  return declare({ duration, distance, ease: "cubic-bezier(.2,.7,.2,1)" });
}
