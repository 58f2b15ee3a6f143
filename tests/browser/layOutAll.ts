import type { Page } from "playwright/test";

/**
 * Has the browser lay out every section of a long page. Otherwise one far below that has not been on the screen has the
 * height of a guess, and for who measures its words, they run over the next section.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The page's policy forbids other styles from elsewhere.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main > section { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
