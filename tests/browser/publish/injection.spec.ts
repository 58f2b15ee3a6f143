import { type Browser, expect, type Page, test } from "playwright/test";
import { type Declared, declareEverything, replaceFields, write } from "../../injection/pages.ts";
import { hostileWords } from "../../injection/words.ts";
import { builtSite } from "../../project/builtSite.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { serve } from "../../publish/servers.ts";
import { wakeIslands } from "../islands.ts";

// The pages are built once, by the worker that runs both tests.
test.describe.configure({ mode: "default" });

const words = hostileWords.join(" ");

/** The same words without the characters that make them hostile. Words with an address stay: a formatted text links it. */
const tame = words.replace(/(\S*:\/\/\S*)|[^\s.!?a-z]/gi, (_, address) => address ?? "x");

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
let servers: RunningServer[];
let pages: { hostile: Page; tame: Page };
const dialogs: string[] = [];

/** Builds a page, and serves it without the headers of its policy. */
const publish = async (source: string): Promise<RunningServer> =>
  serve("nginx", await builtSite(source), "/", "");

/** Opens a page without its policy, so that injected code would run. */
async function open(browser: Browser, server: RunningServer): Promise<Page> {
  // A film that plays has other controls, and when it starts is a matter of time.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
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

test.beforeAll(async ({ browser }) => {
  const sources = { hostile: hostile.source, tame: fill(declareEverything(), tame).source };
  const [one, other] = await Promise.all([publish(sources.hostile), publish(sources.tame)]);
  servers = [one, other];
  pages = { hostile: await open(browser, one), tame: await open(browser, other) };
});

test.afterAll(async () => {
  // The browser goes on with other tests, which the large pages would slow down.
  await Promise.all(Object.values(pages ?? {}).map((page) => page.context().close()));
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
      for (const name of ["alt", "aria-label", "placeholder", "content", "title", "value"]) {
        texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.join("\n").replace(/\s+/g, "");
  });
  const missing = hostile.texts.filter((text) => !shown.includes(text.replace(/\s+/g, "")));
  expect(missing.map((text) => text.slice(-4))).toEqual([]);
});
