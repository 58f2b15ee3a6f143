import type { EmotionCriticalToChunks } from "@emotion/server/create-instance";
import type { Page } from "../shared/page.ts";
import {
  globalStyles,
  renderFrameRules,
  renderLengthRules,
  rulesBelowBar,
} from "../theme/global.ts";
import { renderTokens } from "../theme/tokens.ts";
import { landmarkOf } from "./landmarks.ts";

/** The page's one stylesheet: fonts, tokens, global rules and the sections' own styles, in this order. */
export function renderStyles(page: Page, { styles }: EmotionCriticalToChunks): string {
  // The last declaration of a rule needs no semicolon.
  const sections = styles.map(({ css }) => css.replaceAll(";}", "}")).join("");
  return [
    page.fonts.css,
    renderTokens(page.theme, page.fonts.own),
    globalStyles,
    renderFrameRules(page.sections),
    renderLengthRules(page.sections.filter(({ type }) => landmarkOf(type) === "section").length),
    page.sections.some(({ type }) => landmarkOf(type) === "aside") ? rulesBelowBar : "",
    sections,
  ].join("");
}
