import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "../../shared/page.ts";
import { formatBytes } from "../../shared/text/wording.ts";
import type { FontRole, Typeface } from "../../shared/typeface.ts";
import { locateFile } from "../../site/files/publicFiles.ts";
import { type FontFacts, readFont } from "../../site/media/fonts.ts";
import { memoize } from "../../site/memoize.ts";
import { hash } from "../project/hash.ts";
import { type Assets, addAsset } from "./assets.ts";
import { cutFont, fontFormatFor } from "./cutFont.ts";
import { fontDisplay, renderFallbacks, renderRange } from "./fallbacks.ts";
import type { AssetContext } from "./pictures.ts";

/** A font file of the site's own, with its facts. */
export interface OwnFont {
  file: string;
  content: Buffer;
  facts: FontFacts;
}

/** Reads the font files for a role. One that cannot be read, which the check has reported, is left out. */
export async function readOwnFonts(
  files: readonly string[],
  role: FontRole,
  assetContext: AssetContext,
): Promise<OwnFont[]> {
  const fonts = files.map(async (file): Promise<OwnFont[]> => {
    try {
      const content = await readFile(locateFile(assetContext, file));
      const facts = await memoize(assetContext.fontFacts, `${role} ${hash(content)}`, () =>
        readFont(content, role),
      );
      return [{ file, content, facts }];
    } catch {
      // The preview shows the other pages on, whose theme names it still.
      return [];
    }
  });
  // Of the parts of a typeface, the one with the plain letters is the first.
  const countPlain = ({ facts }: OwnFont) =>
    [...facts.characters].filter((letter) => /[a-z]/i.test(letter)).length;
  return (await Promise.all(fonts)).flat().toSorted((a, b) => countPlain(b) - countPlain(a));
}

/** A typeface of the site's own: its rules, and the files that a page with some of their letters asks for early. */
export interface CutTypeface {
  typeface: Typeface;
  css: string;
  files: { url: string; letters: string | undefined }[];
}

/**
 * Subsets font files of the site's own to the characters that the site uses and to the weights that the styles name.
 * Renders their `@font-face` rules, and those of fallbacks with the measures of the font for the usual weight. Of a
 * typeface for other scripts, every rule is for its own letters: those that are not `isHeld` by the other typefaces.
 */
export async function cutOwnFonts(
  fonts: readonly OwnFont[],
  role: FontRole,
  characters: string,
  assetContext: AssetContext,
  isHeld?: (letter: string) => boolean,
): Promise<CutTypeface> {
  const name = `Own ${role}`;
  const shares = shareLetters(fonts, characters, assetContext, isHeld);
  const { ending, name: format } = fontFormatFor(assetContext);
  const rendered = await Promise.all(
    shares.map(async ({ font, kept, letters }) => {
      const { file, content, facts } = font;
      const { weight, isItalic } = facts;
      const key = `${role} ${hash(content)} ${kept}`;
      const cut = await memoize(assetContext.subsetFonts, key, () =>
        cutFace(content, facts, kept, assetContext),
      );
      const asset = addAsset(assetContext.assets, nameOf(file), ending, cut);
      const url = assetContext.base + asset;
      const range = weight.min < weight.max ? `${weight.min} ${weight.max}` : weight.min;
      const style = isItalic ? "font-style:italic;" : "";
      const css = `@font-face{font-family:"${name}";src:url(${url}) format("${format}");${style}font-weight:${range};${fontDisplay}${renderRange(letters)}}`;
      return { css, files: isItalic ? [] : [{ url, letters }] };
    }),
  );
  const typeface = { name, ...metricsOf(fonts, role) };
  const fallbacks = isHeld
    ? shares.map(({ font, letters }) => renderFallbacks({ name, ...font.facts.metrics }, letters))
    : [renderFallbacks(typeface)];
  return {
    typeface,
    css: [...rendered.map(({ css }) => css), ...new Set(fallbacks)].join(""),
    files: rendered.flatMap(({ files }) => files),
  };
}

/**
 * The characters that are kept of each file. Of several files of one weight and slope, each but the first is for the
 * letters that those before it lack, and left out if there are none. With `isHeld`, so is the first.
 */
function shareLetters(
  fonts: readonly OwnFont[],
  characters: string,
  { wholeFonts }: AssetContext,
  isHeld?: (letter: string) => boolean,
): { font: OwnFont; kept: string; letters?: string }[] {
  const taken = new Map<string, Set<string>>();
  return fonts.flatMap((font) => {
    const { weight, isItalic, characters: held } = font.facts;
    const face = JSON.stringify([weight, isItalic]);
    const before = taken.get(face);
    taken.set(face, new Set([...(before ?? []), ...held]));
    if (!before && !isHeld) return [{ font, kept: wholeFonts ? [...held].join("") : characters }];
    const own = wholeFonts ? [...held] : [...characters].filter((letter) => held.has(letter));
    const letters = own.filter((letter) => !before?.has(letter) && !isHeld?.(letter)).join("");
    return letters === "" ? [] : [{ font, kept: letters, letters }];
  });
}

const nameOf = (file: string) => path.parse(file).name.toLowerCase();

/** The upright font whose weight is nearest to one. */
export function nearestTo(wanted: number, fonts: readonly OwnFont[]): OwnFont | undefined {
  const distance = ({ facts: { weight, isItalic } }: OwnFont) =>
    Math.max(weight.min - wanted, wanted - weight.max, 0) + (isItalic ? 1000 : 0);
  return fonts.toSorted((a, b) => distance(a) - distance(b))[0];
}

const usualWeights = {
  display: 560,
  text: 400,
  labels: 600,
  script: 400,
} satisfies Record<FontRole, number>;

function metricsOf(fonts: readonly OwnFont[], role: FontRole): FontFacts["metrics"] {
  const font = nearestTo(usualWeights[role], fonts);
  if (!font) throw new Error("A typeface of one's own has a file.");
  return font.facts.metrics;
}

function cutFace(
  content: Buffer,
  { weight, axes }: FontFacts,
  characters: string,
  context: AssetContext,
): Promise<Uint8Array> {
  const isVariable = weight.min < weight.max;
  return cutFont(content, characters, { ...axes, ...(isVariable && { wght: weight }) }, context);
}

/** In bytes: on a phone, heavier fonts miss the first paint, and a visit begins without them. */
const heavy = 100_000;

/** The warning that the fonts of a site's own weigh too much. Empty if they do not. */
export function describeHeavyFonts(pages: readonly Page[], assets: Assets): string[] {
  const isOwn = pages.some(({ fonts }) => fonts.own);
  const sizes = [...assets].map(([file, content]) =>
    file.endsWith(".woff2") && typeof content !== "function" ? content.length : 0,
  );
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  return isOwn && weight > heavy
    ? [
        `warning The fonts weigh ${formatBytes(weight)}, cut to the letters of the site. On a phone, a first visit will do without them. Name fewer files in theme.fonts, or plainer ones.`,
      ]
    : [];
}
