import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Built, openBuilt } from "./openBuilt.ts";

/** The widths of a phone and of a desktop. */
const widths = [390, 1280];

/** Takes pictures of whole pages of a built site, at the width of a phone and of a desktop, into a folder that is made anew. */
export async function takePictures(
  built: Built,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { browser, urlOf, close } = await openBuilt(built);
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        ...{ reducedMotion: "reduce", colorScheme: "light", viewport: { width, height: 800 } },
        // What an island makes of the page by itself is tested elsewhere.
        javaScriptEnabled: false,
      });
      for (const each of paths) {
        const page = await context.newPage();
        await page.goto(urlOf(each));
        await page.evaluate("document.fonts.ready.then(() => undefined)");
        // Pictures further down are fetched when they are near.
        await page.evaluate('for (const image of document.images) image.loading = "eager"');
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: path.join(folder, nameOf(each, width)), fullPage: true });
        await page.close();
      }
      await context.close();
    }
  } finally {
    await close();
  }
}

/** The name of a picture: `privacy, 390 px.png`. */
const nameOf = (address: string, width: number) =>
  `${address.replaceAll("/", " ").trim() || "first page"}, ${width} px.png`;
