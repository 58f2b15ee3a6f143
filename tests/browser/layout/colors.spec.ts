import type { Page } from "playwright/test";
import type { Theme } from "../../../src/shared/schema.gen.ts";
import { contrast } from "../../../src/theme/color.ts";
import { presets } from "../../../src/theme/presets.ts";
import { schemesOf } from "../../../src/theme/scheme.ts";
import { renderTokens } from "../../../src/theme/tokens.ts";
import { renderToneRules } from "../../../src/theme/toneRules.ts";
import { factors } from "../factors.ts";
import { wakeIslands } from "../islands.ts";
import { pairs } from "../pairs.ts";
import { exampleNames, type SiteName } from "../sites.ts";
import { expect, test } from "../test.ts";

const schemes = ["light", "dark"] as const;
const choices = [undefined, ...schemes];
const { tone } = factors;

const presetNames = Object.keys(presets) as Theme["preset"][];

/** The accent of the preset, and those that are nearly the colour of paper, and of night. */
const accents = [undefined, "#fff3b0", "#ffffff", "#0b1020"];

const themeOf = (preset: Theme["preset"], accent: string | undefined): Theme => ({
  preset,
  spacing: 1,
  type: { size: "17px", scale: 1.28 },
  motion: { duration: "0ms", distance: "0px" },
  ...(accent && { colors: { accent } }),
});

/** Every preset with every accent. */
const themes = presetNames.flatMap((preset) => accents.map((accent) => themeOf(preset, accent)));
const nameOf = ({ preset, colors }: Theme) => [preset, colors?.accent].filter(Boolean).join(" ");

// The tests lay other themes over the page's own.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

/** Lays the colours of a theme over the page's own, whose cards may be filled. */
const wear = (page: Page, theme: Theme) =>
  page.evaluate(
    (css) => {
      const style = document.querySelector("#worn") ?? document.createElement("style");
      style.id = "worn";
      style.textContent = css;
      document.head.append(style);
    },
    renderTokens(theme) + renderToneRules({ ...theme, cards: "filled" }, [...tone]),
  );

const choose = (page: Page, choice: string | undefined) =>
  page.evaluate((choice) => {
    if (choice) document.documentElement.dataset.theme = choice;
    else delete document.documentElement.dataset.theme;
  }, choice);

/** Gives all sections of `<main>` this tone. */
const tint = (page: Page, tone: string) =>
  page.locator("main > section").evaluateAll((sections, tone) => {
    for (const section of sections) if (section instanceof HTMLElement) section.dataset.tone = tone;
  }, tone);

const [first = "page"] = exampleNames;

test("every colour is that of the chosen scheme, or else of the system's", async ({
  page,
  open,
}) => {
  await open(first);
  const rows = pairs({ theme: themes, system: schemes, choice: choices });
  for (const system of schemes) {
    await page.emulateMedia({ colorScheme: system });
    const worn = rows
      .filter((row) => row.system === system)
      .map(({ theme, choice }) => {
        const { day, night = day } = schemesOf(theme);
        const scheme = choice ?? system;
        return {
          situation: `${nameOf(theme)}: ${choice} is chosen, the system is ${system}`,
          css: renderTokens(theme),
          choice,
          wanted: { scheme, ...(scheme === "light" ? day : night) },
        };
      });
    const seen = await page.evaluate(readColors, worn);
    for (const [index, { situation, wanted }] of worn.entries()) {
      expect(seen[index], situation).toEqual(wanted);
    }
  }
});

/** Lays one theme after the other over the page's own. Returns the scheme and the colours that the page then has. */
function readColors(worn: { css: string; choice: string | undefined; wanted: object }[]) {
  const sheet = document.createElement("style");
  document.head.append(sheet);
  const root = document.documentElement;
  return worn.map(({ css, choice, wanted }) => {
    sheet.textContent = css;
    if (choice) root.dataset.theme = choice;
    else delete root.dataset.theme;
    const style = getComputedStyle(root);
    const kebab = (name: string) => name.replace(/[A-Z]/g, (l) => `-${l.toLowerCase()}`);
    const colors = Object.keys(wanted).map((name) => [
      name,
      name === "scheme" ? style.colorScheme : style.getPropertyValue(`--${kebab(name)}`),
    ]);
    return Object.fromEntries(colors);
  });
}

interface Painted {
  what: string;
  color: string;
  ground: string;
}

/** Everything that differs from its ground by less than the ratio. */
const tooPale = (painted: readonly Painted[], ratio: number) => [
  ...new Set(
    painted
      .filter(({ color, ground }) => contrast(color, ground) < ratio)
      .map(({ what, color, ground }) => `${color} on ${ground}: ${what}`),
  ),
];

/** The rows of each page: those of the diagonal, and the rest. */
const groupRows = <Row extends { site: SiteName; tag: string[] }>(rows: Row[]) =>
  exampleNames.flatMap((site) =>
    [[], ["@rest"]]
      .map((tag) => ({
        site,
        tag,
        which: tag.length === 0 ? "each value" : "each other pair",
        rows: rows.filter((row) => row.site === site && row.tag.length === tag.length),
      }))
      .filter(({ rows }) => rows.length > 0),
  );

const onPaper = pairs({ site: exampleNames, system: schemes, choice: choices, tone });

for (const { rows, site, tag, which } of groupRows(onPaper)) {
  test(`${site}: on paper, every word is read on white, with ${which} of scheme, choice and tone`, {
    tag,
  }, async ({ page, open }) => {
    await open(site);
    await wakeIslands(page);
    for (const { system, choice, tone } of rows) {
      await page.emulateMedia({ media: "print", colorScheme: system });
      await choose(page, choice);
      await tint(page, tone);
      const pale = tooPale(await printedWords(page), 4.5);
      expect.soft(pale, `${system} ${choice} ${tone}`).toEqual([]);
    }
  });
}

const focused = pairs({
  site: exampleNames,
  preset: presetNames,
  accent: accents,
  choice: schemes,
  tone,
});

for (const { rows, site, tag, which } of groupRows(focused)) {
  test(`${site}: the ring around the focus stands out from every ground, with ${which} of preset, accent, scheme and tone`, {
    tag,
  }, async ({ page, open }) => {
    await open(site);
    await wakeIslands(page);
    for (const { preset, accent, choice, tone } of rows) {
      const theme = themeOf(preset, accent);
      await wear(page, theme);
      await choose(page, choice);
      await tint(page, tone);
      const pale = tooPale(await focusRings(page), 3);
      expect.soft(pale, `${nameOf(theme)} ${choice} ${tone}`).toEqual([]);
    }
  });
}

/** The words of the page with their colour, and what a printer that prints no background puts under them. */
const printedWords = (page: Page): Promise<Painted[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const toHex = (color: string) => {
      if (pen) pen.fillStyle = color;
      return String(pen?.fillStyle);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Painted[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || !element || !node.textContent?.trim()) continue;
      const isForScreenReaders = getComputedStyle(element).clipPath === "inset(50%)";
      if (isForScreenReaders) continue;
      const color = toHex(getComputedStyle(element).color);
      words.push({ what: `${element.tagName} ${node.textContent}`, color, ground: "#ffffff" });
    }
    return words;
  });

/** The ring of everything that takes the focus, and the ground around it. Of elements alike on one ground, the first. */
const focusRings = (page: Page): Promise<Painted[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const toHex = (color: string) => {
      if (pen) pen.fillStyle = color;
      return String(pen?.fillStyle);
    };
    const isPainted = (element: Element) =>
      !/^(transparent|rgba\(.*, 0(\.\d+)?\)|color\(.* \/ 0(\.\d+)?\))$/.test(
        getComputedStyle(element).backgroundColor,
      );
    const groundOf = (element: Element | null): Element =>
      !element || isPainted(element) ? (element ?? document.body) : groundOf(element.parentElement);
    const rings = new Map<string, Painted>();
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, input, summary",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const ground = groundOf(element.parentElement);
      const classes: string[] = [toHex(getComputedStyle(ground).backgroundColor)];
      for (let each: Element | null = element; each; each = each.parentElement)
        classes.push(`${each.localName}.${each.className}`);
      const kind = classes.join(" ");
      if (rings.has(kind)) continue;
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element);
      if (outlineStyle === "none") continue;
      const behind = Number.parseFloat(outlineOffset) < 0 ? groundOf(element) : ground;
      rings.set(kind, {
        what: element.outerHTML.slice(0, 60),
        color: toHex(outlineColor),
        ground: toHex(getComputedStyle(behind).backgroundColor),
      });
    }
    return [...rings.values()];
  });
