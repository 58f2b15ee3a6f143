import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { WebSocketRoute } from "playwright/test";
import { liveEvent, propsEvent } from "../../../src/shared/live/live.ts";
import { failedMarker, versionMarker } from "../../../src/shared/markers.ts";
import { makeProject } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { startLive } from "../../project/startLive.ts";
import { sites, withoutFaq } from "../sites.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;

const save = (source: string) => writeFile(path.join(root, "page.yaml"), source);

test.beforeAll(async () => {
  root = await makeProject("preview-edits", sites.page);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  await save(sites.page);
  await page.goto(server.origin);
  // The page that the test before left may be sent first.
  await expect(page.getByRole("heading", { name: "Frequently Asked Questions" })).toBeVisible();
  // Marks this document: a reload would lose the mark.
  await page.evaluate(() => document.body.classList.add("same-document"));
});

test("an edit shows without a reload and keeps the scroll position", async ({ page }) => {
  const faq = page.locator("#faqs");
  // The preview responds once its modules have loaded. A published page queues clicks, the preview does not.
  await expect(async () => {
    await faq.getByRole("tab").nth(2).click();
    await expect(faq.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true", {
      timeout: 500,
    });
  }).toPass();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(1000);
  await save(sites.page.replace("Frequently Asked Questions", "Asked again and again"));
  await expect(faq.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
  await expect(page.locator("body.same-document")).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expect(faq.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
});

test("new text is shown before the page is rendered with it", { tag: "@rest" }, async ({
  page,
}) => {
  let follows = false;
  await page.routeWebSocket(/./, (browser) => {
    const server = browser.connectToServer();
    server.onMessage((message) => {
      // The first one answers a page that has begun to listen to edits.
      if (String(message).includes(liveEvent)) follows = true;
      else browser.send(message);
    });
  });
  await page.goto(server.origin);
  await expect.poll(() => follows).toBe(true);
  await save(sites.page.replace("Frequently Asked Questions", "Asked again and again"));
  await expect(page.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
});

test("an edit that comes while a page is loading is shown when it has loaded", {
  tag: "@rest",
}, async ({ page }) => {
  let go = () => {};
  const edited = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/src/entry.live.ts*", async (route) => {
    await edited;
    await route.continue();
  });
  const address = `${server.origin}/`;
  await page.goto(address, { waitUntil: "commit" });
  await save(sites.page.replace("Frequently Asked Questions", "Asked again and again"));
  const served = async () => (await fetch(address)).text();
  await expect.poll(served).toContain("Asked again and again");
  go();
  await expect(page.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
});

test("a section that threw comes back with the next edit", { tag: "@rest" }, async ({
  page,
  complaints,
}) => {
  let browser: WebSocketRoute | undefined;
  await page.routeWebSocket(/./, (route) => {
    browser = route;
    route.connectToServer();
  });
  await page.goto(server.origin);
  const faq = page.locator("#faqs");
  const data = [{ id: "faqs", type: "faq", props: { categories: [{}] } }];
  browser?.send(JSON.stringify({ type: "custom", event: propsEvent, data }));
  await expect(faq).toHaveAttribute(failedMarker);
  expect(complaints.splice(0).join("\n")).toContain('"faqs" failed');
  await save(sites.page.replace("Frequently Asked Questions", "Asked again and again"));
  await expect(faq.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
  await expect(faq).not.toHaveAttribute(failedMarker);
  await expect(async () => {
    await faq.getByRole("tab").nth(1).click();
    await expect(faq.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true", {
      timeout: 500,
    });
  }).toPass();
});

test("an edit that changes no language names none", { tag: "@rest" }, async ({ page }) => {
  const faq = page.locator("#faqs");
  const print = await faq.getAttribute(versionMarker);
  // If the document's language is set again, the browser recalculates the style of every element.
  const touched = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      names.push(...changes.map(({ attributeName }) => attributeName));
    });
    observer.observe(document.documentElement, { attributeFilter: ["lang", "dir"] });
    return names;
  });
  await save(sites.page.replace("Frequently Asked Questions", "Asked again and again"));
  await expect(faq).not.toHaveAttribute(versionMarker, String(print));
  await expect(faq.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
  expect(await touched.jsonValue()).toEqual([]);
});

test("the skip link, the icon and the colour of the window follow too", { tag: "@rest" }, async ({
  page,
}) => {
  const icon = page.locator("link[rel=icon]");
  const color = page.locator('meta[name="theme-color"]').first();
  const before = await color.getAttribute("content");
  await save(
    sites.page
      .replace(/^site:$/m, "$&\n  icon: /logo/mark.svg\n  words:\n    skip: To the content")
      .replace(/^sections:$/m, "theme:\n  preset: dusk\n\n$&"),
  );
  await expect(page.locator(".skip-link")).toHaveText("To the content");
  await expect(icon).toHaveAttribute("href", "/logo/mark.svg");
  await expect(color).not.toHaveAttribute("content", String(before));
  await expect(page.locator("body.same-document")).toHaveCount(1);
});

test("React lets go of a section that leaves, and it may come back", { tag: "@rest" }, async ({
  page,
}) => {
  const faq = await page.locator("#faqs").elementHandle();
  await save(withoutFaq);
  await expect(page.locator("#faqs")).toHaveCount(0);
  await expect.poll(() => faq?.evaluate((section) => section.childElementCount)).toBe(0);
  await save(sites.page);
  await expect(page.locator("#faqs").getByRole("tab").first()).toBeVisible();
});

test("sections follow when they move, go or come", { tag: "@rest" }, async ({ page }) => {
  const ids = () => page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
  const before = await ids();
  await save(sites.reversed);
  await expect.poll(ids).toEqual(before.toReversed());
  await save(withoutFaq);
  await expect.poll(ids).toEqual(before.filter((id) => id !== "faqs"));
  await save(sites.page);
  await expect.poll(ids).toEqual(before);
  await expect(page.locator("body.same-document")).toHaveCount(1);
});

test("a bar without links has no menu to fold them into", { tag: "@rest" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button")).toHaveCount(2);
  const toggle = bar.locator("[data-theme-toggle]");
  const right = async () => (await toggle.boundingBox())?.x ?? 0;
  const before = await right();
  await save(
    sites.page
      .replaceAll(/(?<= {4}id: (features|how_it_works|faqs)\n)/g, "    enabled: false\n")
      .replace(/ {6}button:\n.*\n.*\n/, ""),
  );
  await expect(bar.getByRole("button")).toHaveCount(1);
  await expect(bar.locator("nav, ul")).toHaveCount(0);
  // It leaves no gap either.
  expect(await right()).toBeGreaterThan(before);
});

test("the list of a section that comes with an edit is shown", { tag: "@rest" }, async ({
  page,
}) => {
  const off = sites.page.replace("- type: testimonials", "$&\n    enabled: false");
  await save(off);
  await expect(page.locator("#feedback")).toHaveCount(0);
  await save(sites.page);
  const card = page.locator("#feedback li").first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCSS("opacity", "1");
});
