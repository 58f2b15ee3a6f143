import type { Page } from "playwright/test";
import { cutFonts } from "../../../src/node/assets/fonts.ts";
import { createAssetContext } from "../../../src/node/assets/pictures.ts";
import { withDefaults } from "../../../src/schema/defaults.ts";
import type { Theme } from "../../../src/shared/schema.gen.ts";
import { loadSchemas } from "../../../src/site/schemas/loadSchemas.ts";
import { renderTokens } from "../../../src/theme/tokens.ts";
import { fixturePaths, fixturesDir } from "../../fixtures/index.ts";
import { kindsOfFonts } from "../kindsOfFonts.ts";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

const origin = "http://fonts.example";
const texts = {
  latin: "Put the day down in words, sound or a quick drawing.",
  arabic:
    "دوّن يومك بالكلمات أو بالصوت أو برسمة سريعة. يدفع التطبيق مهامك إلى الأمام، ويُريك ما يرفع مزاجك. ",
};

/** Serves a text for each name, in the typefaces of the theme and an Arabic one. Returns the fonts that are asked for. */
async function serveTexts(page: Page, delay: number): Promise<string[]> {
  const theme = withDefaults(await loadSchemas(process.cwd()), "theme.schema.json", {
    fonts: { scriptFiles: ["/fonts/arabic.woff2"] },
  }) as Theme;
  const context = createAssetContext({ ...fixturePaths, publicDir: fixturesDir }, `${origin}/`);
  const names = Object.keys(texts);
  const cut = await cutFonts(theme, Object.values(texts), context);
  const asked: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const address = route
      .request()
      .url()
      .slice(origin.length + 1);
    const content = context.assets.get(address);
    if (content && typeof content !== "function") {
      asked.push(address.replace(/^.*\/|-[^-]*$/g, ""));
      const late = address.includes("arabic") ? delay : 0;
      setTimeout(() => route.fulfill({ body: Buffer.from(content) }), late);
      return;
    }
    const index = names.indexOf(address);
    const { css = "", own } = cut[index] ?? {};
    const style = `${css}${renderTokens(theme, own)}body{font:17px/1.6 var(--body)}h1{font-family:var(--display)}`;
    const text = Object.values(texts)[index];
    const body = `<!doctype html><meta charset="utf-8"><style>${style}</style><body dir="auto"><h1>${text?.slice(0, 40)}</h1>${`<p>${text}</p>`.repeat(4)}`;
    await route.fulfill({ contentType: "text/html", body });
  });
  return asked;
}

test("a page in Latin letters does not ask for the font of another script", async ({ page }) => {
  const asked = await serveTexts(page, 0);
  await page.goto(`${origin}/latin`);
  await page.evaluate(() => document.fonts.ready);
  expect(asked.sort()).toEqual(["figtree", "fraunces"]);
});

test("a page in another script is in its font in the end, and nothing shifts when it is late", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await observeShifts(page, true);
  const asked = await serveTexts(page, 1000);
  await page.goto(`${origin}/arabic`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toContain("arabic");
  await expect.poll(() => kindsOfFonts(page)).toEqual(["own"]);
  expect(await noticeableShifts(page)).toEqual([]);
});
