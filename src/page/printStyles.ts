import type { EmotionCriticalToChunks } from "@emotion/server/create-instance";
import type { Page } from "../contract/page.ts";
import { globalStyles } from "../theme/global.ts";
import { printTokens } from "../theme/tokens.ts";

/** The page's one stylesheet, and Emotion's marker that keeps the browser from inserting it again. */
export interface Styles {
  css: string;
  /** The value of `data-emotion`: the cache's key and the ids of the classes that `css` holds. */
  emotion: string;
}

/** Joins fonts, tokens, global rules and the sections' own styles, in this order. */
export function printStyles(page: Page, { styles }: EmotionCriticalToChunks): Styles {
  const sections = styles.map(({ css }) => css).join("");
  return {
    css: page.fonts.css + printTokens(page.theme) + globalStyles + sections,
    emotion: ["css", ...styles.flatMap(({ ids }) => ids)].join(" "),
  };
}
