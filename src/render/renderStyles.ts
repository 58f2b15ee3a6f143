import type { EmotionCriticalToChunks } from "@emotion/server/create-instance";
import type { Page } from "../shared/page.ts";
import { renderBackgroundRules } from "../theme/backgroundRules.ts";
import { renderDecorationRules } from "../theme/decorationRules.ts";
import { renderEmphasisRules } from "../theme/emphasisRules.ts";
import {
  globalStyles,
  renderFrameRules,
  renderLengthRules,
  rulesBelowBar,
} from "../theme/global.ts";
import { hasHeaderGround } from "../theme/layoutRules.ts";
import { renderPartRules } from "../theme/partRules.ts";
import { renderScriptRules } from "../theme/scriptRules.ts";
import { renderTokens } from "../theme/tokens.ts";
import { renderFirstGround, renderToneRules } from "../theme/toneRules.ts";
import { landmarkOf } from "./landmarks.ts";

/** The page's one stylesheet: fonts, tokens, global rules and the sections' own styles, in this order. */
export function renderStyles(page: Page, { styles }: EmotionCriticalToChunks): string {
  const inside = (landmark: ReturnType<typeof landmarkOf>) =>
    page.sections.filter(({ type }) => landmarkOf(type) === landmark);
  const [bars, headers, main] = [inside("aside"), inside("header"), inside("section")];
  // The last declaration of a rule needs no semicolon.
  const sections = styles.map(({ css }) => css.replaceAll(";}", "}")).join("");
  return [
    page.fonts.css,
    renderTokens(page.theme, page.fonts.own),
    globalStyles,
    renderScriptRules(page.site.lang, page.theme),
    renderFrameRules(page.sections),
    renderToneRules(
      page.theme,
      page.sections.map(({ tone }) => tone),
    ),
    renderEmphasisRules(page.theme, page.sections, page.fonts.own),
    renderDecorationRules(page.theme, page.sections),
    renderBackgroundRules(page.theme, page.sections),
    renderLengthRules(main.length),
    bars.length > 0 ? rulesBelowBar : "",
    headers.length > 0
      ? renderFirstGround(page.theme, main[0]?.tone, {
          belowBar: bars.length > 0,
          grounded: hasHeaderGround(page.theme),
        })
      : "",
    renderPartRules(sections, page.theme),
  ].join("");
}
