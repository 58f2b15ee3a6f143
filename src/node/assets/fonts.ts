import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "../../shared/page.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import type { FontUse } from "../../shared/typeface.ts";
import { memoize } from "../../site/memoize.ts";
import { type Share, shareOut } from "../../theme/coverage.ts";
import { fontFilesFor, fontsOf, fontUses } from "../../theme/presets.ts";
import { type Family, faces, fileOf, typefaceOf } from "../../theme/typefaces.ts";
import { addAsset, hash } from "./assets.ts";
import { cacheOnDisk } from "./diskCache.ts";
import { renderFallbacks } from "./fallbacks.ts";
import { cutOwnFonts, readOwnFonts } from "./ownFonts.ts";
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
  const ownFor = async (use: FontUse) => {
    const fonts = await readOwnFonts(fontFilesFor(theme.fonts, use), use, assetContext);
    return fonts.length > 0 ? cutOwnFonts(fonts, use, characters, assetContext) : undefined;
  };
  const chosen = fontsOf(theme);
  const own = { display: await ownFor("display"), text: await ownFor("text") };
  const families = fontUses.flatMap((use) => (own[use] ? [] : [chosen[use]]));
  const rendered = await Promise.all(
    [...new Set(families)].flatMap((family) => [
      cut(family),
      ...shareOut(family, others).map((share) => cut(family, share)),
    ]),
  );
  const ownFonts = fontUses.flatMap((use) => own[use] ?? []);
  const css = [...ownFonts, ...rendered].map((face) => face.css).join("");
  return texts.map((each) => {
    const isNeeded = ({ share }: { share: Share | undefined }) =>
      !share || [...share.characters].some((letter) => each.includes(letter));
    const files = rendered.filter(isNeeded).map(({ url }) => url);
    return {
      css,
      files: [...ownFonts.flatMap((cut) => cut.files), ...files],
      ...(ownFonts.length > 0 && {
        own: { display: own.display?.typeface, text: own.text?.typeface },
      }),
    };
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
  const { weight } = faces[family];
  const range = share ? `;unicode-range:${listCodes(share.characters)}` : "";
  return [
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");`,
    `font-weight:${weight.min} ${weight.max};font-display:optional${range}}`,
    share ? "" : renderFallbacks(typefaceOf(family)),
  ].join("");
}

const listCodes = (characters: string) =>
  Array.from(characters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");
