import type { Theme } from "../../shared/schema.gen.ts";
import { fontFilesFor } from "../../theme/themeValues.ts";
import { type CutTypeface, cutOwnFonts, readOwnFonts } from "./ownFonts.ts";
import type { AssetContext } from "./pictures.ts";

/**
 * Subsets the fonts that the theme names for other scripts to those of the characters that not all of its typefaces
 * have. Undefined if there are none.
 */
export async function cutScriptFonts(
  theme: Theme,
  characters: string,
  isHeld: (letter: string) => boolean,
  assetContext: AssetContext,
): Promise<(CutTypeface & { letters: string }) | undefined> {
  const fonts = await readOwnFonts(fontFilesFor(theme.fonts, "script"), "script", assetContext);
  if (fonts.length === 0) return undefined;
  const cut = await cutOwnFonts(fonts, "script", characters, assetContext, isHeld);
  return { ...cut, letters: cut.files.map(({ letters = "" }) => letters).join("") };
}
