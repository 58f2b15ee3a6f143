import { describe, expect, it } from "vitest";
import { parseTitle } from "../shared/formatted/title.ts";
import type { Theme } from "../shared/schema.gen.ts";
import type { Typeface } from "../shared/typeface.ts";
import { contrast, distance } from "./color.ts";
import { neededContrast } from "./contrast.ts";
import { accentOfWords, markerOf, renderEmphasisRules } from "./emphasisRules.ts";
import { presets } from "./presets.ts";
import { schemesOn, tones } from "./tones.ts";

const names = Object.keys(presets) as Theme["preset"][];
const styles = ["italic", "accent", "marker"] as const;
const themeOf = (emphasis: (typeof styles)[number]): Theme => ({
  preset: "meadow",
  type: { emphasis },
  motion: { duration: "240ms", distance: "18px" },
});

describe.each(tones)("emphasised words in the tone %s", (tone) => {
  it.each(names)("can be read in %s, and told from the others, by day and by night", (preset) => {
    const { day, night = day } = schemesOn(tone, { preset });
    for (const scheme of [day, night]) {
      const color = accentOfWords(scheme);
      const grounds = [scheme.background, scheme.surface, scheme.soft];
      for (const ground of color ? grounds : []) {
        expect(contrast(color ?? "", ground)).toBeGreaterThanOrEqual(neededContrast);
      }
      const marker = markerOf(scheme);
      expect(contrast(marker.words, marker.ground)).toBeGreaterThanOrEqual(neededContrast);
      expect(distance(marker.ground, scheme.background)).toBeGreaterThanOrEqual(0.1);
    }
  });
});

describe("the rules of emphasised words", () => {
  const title = parseTitle("Under the *night sky*");

  it.each(styles)("cost a page without any nothing: %s", (style) => {
    const sections = tones.map((tone) => ({ tone, props: { title: "5* and *so on" } }));
    expect(renderEmphasisRules(themeOf(style), sections)).toBe("");
  });

  it("are those of the tones that have some, each style with its own", () => {
    const sections = [
      { tone: "soft", props: { title } },
      { tone: "ink", props: { title: "Plain" } },
    ] as const;
    const [italic, accent, marker] = styles.map((style) =>
      renderEmphasisRules(themeOf(style), sections),
    );
    expect(italic).toBe("");
    expect(accent).toMatch(/\[data-tone=soft\].*h1,h2\) em.*color:#/);
    expect(marker).toMatch(/\[data-tone=soft\].*h1,h2\) em.*background:/);
    expect(`${accent}${marker}`).not.toContain("ink");
  });

  it("leave the sign behind marked words clear of the marker", () => {
    const rules = renderEmphasisRules(themeOf("marker"), [{ tone: "plain", props: { title } }]);
    expect(rules).toMatch(/padding-inline:\.1em;margin-inline-start:-\.1em/);
    expect(rules).not.toMatch(/margin-inline(-end)?:/);
  });

  it.each([
    { ascent: 0.97, descent: 0.24, leading: 1.12, band: ["14%", "100%"] },
    // A typeface with much room around its letters.
    { ascent: 1.07, descent: 0.53, leading: 1.12, band: ["16.9%", "81.9%"] },
    // Close lines: the letters of the next one begin earlier.
    { ascent: 1.07, descent: 0.53, leading: 1.02, band: ["16.9%", "80.6%"] },
    { ascent: 1.07, descent: 0.53, leading: 0.92, band: ["16.9%", "79.4%"] },
  ])("mark the letters, and little below them: $ascent, $descent, $leading", (given) => {
    const { leading, band, ...room } = given;
    const theme = { ...themeOf("marker"), type: { emphasis: "marker", leading } } as const;
    const display: Typeface = { name: "Own", fallbacks: [], generic: "serif", ...room };
    const rules = renderEmphasisRules(theme, [{ tone: "plain", props: { title } }], { display });
    expect(/gradient\(#0000 ([\d.]+%),\S+ 0 ([\d.]+%)/.exec(rules)?.slice(1)).toEqual(band);
  });
});
