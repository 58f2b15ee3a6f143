import { describe, expect, it } from "vitest";
import { shapes } from "../../src/shared/drawings.ts";
import { presets } from "../../src/theme/presets.ts";
import { darkScheme } from "../../src/theme/scheme.ts";
import { type Declared, examples, render } from "./render.ts";

const firsts = examples.filter(
  ({ type }, index) => examples.findIndex((each) => each.type === type) === index,
);

async function renderWith(theme: unknown, sections: readonly Declared[] = firsts): Promise<string> {
  const document = await render(sections, theme);
  if (!document) throw new Error(`The check refuses ${JSON.stringify(theme)}.`);
  return document.html;
}

describe("a page that is light for everyone", () => {
  it("has no colour of the night, no button for it, and fewer bytes", async () => {
    const [light, usual] = await Promise.all([renderWith({ dark: false }), renderWith({})]);
    const night = darkScheme({ preset: "meadow" }).background;
    const marks = [night, "color-scheme:dark", "localStorage.theme", 'data-theme-toggle=""'];
    expect(marks.filter((mark) => !usual.includes(mark))).toEqual([]);
    expect(marks.filter((mark) => light.includes(mark))).toEqual([]);
    expect(light.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#fbf8f2"/>',
    ]);
    expect(light).toContain("color-scheme:light");
    expect(light.length).toBeLessThan(usual.length);
  });
});

describe("theme.ornament", () => {
  /** The drawings of the pen, by what draws them. */
  const drawn = {
    "a stroke below a word": "M4 14C62 5",
    ripples: "repeating-radial-gradient",
    "a wave": "#trace_wave",
    doodles: "#doodle_",
    "a sunrise": '<circle cx="350"',
    "a circle by hand": "52% 48%",
  };
  const drawnBy = (html: string) => Object.values(drawn).filter((mark) => html.includes(mark));
  const shown = (html: string) => shapes.filter((shape) => html.includes(shape));

  it("is drawn where nothing else is said", async () => {
    const usual = await renderWith({});
    expect(drawnBy(usual)).toEqual(Object.values(drawn));
    expect(shown(usual)).toEqual([]);
    expect(await renderWith({ ornament: "drawn" })).toBe(usual);
  });

  it("draws shapes in their places, or nothing", async () => {
    const geometric = await renderWith({ ornament: "geometric" });
    expect(shown(geometric)).toEqual(shapes);
    const none = await renderWith({ ornament: "none" });
    expect(shown(none)).toEqual([]);
    // The rules of a part precede those that replace them.
    const inRules = [drawn.ripples, drawn["a circle by hand"]];
    for (const html of [geometric, none]) {
      expect(drawnBy(html).filter((mark) => !inRules.includes(mark))).toEqual([]);
    }
    expect(none.length).toBeLessThan((await renderWith({})).length);
  });

  it.each(["drawn", "geometric", "none"])(
    "gives way to the author's own drawing: %s",
    async (ornament) => {
      const own = examples
        .filter(({ props }) => "drawing" in props)
        .map((section, n) => ({ ...section, id: `drawn-${n}` }));
      expect(own.length).toBeGreaterThan(1);
      const html = await renderWith({ ornament }, own);
      expect(html.match(/<img src="\/examples\/mark.svg" alt="" [^>]*>/g)).toHaveLength(own.length);
      expect([...drawnBy(html), ...shown(html)]).toEqual([]);
    },
  );
});

describe("theme.preset", () => {
  const rulesFor = ["--tile:", "--pill:", "--weight:700"];

  it("writes a rule only where it differs from most presets", async () => {
    const usual = await renderWith({});
    expect(rulesFor.filter((rule) => usual.includes(rule))).toEqual([]);
    const workshop = await renderWith({ preset: "workshop" });
    expect(rulesFor.filter((rule) => workshop.includes(rule))).toEqual(rulesFor);
    const softened = await renderWith({ preset: "workshop", corners: "soft" });
    expect(rulesFor.filter((rule) => softened.includes(rule))).toEqual(rulesFor.slice(2));
  });

  it.each(["workshop", "library"] as const)(
    "holds nothing that the theme cannot say: %s",
    async (preset) => {
      const { keepsAccent: _, ...said } = presets[preset];
      // Only the order of the tokens may differ.
      const partsOf = (html: string) => html.split(/(?<=[;{}])/).sort();
      const named = partsOf(await renderWith({ preset }));
      expect(partsOf(await renderWith(said)).filter((part, n) => part !== named[n])).toEqual([]);
    },
  );
});

describe("theme.fonts.labels", () => {
  it("reaches labels, and neither sentences nor pages without it", async () => {
    const usual = await renderWith({});
    const rules = /font-weight:var\(--strong\);font-family:var\(--labels\)/g;
    expect(usual).not.toContain("--labels");
    const html = await renderWith({ fonts: { labels: "Newsreader" } });
    const inUsual = usual.match(/font-weight:var\(--strong\)/g) ?? [];
    expect((html.match(rules) ?? []).length).toBeGreaterThan(inUsual.length / 2);
    expect(html).toMatch(/header\[data-tone\] nav\{font-family:var\(--labels\)\}/);
    expect(html).toMatch(/summary[^}]*\{font-family:var\(--body\)\}/);
  });
});

describe("settings of parts and of motion", () => {
  it.each([
    ["icons", ["tile", "bare", "outlined", "solid"]],
    ["motion.style", ["rise", "fade", "grow", "slide", "unveil", "none"]],
    ["dividers", ["none", "line", "stroke", "wave", "slant", "curve"]],
    ["gutters", ["normal", "narrow", "wide"]],
  ])("%s looks different in each value, and its usual one costs nothing", async (path, values) => {
    const [name = "", part] = path.split(".");
    const pages = await Promise.all(
      values.map((value) => renderWith({ [name]: part ? { [part]: value } : value })),
    );
    expect(new Set(pages).size).toBe(values.length);
    expect(pages[0]).toBe(await renderWith({}));
  });

  it("hides nothing before it comes into view from visitors who ask for less motion", async () => {
    const html = await renderWith({ motion: { style: "unveil" } });
    const [before = "", ...rules] = html.split("clip-path:inset(0 0 100%)");
    expect(rules).toHaveLength(1);
    const query = before.slice(before.lastIndexOf("@media"));
    expect(query).toMatch(/^@media screen and \(prefers-reduced-motion:no-preference\)\{/);
    expect(query).not.toContain("}}");
    expect(query).toContain("html.js");
  });
});

describe("theme.scheme", () => {
  const colorsOf = (html: string) =>
    [...html.matchAll(/<meta name="theme-color" media="([^"]*)"/g)].map(([, media]) => media);

  it.each([
    [{}, undefined, ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]],
    [{ scheme: "dark" }, "dark", ["not all", "all"]],
    [{ scheme: "light" }, "light", ["all", "not all"]],
    [{ preset: "console" }, "dark", ["not all", "all"]],
    [
      { preset: "console", scheme: "system" },
      undefined,
      ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"],
    ],
    [{ scheme: "dark", dark: false }, undefined, []],
  ])("%j is printed, so that it is there without a script", async (theme, scheme, colors) => {
    const html = await renderWith(theme);
    expect(/<html[^>]* data-theme="(\w+)"/.exec(html)?.[1]).toBe(scheme);
    expect(colorsOf(html)).toEqual(colors);
  });
});
