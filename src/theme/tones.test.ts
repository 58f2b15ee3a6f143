import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { contrast, distance } from "./color.ts";
import { neededContrast } from "./contrast.ts";
import { pastels, presets } from "./presets.ts";
import type { Scheme } from "./scheme.ts";
import { renderFirstGround, renderToneRules, toneStyles } from "./toneRules.ts";
import { leastDistance, schemesOn, type Tone, tones } from "./tones.ts";

const names = Object.keys(presets) as Theme["preset"][];
const themeOf = (theme: Partial<Theme>): Theme => ({
  preset: "meadow",
  type: {},
  motion: { duration: "240ms", distance: "18px" },
  ...theme,
});

/** The words of a section that cannot be read on its ground, its cards, its pastels or its buttons. */
const unreadable = (scheme: Scheme) => {
  const { background, surface, soft, text, muted, accent, accentText, accentHover, onAccent } =
    scheme;
  return [
    ...[text, muted, accentText].flatMap((words) =>
      [background, surface, soft].map((ground) => [words, ground] as const),
    ),
    [onAccent, accent] as const,
    [onAccent, accentHover] as const,
    ...pastels.flatMap((name) => [
      [scheme.onPastel, scheme[name]] as const,
      [scheme[`${name}Ink`], scheme[name]] as const,
    ]),
  ].filter(([words, ground]) => contrast(words, ground) < neededContrast);
};

describe.each(tones)("the tone %s", (tone) => {
  it.each(names)("is readable in %s, by day and by night", (preset) => {
    const { day, night = day } = schemesOn(tone, { preset });
    expect([unreadable(day), unreadable(night)]).toEqual([[], []]);
  });

  it.each(names)("has an edge around every pastel in %s, by day and by night", (preset) => {
    const { day, night = day } = schemesOn(tone, { preset });
    const blurred = [day, night].map((scheme) =>
      pastels.filter((name) => distance(scheme[name], scheme.background) < leastDistance),
    );
    expect(blurred).toEqual([[], []]);
  });

  it.each(names)("is readable in %s with any accent colour at all", (preset) => {
    const channel = fc.integer({ min: 0, max: 255 });
    const toHex = (value: number) => value.toString(16).padStart(2, "0");
    fc.assert(
      fc.property(channel, channel, channel, (...rgb) => {
        const accent = `#${rgb.map(toHex).join("")}`;
        const { day, night = day } = schemesOn(tone, { preset, colors: { accent } });
        expect([unreadable(day), unreadable(night)]).toEqual([[], []]);
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});

it.each(names)("ink is darker than the page of %s, by day and by night", (preset) => {
  const { day, night = day } = schemesOn("plain", { preset });
  const { background, text } = schemesOn("ink", { preset }).day;
  expect(contrast(background, "#000000")).toBeLessThan(contrast(text, "#000000"));
  expect(background).not.toBe(day.background);
  expect(background).not.toBe(night.background);
});

it("renders rules for the rare tones that are used, and for no other", () => {
  const render = (...used: Tone[]) => renderToneRules(themeOf({}), used);
  expect(render("plain", "soft")).toBe("");
  expect(render("mint", "plain", "mint")).toBe(render("mint"));
  expect(render("mint")).not.toContain("[data-tone=ink]");
});

it("renders the pastels of a soft section where they look like its ground", () => {
  const console = renderToneRules(themeOf({ preset: "console" }), ["soft"]);
  expect(console).toContain("[data-tone=soft]{--peach:");
  expect(console).not.toContain("--background:");
});

it("gives a header without a ground the ground of the first section, whose pastel is another colour", () => {
  const [theme, options] = [themeOf({}), { belowBar: false, grounded: false }];
  expect(renderFirstGround(theme, "mint", options)).not.toContain("var(--mint)");
  expect(renderFirstGround(theme, "mint", { ...options, grounded: true })).toContain("var(--mint)");
});

it("renders ink once for a day and a night that are equally dark", () => {
  expect(renderToneRules(themeOf({}), ["ink"])).not.toContain("prefers-color-scheme");
  expect(renderToneRules(themeOf({}), ["sky"])).toContain("prefers-color-scheme");
  expect(renderToneRules(themeOf({ dark: false }), ["sky"])).not.toContain("prefers-color-scheme");
});

it("gives every section the ground of a plain one on paper", () => {
  const onScreen = /@media screen\{(?:[^{}]*\{[^{}]*\})*\}/g;
  expect(toneStyles).toContain("[data-tone=soft]");
  expect(toneStyles.replace(onScreen, "")).not.toContain("[data-tone=");
});
