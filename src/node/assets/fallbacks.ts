import type { Typeface } from "../../shared/typeface.ts";
import { fallbackName } from "../../theme/typefaces.ts";
import type { AssetContext } from "./pictures.ts";

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;

/** The `@font-face` rules of a typeface's fallbacks, each resized to nearly the same metrics. */
export const renderFallbacks = ({ name, ascent, descent, fallbacks }: Typeface): string =>
  fallbacks
    .map(({ locals, sizeAdjust }, index) =>
      [
        `@font-face{font-family:"${fallbackName(name, index)}";`,
        `src:${locals.map((name) => `local("${name}")`).join(",")};size-adjust:${percent(sizeAdjust)};`,
        `ascent-override:${percent(ascent / sizeAdjust)};`,
        `descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`,
      ].join(""),
    )
    .join("");

/**
 * The time that a font has to arrive. `optional`: until the first paint, so that no line moves while someone reads.
 * `swap`: any, as a page that is being written must show what it will look like.
 */
export const displayOf = ({ wholeFonts }: Pick<AssetContext, "wholeFonts">) =>
  wholeFonts ? "swap" : "optional";
