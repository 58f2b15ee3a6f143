import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "../../shared/page.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import { memoize } from "../../site/memoize.ts";
import { type Share, shareOut } from "../../theme/coverage.ts";
import { fontsOf } from "../../theme/presets.ts";
import { type Fallback, type Family, faces, fallbackName, fileOf } from "../../theme/typefaces.ts";
import { addAsset, hash } from "./assets.ts";
import { cacheOnDisk } from "./diskCache.ts";
import type { AssetContext } from "./pictures.ts";

const { resolve } = createRequire(import.meta.url);

// Letters that texts outside page.yaml need: the labels, and what a visitor may search for.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const always = `${ascii}©`;

/**
 * Subsets the theme's typefaces to the weights that the site uses and the characters of all `texts`, one for each page.
 * Renders their `@font-face` rules, each with a fallback of nearly the same metrics. Characters that a typeface's basic
 * file lacks come from as few of its other files as possible, which only pages with such characters ask for early. A
 * font that is not loaded by the first paint is not used until the next visit, so no line breaks change while someone
 * reads.
 */
export async function cutFonts(
  theme: Theme,
  texts: readonly string[],
  assetContext: AssetContext,
): Promise<Page["fonts"][]> {
  const { display, text: running } = fontsOf(theme);
  const text = texts.join("");
  const others = text.replace(/[ -~]+/g, "");
  const characters = [...new Set(always + others)].sort().join("");
  const cut = async (family: Family, share?: Share) => {
    const { subset = "latin", characters: own = characters } = share ?? {};
    const content = await memoize(assetContext.cut, `${family} ${subset} ${own}`, () =>
      cutFace(family, subset, own, assetContext.cacheDir),
    );
    const suffix = share ? ` ${subset}` : "";
    const name = `${family}${suffix}`.toLowerCase().replaceAll(" ", "-");
    const url = assetContext.base + addAsset(assetContext.assets, name, "woff2", content);
    return { url, css: renderFace(family, url, share), share };
  };
  const rendered = await Promise.all(
    [...new Set([display, running])].flatMap((family) => [
      cut(family),
      ...shareOut(family, others).map((share) => cut(family, share)),
    ]),
  );
  const css = rendered.map((face) => face.css).join("");
  return texts.map((each) => {
    const isNeeded = ({ share }: { share: Share | undefined }) =>
      !share || [...share.characters].some((letter) => each.includes(letter));
    return { css, files: rendered.filter(isNeeded).map(({ url }) => url) };
  });
}

async function cutFace(
  family: Family,
  subset: string,
  characters: string,
  cacheDir: string,
): Promise<Uint8Array> {
  const { weight, fixed } = faces[family];
  const options = { targetFormat: "woff2", variationAxes: { wght: weight, ...fixed } } as const;
  const source = await readFile(resolve(fileOf(family, subset)));
  const key = `${hash(source)}-${hash(characters + JSON.stringify(options))}.woff2`;
  return cacheOnDisk(cacheDir, key, async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, characters, options);
  });
}

/**
 * The rule of a font and of its fallbacks. A `share` is a part of the characters; the rule of the basic file
 * has the fallbacks.
 */
function renderFace(family: Family, url: string, share?: Share): string {
  const { weight, fallbacks } = faces[family];
  const range = share ? `;unicode-range:${listCodes(share.characters)}` : "";
  return [
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");`,
    `font-weight:${weight.min} ${weight.max};font-display:optional${range}}`,
    ...(share ? [] : fallbacks.map((fallback, index) => renderFallback(family, fallback, index))),
  ].join("");
}

const listCodes = (characters: string) =>
  Array.from(characters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");

function renderFallback(family: Family, { locals, sizeAdjust }: Fallback, index: number): string {
  const { ascent, descent } = faces[family];
  const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;
  return [
    `@font-face{font-family:"${fallbackName(family, index)}";`,
    `src:${locals.map((name) => `local("${name}")`).join(",")};size-adjust:${percent(sizeAdjust)};`,
    `ascent-override:${percent(ascent / sizeAdjust)};`,
    `descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`,
  ].join("");
}
