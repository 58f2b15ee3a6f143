import type { Page } from "playwright/test";
import { findViolations } from "../../accessibility/findViolations.ts";
import { siteDir } from "../../fixtures/index.ts";
import { builtSite } from "../../project/builtSite.ts";
import { siteYaml } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { serve } from "../../publish/servers.ts";
import { findLayoutErrors, noLayoutErrors } from "../findLayoutErrors.ts";
import { wakeIslands } from "../islands.ts";
import { pairs } from "../pairs.ts";
import { expect, test, untilAwake } from "../test.ts";

test.describe.configure({ mode: "default" });

const base = "/promo/x/";
const pages = ["", "cookies/", "guides/start/", "pricing/", "privacy/", "terms/", "thanks/"];
let dist: string;
let server: RunningServer;
let origin: string;

/** The origin under the name of this machine: browsers trust it as one of https. */
const named = ({ origin }: RunningServer) => origin.replace("127.0.0.1", "localhost");

const buildBelow = async (base: string) => builtSite(await siteYaml(base), { siteDir });

test.beforeAll(async () => {
  dist = await buildBelow(base);
  server = await serve("nginx", dist, base);
  origin = named(server);
});
test.afterAll(() => server.stop());

const openAt = (page: Page, path: string) => page.goto(origin + base + path);

const widths = [320, 768, 1280];
const views = pairs({ path: pages, width: widths });

for (const width of widths) {
  for (const tag of [[], ["@rest"]]) {
    const paths = views
      .filter((view) => view.width === width && view.tag.length === tag.length)
      .map(({ path }) => path);
    test(`axe and the console find nothing, ${width} px wide, on /${paths.join(", /")}`, {
      tag,
    }, async ({ page, complaints: _ }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const path of paths) {
        await openAt(page, path);
        await wakeIslands(page);
        const violations = await findViolations(page.locator("html"), { isSureOnly: true });
        expect([path, violations]).toEqual([path, []]);
        expect([path, await findLayoutErrors(page)]).toEqual([path, noLayoutErrors]);
      }
    });
  }
}

for (const { name, below, tag } of pairs({
  name: ["nginx", "caddy"] as const,
  below: [base, "/"],
})) {
  test(`${name}: every link from page to page leads to a page below ${below}, and no file is missing`, {
    tag,
  }, async ({ page, complaints: _ }) => {
    const started = await serve(name, await buildBelow(below), below);
    await followLinks(page, named(started), below);
    await started.stop();
  });
}

/** Opens every page that a link of another leads to. All pages are met, and nothing on the way is missing. */
async function followLinks(page: Page, origin: string, base: string): Promise<void> {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  const found = new Set([""]);
  const elsewhere: string[] = [];
  const led = new Set<string>();
  const anchors: string[] = [];
  for (const path of found) {
    await page.goto(origin + base + path);
    await wakeIslands(page);
    for (const href of await page.locator("a[href]").evaluateAll(listAddresses)) {
      const { origin: host, pathname, hash } = new URL(href);
      if (host !== origin) continue;
      if (!pathname.startsWith(base)) elsewhere.push(href);
      const to = pathname.slice(base.length);
      found.add(to);
      if (hash) led.add(to + decodeURI(hash));
    }
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    anchors.push(...ids.map((id) => `${path}#${id}`));
  }
  const dead = [...led].filter((led) => anchors.filter((each) => each === led).length !== 1);
  expect({ missing, elsewhere, dead }).toEqual({ missing: [], elsewhere: [], dead: [] });
  expect([...found].sort()).toEqual(pages);
  // The last page may still be fetching pictures that are far below: its server stops next.
  await page.goto("about:blank");
}

const listAddresses = (links: Element[]) =>
  links.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : []));

test("three pages fetch each font once", { tag: "@rest" }, async ({ page, complaints: _ }) => {
  const fetched: string[] = [];
  for (const path of ["", "privacy/", "guides/start/"]) {
    await openAt(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState("networkidle");
    fetched.push(...(await page.evaluate(listFetchedFonts)));
  }
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched).toEqual([...new Set(fetched)]);
});

/** The fonts that came over the network and not from the browser's cache. */
const listFetchedFonts = () =>
  performance
    .getEntriesByType("resource")
    .filter((entry) => entry.name.endsWith(".woff2") && "transferSize" in entry)
    .filter((entry) => Number(Reflect.get(entry, "transferSize")) > 0)
    .map(({ name }) => name);

test("an island that is on one page only responds there", { tag: "@rest" }, async ({
  page,
  complaints: _,
}) => {
  await openAt(page, "pricing/");
  const tab = page.getByRole("tab", { name: "Leaving" });
  await tab.scrollIntoViewIfNeeded();
  await untilAwake(page, "faq");
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("the link to the page itself is marked, also once its bar is hydrated", async ({
  page,
  complaints: _,
}) => {
  await openAt(page, "pricing/");
  const bar = page.getByRole("banner").getByRole("navigation");
  await wakeIslands(page);
  await expect(bar.getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "page");
  await expect(bar.locator("[aria-current]")).toHaveCount(1);
  await bar.getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL(`${origin}${base}#features`);
});

test("a page is fetched ahead when the pointer rests on its link, and the open page is not", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  const devtools = await page.context().newCDPSession(page);
  const ahead = new Map<string, string>();
  devtools.on("Preload.prefetchStatusUpdated", ({ key, status }) => ahead.set(key.url, status));
  await devtools.send("Preload.enable");
  await openAt(page, "");
  const bar = page.getByRole("banner").getByRole("navigation");
  await bar.getByRole("link", { name: "Features" }).hover();
  await bar.getByRole("link", { name: "Pricing" }).hover();
  const url = `${origin}${base}pricing/`;
  await expect.poll(() => ahead.get(url)).toMatch(/Ready|Success/);
  expect([...ahead.keys()]).toEqual([url]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its title, and leads to the others", async ({ page, complaints: _ }) => {
    for (const path of pages) {
      await openAt(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await openAt(page, "");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(`${origin}${base}privacy/`);
  });
});
