import type { Theme } from "../contract/schema.gen.ts";
import type { Darkroom } from "./pictures.ts";

/** Prints the `@font-face` rules of the faces that the theme names, cut down to the characters in `text`. */
export async function printFontFaces(
  _theme: Theme,
  _text: string,
  _darkroom: Darkroom,
): Promise<string> {
  return "";
}
