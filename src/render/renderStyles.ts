import type { EmotionCriticalToChunks } from "@emotion/server/create-instance";
import type { Page } from "../shared/page.ts";
import { globalStyles, printFrameRules, printLengthRules } from "../theme/global.ts";
import { printTokens } from "../theme/tokens.ts";
import { landmarkOf } from "./landmarks.ts";

/** The page's one stylesheet: fonts, tokens, global rules and the sections' own styles, in this order. */
export function printStyles(page: Page, { styles }: EmotionCriticalToChunks): string {
  // The last declaration of a rule needs no end of its own.
  const sections = styles.map(({ css }) => css.replaceAll(";}", "}")).join("");
  return [
    page.fonts.css,
    printTokens(page.theme),
    globalStyles,
    printFrameRules(page.sections),
    printLengthRules(page.sections.filter(({ type }) => landmarkOf(type) === "section").length),
    sections,
  ].join("");
}
