import { hash } from "../project/hash.ts";
import { cacheOnDisk } from "./diskCache.ts";
import type { AssetContext } from "./pictures.ts";

/** The file format of fonts. Compression takes a second a font, and the preview sends fonts to this computer. */
export const fontFormatFor = ({ wholeFonts }: Pick<AssetContext, "wholeFonts">) =>
  wholeFonts
    ? ({ target: "sfnt", ending: "ttf", name: "truetype" } as const)
    : ({ target: "woff2", ending: "woff2", name: "woff2" } as const);

/** The part of a font that has some characters and some ranges of its axes. */
export async function cutFont(
  content: Buffer,
  characters: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
  context: Pick<AssetContext, "cacheDir" | "wholeFonts">,
): Promise<Uint8Array> {
  const { target, ending } = fontFormatFor(context);
  const options = { targetFormat: target, variationAxes };
  const key = `${hash(content)}-${hash(characters + JSON.stringify(options))}.${ending}`;
  return cacheOnDisk(context.cacheDir, key, async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(content, characters, options);
  });
}
