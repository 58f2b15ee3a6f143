import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import type { ChangedSection, SectionAddress } from "../../site/changes/listChangedSections.ts";
import { decodePath, servedAs } from "../../site/files/served.ts";
import { type Pictures, type Side, sides, widths } from "./pictures.ts";

/** The folders of both built versions, the path that they are served under, and the folder that gets the pictures. */
interface Photographing {
  dists: Record<Side, string>;
  bases: Record<Side, string>;
  folder: string;
  /** The path of the browser. */
  browser: string;
}

/** An address that no server has: the files of a version are read from its folder. */
const origin = "http://localhost";

/** The most pixels of a section's height that a picture has. */
const mostHeight = 6000;

/** Photographs sections in both versions at each width, without animations and without anything from other computers. */
export async function photographSections(
  sections: readonly ChangedSection[],
  { dists, bases, folder, browser: executablePath }: Photographing,
): Promise<Map<ChangedSection, Pictures>> {
  // A process of the system's administrator has no sandbox.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  const pictures = new Map(sections.map((section) => [section, emptyPictures()]));
  try {
    for (const side of sides) {
      for (const width of widths) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        await serveFiles(context, dists[side], bases[side]);
        const page = await context.newPage();
        for (const [index, section] of sections.entries()) {
          const address = section[side];
          if (!address) continue;
          const name = `${index + 1}-${address.id ?? "page"}-${width}-${side}.png`;
          const url = new URL(bases[side] + address.page.slice(1), origin).href;
          const isThere = await photograph(page, url, address, path.join(folder, name));
          if (isThere) pictures.get(section)?.[side].set(width, name);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return pictures;
}

const emptyPictures = (): Pictures => ({ before: new Map(), after: new Map() });

/** Answers requests for the site with the files in `dist`, and refuses all others. */
async function serveFiles(context: BrowserContext, dist: string, base: string): Promise<void> {
  const isFile = (file: string) => {
    const place = path.join(dist, file);
    return existsSync(place) && statSync(place).isFile();
  };
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    const asked = url.pathname.startsWith(base) && decodePath(url.pathname.slice(base.length));
    const file = typeof asked === "string" ? servedAs(asked, isFile) : undefined;
    if (url.origin !== origin) return route.abort();
    // A page may be off on this day.
    await route.fulfill(file === undefined ? { status: 404 } : { path: path.join(dist, file) });
  });
}

/** Waits in the page for all that it shows. A text, as a function would be compiled for Node. */
const settle = `Promise.all([document.fonts.ready, ...[...document.images].map((image) => {
  image.loading = "eager";
  return image.decode().catch(() => undefined);
})]).then(() => undefined)`;

/** Photographs one section, or all of the page, into a file. Returns false if the page does not show it. */
async function photograph(
  page: Page,
  url: string,
  { id }: SectionAddress,
  file: string,
): Promise<boolean> {
  if (page.url() !== url) {
    await page.goto(url);
    await page.evaluate(settle);
  }
  const section = page.locator(id === undefined ? "body" : `[id=${JSON.stringify(id)}]`);
  // A section may be off on this day.
  if ((await section.count()) === 0) return false;
  const box = await section.boundingBox();
  if (!box || box.height < 1) return false;
  const clip = { ...box, height: Math.min(box.height, mostHeight) };
  await page.screenshot({ path: file, fullPage: true, animations: "disabled", clip });
  return true;
}
