import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { fragmentClass } from "../shared/fragment.ts";
import type { Fragment, Page } from "../shared/page.ts";
import { directionOf } from "../shared/text/directionOf.ts";
import { firstSchemeOf } from "../theme/themeValues.ts";
import { raw } from "./raw.ts";
import { createRenderCache, renderFrames } from "./renderFrames.ts";
import { renderStyles } from "./renderStyles.ts";

/**
 * Renders one section without scripts, for a document that has a title of its own. The element around it has what the
 * document of the page has: the language and the colour scheme.
 */
export async function renderFragment(page: Page, id: string): Promise<Fragment> {
  const { current: _, ...rest } = page;
  const alone: Page = { ...rest, sections: page.sections.filter((section) => section.id === id) };
  const renderCache = createRenderCache();
  const frames = await renderFrames(alone, {}, renderCache, true);
  const { lang } = page.site;
  const body = frames.map(({ html }) => html).join("");
  const html = renderToStaticMarkup(
    <div
      className={fragmentClass}
      lang={lang}
      dir={directionOf(lang) ?? "ltr"}
      data-theme={firstSchemeOf(page.theme)}
      {...raw(body)}
    />,
  );
  const critical = createEmotionServer(renderCache.cache).extractCriticalToChunks(body);
  return { html, css: renderStyles(alone, critical) };
}
