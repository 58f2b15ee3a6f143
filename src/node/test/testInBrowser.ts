import { readFileSync } from "node:fs";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { TestedPage } from "./listTested.ts";

const inPage = readFileSync(new URL("inPage.js", import.meta.url), "utf8").replace(/;\s*$/, "");

/** The result of a function of `inPage.js`. */
const ask = (page: Page, name: "wake" | "findWide" | "findDead" | "listTexts"): Promise<string[]> =>
  page.evaluate(`(${inPage.slice(inPage.indexOf("({"))}).${name}()`);

/** The widths of a phone, a tablet and a desktop. */
const widths = [390, 820, 1280];

const schemes = ["light", "dark"] as const;

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Opened extends TestedPage {
  /** Its address on the server of the test. */
  url: string;
}

/** The faults of the page at a URL in a browser, with scripts and without. */
export async function findInBrowser(
  browser: Browser,
  page: TestedPage,
  url: string,
): Promise<string[]> {
  const opened = { ...page, url };
  const scripted = await testScripted(browser, opened);
  return [...new Set([...scripted, ...(await testBare(browser, opened))])];
}

/** Opens a page, and passes it to `test` with the list of what goes wrong meanwhile. */
async function open(
  browser: Browser,
  { url, asksOthers }: Opened,
  options: BrowserContextOptions,
  test: (page: Page, found: string[]) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  const page = await context.newPage();
  const found: string[] = [];
  const { origin } = new URL(url);
  page.on("console", (message) => {
    const isFault = ["error", "warning"].includes(message.type());
    // The answer itself is reported.
    if (isFault && !message.text().startsWith("Failed to load resource"))
      found.push(`the console says: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => found.push(`a script ends with an error: ${message}`));
  // No other host is asked in truth: a test is no visit.
  await context.route(
    (address) => address.origin !== origin,
    (route) => {
      if (!asksOthers) found.push(`another host is asked: ${route.request().url()}`);
      return route.fulfill({ status: 204, headers: { "Access-Control-Allow-Origin": "*" } });
    },
  );
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`there is no ${new URL(response.url()).pathname}`);
  });
  try {
    await page.goto(url);
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    await test(page, found);
  } finally {
    await context.close();
  }
  return found;
}

const testScripted = (browser: Browser, tested: Opened) =>
  open(
    browser,
    tested,
    { viewport: { width: widths[0] ?? 390, height: 844 } },
    async (page, found) => {
      for (const id of await ask(page, "wake"))
        found.push(`the script of #${id} does not take over`);
      await page.evaluate(axe.source);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme });
          const view = `${width} px, ${scheme}`;
          const only = scheme === "light" ? rules : ["color-contrast"];
          for (const each of await findViolations(page, only)) found.push(`${view}: ${each}`);
        }
        for (const each of await ask(page, "findWide")) {
          found.push(`${width} px: beyond the edge of the window: ${each}`);
        }
      }
    },
  );

async function findViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  const options = JSON.stringify({ runOnly, resultTypes: ["violations"] });
  const { violations }: Pick<axe.AxeResults, "violations"> = await page.evaluate(
    `axe.run({ exclude: ["iframe"] }, ${options})`,
  );
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html }) => `${help}: ${html.slice(0, 120)}`),
  );
}

const testBare = (browser: Browser, tested: Opened) =>
  open(
    browser,
    tested,
    { javaScriptEnabled: false, viewport: { width: 1280, height: 844 } },
    async (page, found) => {
      for (const each of await ask(page, "findDead")) {
        found.push(`without scripts, a control does nothing: ${each}`);
      }
      const read = squeeze((await ask(page, "listTexts")).join(""));
      for (const { type, text } of tested.texts) {
        if (!read.includes(squeeze(text)))
          found.push(`without scripts, a text of ${type} cannot be read: ${text}`);
      }
    },
  );

const squeeze = (text: string) => text.replace(/\s+/g, "");
