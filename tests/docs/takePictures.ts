import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { preview } from "vite";
import { build } from "../../src/index.ts";
import { pictureOf } from "../../src/node/project/lookPictures.ts";
import { looks } from "../../src/node/scaffold/begin/looks.ts";
import { makeFiles } from "../../src/node/scaffold/begin/makeFiles.ts";
import { findBrowser } from "../../src/node/test/findBrowser.ts";
import { sectionTypes } from "../../src/schema/schemaNode.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { presets } from "../../src/theme/presets.ts";
import { rootOf } from "../project/makeProject.ts";

/* Takes the pictures in docs/pictures anew: of each look with its own page, and of each section type, whose gallery `npm run build:gallery` has built. */

const schemas = await loadSchemas(process.cwd());

/** Writes what a page shows, down to this height, as a small picture. */
async function shoot(page: Page, url: string, file: string, height: number): Promise<void> {
  await page.goto(url);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => undefined);
  })).then(() => undefined)`);
  const tall: number = await page.evaluate(
    `Math.max(...[...document.querySelectorAll("[data-tone], header")].map((each) => each.getBoundingClientRect().bottom))`,
  );
  const clip = {
    x: 0,
    y: 0,
    width: 1280,
    height: Math.min(height, Math.max(320, Math.ceil(tall))),
  };
  const shot = await page.screenshot({ animations: "disabled", fullPage: true, clip });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await sharp(shot).resize(640).webp({ quality: 70, effort: 6 }).toBuffer());
}

const serve = (outDir: string) =>
  preview({
    ...{ configFile: false, appType: "mpa", logLevel: "silent", build: { outDir } },
    preview: { port: 0 },
  });

const executablePath = findBrowser();
if (!executablePath) throw new Error("There is no browser.");
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath, args });
const context = await browser.newContext({
  ...{ reducedMotion: "reduce", colorScheme: "light", viewport: { width: 1280, height: 800 } },
});
const page = await context.newPage();

const gallery = await serve(path.resolve("dist-gallery"));
const [home = ""] = gallery.resolvedUrls?.local ?? [];
for (const [type] of sectionTypes(schemas)) {
  await shoot(page, `${home}${type}/still.html`, `docs/pictures/types/${type}.webp`, 900);
}
await gallery.close();

for (const look of looks) {
  const root = rootOf("docs-look");
  await rm(root, { recursive: true, force: true });
  const { accent } = presets[look].colors;
  const brand = { name: "Blue Kettle", lang: "en", accent, pages: false };
  await makeFiles(process.cwd(), root, { ...brand, look }, 2026);
  await build(root);
  const site = await serve(path.join(root, "dist"));
  await shoot(page, site.resolvedUrls?.local[0] ?? "", pictureOf(look), 3800);
  await site.close();
}
await browser.close();
console.log("The pictures are in docs/pictures/.");
