import { type Browser, expect, type Page, test } from "playwright/test";
import { type Declared, declareEverything, replaceFields, write } from "../../injection/pages.ts";
import { hostileWords } from "../../injection/words.ts";
import { builtSite } from "../../project/builtSite.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { serve } from "../../publish/servers.ts";
import { shownAtAnotherTime } from "../../section/shownAtAnotherTime.ts";
import { wakeIslands } from "../islands.ts";

// The pages are built once, by the worker that runs both tests.
test.describe.configure({ mode: "default" });

const words = hostileWords.join(" ");

/** The same words without the characters that make them hostile. Words with an address stay: a formatted text links it. */
const tame = words.replace(/(\S*:\/\/\S*)|[^\s.!?a-z]/gi, (_, address) => address ?? "x");

/** The page with these words in every text, and the texts that it shows now. */
function fill(page: Declared, words: string): { source: string; texts: string[] } {
  const texts: string[] = [];
  const next = () => {
    texts.push(`${words} ${texts.length}`);
    return texts.at(-1);
  };
  const hidden = page.sections.map(({ type, props }) => shownAtAnotherTime(type, props));
  const filled = replaceFields(page, ({ kind, value, path: [, index, , name] }) => {
    if (kind === "text") return hidden[Number(index)]?.includes(String(name)) ? words : next();
    // In a text with marks, their signs are text behind a backslash.
    if (kind === "title") return String(value).replaceAll("*", "\\*");
    return kind === "formatted" ? String(value).replaceAll(/[*[\]]/g, "\\$&") : value;
  });
  const site = { ...page.site, name: next(), title: next(), description: next() };
  return { source: write({ ...filled, site }), texts };
}

const everything = declareEverything();

/** The examples on two pages, each with the first of every type, to which others link: one page would be too large. */
const halves = [0, 1].map((half) => {
  const isShown = ({ type, id }: { type: string; id: string }, index: number) =>
    id === type || index % 2 === half;
  return { ...everything, sections: everything.sections.filter(isShown) };
});
const hostile = halves.map((page) => fill(page, words));
const texts = hostile.flatMap((page) => page.texts);
let servers: RunningServer[];
let pages: { hostile: Page[]; tame: Page[] };
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
  // It builds four sites of thirty sections each.
  test.setTimeout(600_000);
  const publishAll = (filled: { source: string }[]) =>
    Promise.all(filled.map(({ source }) => publish(source)));
  const served = {
    hostile: await publishAll(hostile),
    tame: await publishAll(halves.map((page) => fill(page, tame))),
  };
  servers = [...served.hostile, ...served.tame];
  const openAll = (list: RunningServer[]) => Promise.all(list.map((one) => open(browser, one)));
  pages = { hostile: await openAll(served.hostile), tame: await openAll(served.tame) };
});

test.afterAll(async () => {
  // The browser goes on with other tests, which the large pages would slow down.
  const opened = pages ? [...pages.hostile, ...pages.tame] : [];
  await Promise.all(opened.map((page) => page.context().close()));
  await Promise.all((servers ?? []).map((server) => server.stop()));
});

test("no hostile text becomes an element, in any text of any type", async () => {
  expect(hostileWords.length).toBeGreaterThanOrEqual(40);
  expect(texts.length).toBeGreaterThan(100);
  // The engine of a carousel writes and removes `style` while it moves.
  const elementsOf = (list: Page[]) =>
    Promise.all(
      list.map((page) =>
        page.evaluate(() =>
          [...document.querySelectorAll("*")].map((element) => {
            const names = element
              .getAttributeNames()
              .filter((name) => !["data-props", "style"].includes(name));
            return `${element.localName} ${names.sort().join(" ")}`;
          }),
        ),
      ),
    );
  expect(await elementsOf(pages.hostile)).toEqual(await elementsOf(pages.tame));
  expect(dialogs).toEqual([]);
});

test("every hostile text is shown as it was written", async () => {
  for (const [half, page] of pages.hostile.entries()) {
    const shown = await page.evaluate(() => {
      const texts = [document.title, document.body.textContent ?? ""];
      for (const element of document.querySelectorAll("*")) {
        for (const name of ["alt", "aria-label", "placeholder", "content", "title", "value"]) {
          texts.push(element.getAttribute(name) ?? "");
        }
      }
      return texts.join("\n").replace(/\s+/g, "");
    });
    const missing = hostile[half]?.texts.filter(
      (text) => !shown.includes(text.replace(/\s+/g, "")),
    );
    expect(missing?.map((text) => text.slice(-4))).toEqual([]);
  }
});
