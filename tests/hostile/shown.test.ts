import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../browser/findBrowser.ts";
import { wakeIslands } from "../browser/islands.ts";
import type { RunningServer } from "../project.ts";
import { serve } from "../publish/servers.ts";
import { build } from "../publish/sites.ts";
import { type Declared, declareEverything, replaceFields, write } from "./pages.ts";
import { hostileWords } from "./words.ts";

const words = hostileWords.join(" ");

/** The same words without the characters that make them hostile. */
const tame = words.replace(/[^\s.!?a-z]/gi, "x");

/** The page with these words in every text. */
function fill(page: Declared, words: string): { source: string; texts: string[] } {
  const texts: string[] = [];
  const next = () => {
    texts.push(`${words} ${texts.length}`);
    return texts.at(-1);
  };
  const filled = replaceFields(page, ({ kind, value }) => {
    if (kind === "text") return next();
    // In a formatted text, the signs of its marks are text behind a backslash.
    return kind === "formatted" ? String(value).replaceAll(/[*[\]]/g, "\\$&") : value;
  });
  const site = { ...page.site, name: next(), title: next(), description: next() };
  return { source: write({ ...filled, site }), texts };
}

const hostile = fill(declareEverything(), words);
let browser: Browser;
let servers: RunningServer[];
let pages: { hostile: Page; tame: Page };
const dialogs: string[] = [];

/** Opens a page without its policy, so that injected code would run. */
async function open(server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss().catch(() => {});
  });
  await page.goto(server.origin);
  await wakeIslands(page);
  await page.waitForLoadState("networkidle");
  return page;
}

beforeAll(async () => {
  const sources = { hostile: hostile.source, tame: fill(declareEverything(), tame).source };
  const [one, other] = await Promise.all([
    build("hostile", sources.hostile).then((dist) => serve("nginx", dist, "/", "")),
    build("tame", sources.tame).then((dist) => serve("nginx", dist, "/", "")),
  ]);
  servers = [one, other];
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  pages = { hostile: await open(one), tame: await open(other) };
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all((servers ?? []).map((server) => server.stop()));
});

test("no hostile text becomes an element, in any text of any type", async () => {
  expect(hostileWords.length).toBeGreaterThanOrEqual(40);
  expect(hostile.texts.length).toBeGreaterThan(100);
  // The engine of a carousel writes and removes `style` while it moves.
  const elementsOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")].map((element) => {
        const names = element
          .getAttributeNames()
          .filter((name) => !["data-props", "style"].includes(name));
        return `${element.localName} ${names.sort().join(" ")}`;
      }),
    );
  expect(await elementsOf(pages.hostile)).toEqual(await elementsOf(pages.tame));
  expect(dialogs).toEqual([]);
});

test("every hostile text is shown as it was written", async () => {
  const shown = await pages.hostile.evaluate(() => {
    const texts = [document.title, document.body.textContent ?? ""];
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["alt", "aria-label", "placeholder", "content", "title"]) {
        texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.join("\n").replace(/\s+/g, "");
  });
  const missing = hostile.texts.filter((text) => !shown.includes(text.replace(/\s+/g, "")));
  expect(missing.map((text) => text.slice(-4))).toEqual([]);
});
