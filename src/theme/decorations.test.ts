import { describe, expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { contrast, distance, type Hex, mix } from "./color.ts";
import { neededContrast } from "./contrast.ts";
import { renderDecorationRules } from "./decorationRules.ts";
import { decorate, decorations } from "./decorations.ts";
import { glassShare } from "./layoutRules.ts";
import { presets } from "./presets.ts";
import { leastDistance, schemesOn, tones } from "./tones.ts";

const names = Object.keys(presets) as Theme["preset"][];
const theme: Theme = { preset: "meadow", type: {}, motion: { duration: "0ms", distance: "0px" } };

/** Accents that are nearly the colour of paper, of night, of both, and as loud as a screen can be. */
const accents = [undefined, "#fff3b0", "#ffffff", "#0b1020", "#777777", "#00ff00", "#ff0000"];

/** Mixtures of a ground with colours that lie over it, one after the other, each as strong as it may be anywhere. */
const mixtures = (ground: Hex, inks: Hex[]): Hex[] =>
  inks.reduce(
    (behind, ink) =>
      behind.flatMap((color) => [0, 0.25, 0.5, 0.75, 1].map((share) => mix(color, ink, share))),
    [ground],
  );

describe.each(tones)("on the tone %s", (tone) => {
  it.each(names)(
    "words are readable in front of every decoration of %s, on glass too",
    (preset) => {
      const unreadable = accents.flatMap((accent) => {
        const { day, night = day } = schemesOn(tone, {
          preset,
          ...(accent && { colors: { accent } }),
        });
        return [day, night].flatMap((scheme) =>
          decorations.flatMap((decoration) => {
            const { inks, muted, accentText } = decorate(decoration, scheme);
            const behind = mixtures(scheme.background, [...inks].reverse());
            const grounds = [
              ...behind,
              ...behind.map((ground) => mix(ground, scheme.surface, glassShare)),
              scheme.surface,
              scheme.soft,
            ];
            return [scheme.text, muted, accentText]
              .flatMap((words) => grounds.map((ground) => [words, ground] as const))
              .filter(([words, ground]) => contrast(words, ground) < neededContrast)
              .map((pair) => [accent, decoration, ...pair]);
          }),
        );
      });
      expect(unreadable).toEqual([]);
    },
  );

  it.each(names)("every decoration of %s is seen", (preset) => {
    const { day, night = day } = schemesOn(tone, { preset });
    const unseen = [day, night].map((scheme) =>
      decorations.filter((decoration) =>
        decorate(decoration, scheme).inks.some(
          (ink) => distance(ink, scheme.background) < leastDistance,
        ),
      ),
    );
    expect(unseen).toEqual([[], []]);
  });
});

it("renders rules for the decorations of the page in their tones, each once, and for no other", () => {
  const render = (...used: Parameters<typeof renderDecorationRules>[1]) =>
    renderDecorationRules(theme, used);
  const [dots, mesh] = [
    { tone: "plain", decoration: "dots" },
    { tone: "mint", decoration: "mesh" },
  ] as const;
  expect(render({ tone: "ink", decoration: "none" })).toBe("");
  expect(render(dots, dots)).toBe(render(dots));
  expect(render(dots)).not.toContain("mesh");
  expect(render(dots, mesh).length).toBe(render(dots).length + render(mesh).length);
});

it("leaves paper and the visitor's own colours alone", () => {
  const rules = renderDecorationRules(theme, [{ tone: "soft", decoration: "rings" }]);
  const media = rules.match(/@media[^{]*/g) ?? [];
  expect(rules.startsWith("@media")).toBe(true);
  expect(
    media.filter((query) => !query.startsWith("@media screen and (forced-colors:none)")),
  ).toEqual([]);
});

it("has one for each value that the schema offers", async () => {
  const { definitions = {} } = (await loadSchemas(process.cwd())).get("page.schema.json") ?? {};
  expect(definitions.section?.properties?.decoration?.enum).toEqual(["none", ...decorations]);
});

it("lays lights the other way round from right to left, where they are not in the middle", () => {
  const placesOf = (decoration: "mesh" | "glow" | "dots") =>
    [
      ...renderDecorationRules(theme, [{ tone: "plain", decoration }]).matchAll(
        /([^{}]*)\{[^{}]*background-position:([^;}]*)/g,
      ),
    ].map(([, selector = "", places]) => [selector.includes(":dir(rtl)"), places]);
  expect(placesOf("mesh")).toEqual([
    [false, "0% 30%,100% 20%,50% 90%"],
    [true, "100% 30%,0% 20%,50% 90%"],
  ]);
  expect(placesOf("glow")).toEqual([[false, "50% 50%"]]);
  expect(placesOf("dots")).toEqual([[false, "50% 0%,50% 0%"]]);
});
