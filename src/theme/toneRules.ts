import type { Theme } from "../shared/schema.gen.ts";
import { isLight } from "./color.ts";
import { type Scheme, schemesOf } from "./scheme.ts";
import { layoutOf } from "./themeValues.ts";
import { kebab } from "./tokens.ts";
import { bandRoles, isRareTone, pastelRoles, schemesOn, type Tone, toneRoles } from "./tones.ts";

/** The colours on a band of the accent colour. */
const onBand = toneRoles
  .map((role) => `--${kebab(role)}:var(--${kebab(bandRoles[role])})`)
  .join(";");

/** The colours of the usual tones, and the room that sections of one tone share. Inside a section, parts refer to roles and do not depend on the tone. */
export const toneStyles = `
[data-tone]{overflow-x:clip;background:var(--tone-background);color:var(--tone-text);--tone-background:var(--background);--tone-text:var(--text);--section-space:calc(var(--spacing,1)*clamp(4.25rem,2.4rem + 6.5vw,8.5rem))}
@media screen{[data-tone=soft]{--tone-background:var(--soft)}[data-tone=accent]{${onBand}}[data-joined]:is(section){padding-block-start:calc(var(--section-space)*.3)}}
`;

/** The rules that these tones need besides those of every page. */
export const renderToneRules = (theme: Theme, used: Tone[]): string =>
  [...new Set(used)]
    .sort()
    .map((tone) => {
      return paint(theme, tone, `[data-tone=${tone}]`);
    })
    .join("");

/** Gives an element the colours of a tone, by day and by night. The visitor's own colours come before them. */
function paint(theme: Theme, tone: Tone, element: string): string {
  const page = schemesOf(theme);
  const { day, night } = schemesOn(tone, theme);
  const roles = isRareTone(tone) ? (Object.keys(day) as (keyof Scheme)[]) : pastelRoles;
  const own = roles.filter(
    (role) => day[role] !== page.day[role] || night?.[role] !== page.night?.[role],
  );
  if (own.length === 0) return "";
  const declare = (scheme: Scheme) =>
    [
      ...(isRareTone(tone)
        ? [`color-scheme:${isLight(scheme.background) ? "light" : "dark"}`]
        : []),
      ...own.map((role) => `--${kebab(role)}:${scheme[role]}`),
    ].join(";");
  const isFilled = isRareTone(tone) && layoutOf(theme).cards === "filled";
  const card = isFilled ? ";--card:var(--surface)" : "";
  return declareBySchemes(element, declare(day) + card, night && declare(night) + card);
}

/**
 * Gives an element these declarations by day, and by night if there is one. On paper and with the visitor's own colours, it
 * has neither.
 */
export function declareBySchemes(element: string, day: string, night?: string): string {
  const screen = "@media screen and (forced-colors:none)";
  return [
    `${screen}{${element}{${day}}}`,
    night && night !== day
      ? `${screen} and (prefers-color-scheme:dark){:root:not([data-theme=light]) ${element}{${night}}}${screen}{:root[data-theme=dark] ${element}{${night}}}`
      : "",
  ].join("");
}

/**
 * The rules for a page whose first section has a ground of its own: it begins at the upper edge of the page, behind the
 * header. A header below a bar is transparent, so there the section's ground reaches up. A header without a ground, which is
 * not `grounded`, takes the section's colours.
 */
export function renderFirstGround(
  theme: Theme,
  tone: Tone | undefined,
  { belowBar, grounded }: { belowBar: boolean; grounded: boolean },
): string {
  if (!tone || tone === "plain") return "";
  const header = "body>header[data-tone=plain]";
  const colors = tone === "accent" ? `;${onBand}` : "";
  const ground = `--tone-background:${groundOf(theme, tone)}${grounded ? "" : colors}`;
  // It reaches behind the highest header, and the bar covers the rest.
  const up =
    "html.js aside~main>:first-child{box-shadow:0 -9rem var(--tone-background)}html.js body>aside[data-tone]{position:relative;z-index:1}";
  return [
    !grounded && isRareTone(tone)
      ? paint(theme, tone, header)
      : `@media screen{${header}{${ground}}}`,
    belowBar ? `@media screen{${up}}` : "",
  ].join("");
}

/** The ground of a tone as a value that follows the time of day, where the colours are those of the page. */
function groundOf(theme: Theme, tone: Exclude<Tone, "plain">): string {
  if (tone === "ink") return schemesOn(tone, theme).day.background;
  return `var(--${tone === "accent" ? "band" : tone})`;
}
