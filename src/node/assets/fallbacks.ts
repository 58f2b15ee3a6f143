import type { Typeface } from "../../shared/typeface.ts";
import { fallbackName } from "../../theme/typefaces.ts";

/**
 * The time that a font has to arrive: any. Most visitors see a page once, and that visit shows the brand's own typefaces. The
 * fallbacks have nearly the same metrics, so that few lines move.
 */
export const fontDisplay = "font-display:swap";

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;

/** The end of a rule that is for some characters alone; for all without. */
export const renderRange = (characters: string | undefined): string =>
  characters === undefined ? "" : `;unicode-range:${listCodes(characters)}`;

const listCodes = (characters: string): string =>
  Array.from(characters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");

/** The part of a rule that sets the height of the font's lines. */
export const renderLineHeight = ({
  ascent,
  descent,
}: Pick<Typeface, "ascent" | "descent">): string =>
  `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`;

/** The `@font-face` rules of a typeface's fallbacks, each resized to nearly the same metrics, for some characters or all. */
export const renderFallbacks = (
  { name, ascent, descent, fallbacks }: Typeface,
  characters?: string,
): string =>
  fallbacks
    .map(({ locals, sizeAdjust }, index) =>
      [
        `@font-face{font-family:"${fallbackName(name, index)}";`,
        `src:${locals.map((name) => `local("${name}")`).join(",")};size-adjust:${percent(sizeAdjust)};`,
        `${renderLineHeight({ ascent: ascent / sizeAdjust, descent: descent / sizeAdjust })}${renderRange(characters)}}`,
      ].join(""),
    )
    .join("");
