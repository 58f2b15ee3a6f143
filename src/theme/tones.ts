import type { Theme } from "../shared/schema.gen.ts";
import type { ResolvedSection } from "../shared/section.ts";
import { awayFrom, contrast, distance, type Hex, isLight, mix, readable, shade } from "./color.ts";
import { type Pastel, pastels } from "./presets.ts";
import { darkScheme, type Scheme, schemesOf } from "./scheme.ts";

/** The ground that a section has. */
export type Tone = ResolvedSection["tone"];

/** Every tone, the usual ones first. */
export const tones = ["plain", "soft", "accent", "ink", ...pastels] as const satisfies Tone[];

/** The parts of a theme that decide its colours. */
type Look = Pick<Theme, "preset" | "colors" | "dark">;

/** The roles that colours of a band of the accent colour have in its section. */
export const bandRoles = {
  background: "band",
  soft: "bandSurface",
  text: "onBand",
  muted: "bandMuted",
  line: "bandLine",
  surface: "bandSurface",
  accent: "onBand",
  accentSoft: "bandSurface",
  accentHover: "bandMuted",
  onAccent: "band",
  accentText: "onBand",
} as const satisfies Partial<Record<keyof Scheme, keyof Scheme>>;

/** The roles whose colours depend on the tone of their section. */
export const toneRoles = Object.keys(bandRoles) as (keyof typeof bandRoles)[];

/** The colours in a section of this tone, by day, and by night unless the theme is light for everyone. */
export function schemesOn(tone: Tone, theme: Look): { day: Scheme; night?: Scheme } {
  const { day, night } = schemesOf(theme);
  if (tone === "ink") {
    const ink = setApart(inkOf(theme));
    return { day: ink, ...(night && { night: ink }) };
  }
  const on = (scheme: Scheme) => setApart(tint(scheme, tone));
  return { day: on(day), ...(night && { night: on(night) }) };
}

/** The colours of a scheme in a section of this tone. */
function tint(scheme: Scheme, tone: Exclude<Tone, "ink">): Scheme {
  if (tone === "plain") return scheme;
  if (tone === "soft") return { ...scheme, background: scheme.soft };
  if (tone !== "accent") return onPastel(scheme, tone);
  const roles = toneRoles.map((role) => [role, scheme[bandRoles[role]]]);
  return { ...scheme, ...Object.fromEntries(roles) };
}

/** The colours of dark sections, which are the same by day and by night: those of the night, on a deeper ground. */
function inkOf(theme: Look): Scheme {
  const { preset, colors, dark } = theme;
  const { day } = schemesOf(theme);
  const night = isLight(day.background)
    ? darkScheme({ preset, ...(colors && { colors }), ...(dark && { dark }) })
    : day;
  // Nothing looks deeper than a ground that is nearly black.
  if (contrast(night.background, "#000000") < 1.1) {
    return { ...night, background: night.soft, soft: night.surface };
  }
  const deeper = mix(night.background, "#000000", 0.35);
  return { ...night, background: deeper, soft: night.background };
}

/** The colours on a pastel. Cards are moved away from the words, and buttons have the colour of the words. */
function onPastel(scheme: Scheme, name: Pastel): Scheme {
  const [ground, text] = [scheme[name], scheme.onPastel];
  const surface = mix(ground, awayFrom(text), 0.45);
  const muted = readable(mix(text, ground, 0.22), [ground, surface], 4.6);
  return {
    ...scheme,
    background: ground,
    soft: surface,
    surface,
    text,
    muted,
    line: mix(ground, text, 0.2),
    accent: text,
    accentHover: muted,
    accentSoft: surface,
    onAccent: ground,
    accentText: readable(scheme[`${name}Ink`], [ground, surface], 4.6),
  };
}

/** The roles of the pastels and of the ink on each. */
export const pastelRoles = pastels.flatMap((name) => [name, `${name}Ink`] as const);

/** Two colours that are nearer than this have no edge between them. */
export const leastDistance = 0.02;

/** The colours of a section with every pastel that looks like its ground, which cards and tiles may have, deeper. */
function setApart(scheme: Scheme): Scheme {
  const { background, onPastel } = scheme;
  const changed = pastels
    .filter((name) => distance(scheme[name], background) < leastDistance)
    .map((name) => {
      const pastel = offset(scheme[name], onPastel);
      return { [name]: pastel, [`${name}Ink`]: readable(scheme[`${name}Ink`], [pastel], 4.6) };
    });
  return Object.assign({ ...scheme }, ...changed);
}

/** The pastel in another lightness: nearer to the words on it, or away from them if they would be hard to read. */
function offset(pastel: Hex, words: Hex): Hex {
  const step = isLight(words) ? 0.06 : -0.06;
  const by = (step: number) =>
    shade(
      pastel,
      (own) => own + step,
      (chroma) => chroma * 1.3,
    );
  return contrast(by(step), words) < 4.6 ? by(-step) : by(step);
}

/** True for the tones that a page pays for only if one of its sections has them. */
export const isRareTone = (tone: Tone): tone is "ink" | Pastel =>
  tone === "ink" || pastels.some((name) => name === tone);
