import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium, type Page } from "playwright";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A browser page that photographs scenes. Every picture is a PNG. */
export interface Studio {
  shoot(scene: ReactElement, size: Size): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

const faces = [
  {
    family: "Fraunces",
    file: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
  },
  { family: "Figtree", file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2" },
];

function findChromium(): string {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) {
    throw new Error(
      "No Chromium was found. Install one (`npx playwright install chromium`) or name it in CHROMIUM_PATH.",
    );
  }
  return found;
}

async function embedFonts(): Promise<string> {
  const resolve = createRequire(import.meta.url).resolve;
  const rules = faces.map(async ({ family, file }) => {
    const data = await readFile(resolve(file), "base64");
    const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
    return `@font-face{font-family:${family};font-weight:100 900;src:${source}}`;
  });
  return (await Promise.all(rules)).join("");
}

async function readStyles(): Promise<string> {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const sheets = files
    .filter((file) => file.endsWith(".css"))
    .sort()
    .map((file) => readFile(new URL(file, import.meta.url), "utf8"));
  return (await Promise.all(sheets)).join("\n");
}

async function show(page: Page, scene: ReactElement): Promise<void> {
  const markup = renderToStaticMarkup(scene);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, markup);
}

/** Opens a browser with the palette, the styles and the fonts of all scenes loaded. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  await page.setContent(`<style>${await embedFonts()}${await readStyles()}</style>`);
  await page.evaluate(
    (families) => Promise.all(families.map((family) => document.fonts.load(`1em ${family}`))),
    faces.map(({ family }) => family),
  );
  return {
    async shoot(scene, size) {
      await page.setViewportSize(size);
      await show(page, scene);
      return page.screenshot({ omitBackground: true, animations: "disabled" });
    },
    close: () => browser.close(),
  };
}
