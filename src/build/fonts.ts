import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Fallback, type Family, faces, fallbackName } from "../contract/fonts.ts";
import type { Page } from "../contract/page.ts";
import { fontsOf } from "../contract/presets.ts";
import type { Theme } from "../contract/schema.gen.ts";
import { remember } from "../manifest/remember.ts";
import { addAsset, hash } from "./assets.ts";
import { makeOnce } from "./cache.ts";
import type { Darkroom } from "./pictures.ts";

const { resolve } = createRequire(import.meta.url);

// Letters that words outside page.yaml need: the sections' own labels, and what a visitor may search for.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const always = `${ascii}©`;

/**
 * Cuts the faces that the theme names down to the weights the page uses and the characters of `text`,
 * and prints their `@font-face` rules, each with a fallback of nearly the same measure. A face that is
 * not there by the first paint stays away until the next visit, so that no line breaks anew under a reader.
 */
export async function cutFonts(
  theme: Theme,
  text: string,
  darkroom: Darkroom,
): Promise<Page["fonts"]> {
  const { display, text: running } = fontsOf(theme);
  const others = text.replace(/[ -~]+/g, "");
  const characters = [...new Set(always + others)].sort().join("");
  const printed = await Promise.all(
    [...new Set([display, running])].map(async (family) => {
      const { cut, cacheDir } = darkroom;
      const content = await remember(cut, `${family} ${characters}`, () =>
        cutFace(family, characters, cacheDir),
      );
      const name = family.toLowerCase().replaceAll(" ", "-");
      const url = darkroom.base + addAsset(darkroom.assets, name, "woff2", content);
      return { url, css: printFace(family, url) };
    }),
  );
  return { css: printed.map(({ css }) => css).join(""), files: printed.map(({ url }) => url) };
}

async function cutFace(family: Family, characters: string, cacheDir: string): Promise<Uint8Array> {
  const { package: name, file, weight, fixed } = faces[family];
  const options = { targetFormat: "woff2", variationAxes: { wght: weight, ...fixed } } as const;
  const source = await readFile(resolve(`${name}/${file}`));
  const key = `${hash(source)}-${hash(characters + JSON.stringify(options))}.woff2`;
  return makeOnce(cacheDir, key, async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(source, characters, options);
  });
}

function printFace(family: Family, url: string): string {
  const { weight, fallbacks } = faces[family];
  return [
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");`,
    `font-weight:${weight.min} ${weight.max};font-display:optional}`,
    ...fallbacks.map((fallback, index) => printFallback(family, fallback, index)),
  ].join("");
}

function printFallback(family: Family, { locals, sizeAdjust }: Fallback, index: number): string {
  const { ascent, descent } = faces[family];
  const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;
  return [
    `@font-face{font-family:"${fallbackName(family, index)}";`,
    `src:${locals.map((name) => `local("${name}")`).join(",")};size-adjust:${percent(sizeAdjust)};`,
    `ascent-override:${percent(ascent / sizeAdjust)};`,
    `descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`,
  ].join("");
}
