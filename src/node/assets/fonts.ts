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

// Letters that words outside page.yaml need: the sections' own labels, and what a visitor may search for.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const always = `${ascii}©`;

/**
 * Cuts the faces that the theme names down to the weights the page uses and the characters of `text`,
 * and prints their `@font-face` rules, each with a fallback of nearly the same measure. Characters that are not
 * in a typeface's basic file come from its others, as few as will do. A face that is not there by the first paint stays away until the next visit, so that no line breaks anew under a reader.
 */
export async function cutFonts(
  theme: Theme,
  text: string,
  assetContext: AssetContext,
): Promise<Page["fonts"]> {
  const { display, text: running } = fontsOf(theme);
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
    return { url, css: renderFace(family, url, share) };
  };
  const rendered = await Promise.all(
    [...new Set([display, running])].flatMap((family) => [
      cut(family),
      ...shareOut(family, others).map((share) => cut(family, share)),
    ]),
  );
  return { css: rendered.map(({ css }) => css).join(""), files: rendered.map(({ url }) => url) };
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

/** A face, with what stands in for it; one with a share of the characters only beside the face that has the others. */
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
