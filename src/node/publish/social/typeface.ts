import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import type { Font } from "satori";
import type { Theme } from "../../../shared/schema.gen.ts";
import type { FontUse } from "../../../shared/typeface.ts";
import { fontFilesFor, fontsOf } from "../../../theme/themeValues.ts";
import { faces, typefaceFile } from "../../../theme/typefaces.ts";
import { nearestTo, type OwnFont, readOwnFonts } from "../../assets/ownFonts.ts";
import type { AssetContext } from "../../assets/pictures.ts";

const { resolve } = createRequire(import.meta.url);

/** A font of a card: the name that the card gives it, and its file at one value of each axis. */
export interface CardFont {
  name: string;
  content: Buffer;
  axes: Record<string, number>;
}

/** The fonts of a theme for a use, at their boldest weight. */
export async function listCardFonts(
  theme: Theme,
  use: Exclude<FontUse, "labels">,
  assetContext: AssetContext,
): Promise<CardFont[]> {
  const own = await readOwnFonts(fontFilesFor(theme.fonts, use), use, assetContext);
  const boldest = nearestTo(700, own);
  if (boldest) {
    const { weight, isItalic } = boldest.facts;
    const isSame = ({ facts }: OwnFont) =>
      facts.isItalic === isItalic && isDeepStrictEqual(facts.weight, weight);
    return own.filter(isSame).map(({ content, facts }, index) => ({
      name: index === 0 ? `Own ${use}` : `Own ${use} ${index + 1}`,
      content,
      axes: boldestAxes(facts),
    }));
  }
  const family = fontsOf(theme)[use];
  const { weight, fixed } = faces[family];
  const files = {
    [family]: typefaceFile(family),
    [`${family} extended`]: typefaceFile(family, "latin-ext"),
  };
  return Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      content: await readFile(resolve(file)),
      axes: { ...fixed, wght: weight.max },
    })),
  );
}

/** A font of a card for the letters of other scripts. */
export interface ScriptFont extends CardFont {
  characters: ReadonlySet<string>;
}

/** The fonts of a theme for letters that its typefaces lack, at their boldest weights. */
export async function listScriptFonts(
  theme: Theme,
  assetContext: AssetContext,
): Promise<ScriptFont[]> {
  const own = await readOwnFonts(fontFilesFor(theme.fonts, "script"), "script", assetContext);
  return own.map(({ content, facts }, index) => ({
    name: `Own script ${index + 1}`,
    content,
    characters: facts.characters,
    axes: boldestAxes(facts),
  }));
}

const boldestAxes = ({ axes, weight }: OwnFont["facts"]) => ({
  ...axes,
  ...(weight.min < weight.max && { wght: weight.max }),
});

/** Subsets fonts to the characters of `text`, in a format that satori reads. */
export async function cutCardFonts(fonts: readonly CardFont[], text: string): Promise<Font[]> {
  const { default: subsetFont } = await import("subset-font");
  return Promise.all(
    fonts.map(async ({ name, content, axes }) => ({
      name,
      // The dots replace text that does not fit. An A of each file keeps it from being empty.
      data: await subsetFont(content, `${text}…AĀ`, {
        targetFormat: "truetype",
        variationAxes: axes,
      }),
    })),
  );
}
