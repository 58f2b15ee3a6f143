import { copyFile, readFile, truncate, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, WebSocketRoute } from "playwright/test";
import { liveEvent, propsEvent } from "../../src/shared/live.ts";
import { failedMarker, versionMarker } from "../../src/shared/markers.ts";
import { fixPath } from "../../src/shared/report.ts";
import { loadPage } from "../../src/site/load.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { sites, withoutFaq } from "./sites.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let publicDir: string;
let server: RunningServer;

const save = (source: string) => writeFile(path.join(root, "page.yaml"), source);

test.beforeAll(async () => {
  root = await makeProject("live", sites.page);
  publicDir = await copyFolder(root, "public");
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

test("new text is shown before the page is rendered with it", async ({ page }) => {
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

test("an edit that comes while a page is loading is shown when it has loaded", async ({ page }) => {
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

test("a section that threw comes back with the next edit", async ({ page, complaints }) => {
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
  expect(complaints.splice(0).join("\n")).toContain('"faqs" stopped working');
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

test("an edit that changes no language names none", async ({ page }) => {
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

test("the skip link, the icon and the colour of the window follow too", async ({ page }) => {
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

test("React lets go of a section that leaves, and it may come back", async ({ page }) => {
  const faq = await page.locator("#faqs").elementHandle();
  await save(withoutFaq);
  await expect(page.locator("#faqs")).toHaveCount(0);
  await expect.poll(() => faq?.evaluate((section) => section.childElementCount)).toBe(0);
  await save(sites.page);
  await expect(page.locator("#faqs").getByRole("tab").first()).toBeVisible();
});

test("sections follow when they move, go or come", async ({ page }) => {
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

test("a bar without links has no menu to fold them into", async ({ page }) => {
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

test("the list of a section that comes with an edit is shown", async ({ page }) => {
  const off = sites.page.replace("- type: testimonials", "$&\n    enabled: false");
  await save(off);
  await expect(page.locator("#feedback")).toHaveCount(0);
  await save(sites.page);
  const card = page.locator("#feedback li").first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCSS("opacity", "1");
});

const reportOf = (page: Page) => page.getByRole("region", { name: /^\d+ errors? in page\.yaml$/ });

test("a broken file keeps the last good page under a report, until it is fixed", async ({
  page,
}) => {
  const report = reportOf(page);
  await save(sites.page.replace("type: hero", "type: heroo"));
  await expect(report).toContainText("heroo");
  await expect(page.locator("#faqs")).toBeAttached();
  await page.reload();
  await expect(report).toContainText("heroo");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await save(sites.page);
  await expect(report).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("page.yaml is right again.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a broken picture is reported in its place, until there is a valid one", async ({ page }) => {
  const picture = path.join(publicDir, "images/hero.png");
  await truncate(picture, 20_000);
  await expect(reportOf(page)).toContainText("/images/hero.png");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await copyFile(path.join(fixturePublicDir, "images/hero.png"), picture);
  await expect(reportOf(page)).toHaveCount(0);
});

/** A page with fixable errors, one that is not fixable, a warning and notices. */
const broken = sites.page
  .replace("type: hero", "type: Hero")
  .replace("threshold: 0.4", "Threshold: 0.4")
  .replace(/^( +)tone: \w+$/m, "$1tone: purple");

test("the report says what the check says, errors first, and each place opens the editor there", async ({
  page,
}) => {
  await save(broken);
  const report = reportOf(page);
  await expect(report).toBeVisible();
  const { diagnostics } = await loadPage(root);
  const sorted = (["error", "warning", "notice"] as const).flatMap((severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity),
  );
  await expect(report.locator(".message")).toHaveText(sorted.map(({ message }) => message));
  await expect(report.locator(".hint")).toHaveText(sorted.map(({ hint = "" }) => hint));
  await expect(report.locator(".message:visible")).toHaveCount(3);
  await expect(report.locator("pre").first()).toContainText(
    broken.split("\n")[(sorted[0]?.line ?? 0) - 1]?.trim() ?? "",
  );
  for (const summary of await report.locator("summary").all()) await summary.click();
  const file = path.join(root, "page.yaml");
  const asked: (string | null)[] = [];
  await page.route("**/__open-in-editor?*", (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("file"));
    return route.fulfill();
  });
  for (const place of await report.getByRole("button", { name: /^Open line/ }).all()) {
    await place.click();
  }
  const places = sorted.map(({ line, column }) => `${file}:${line}:${column}`);
  expect(new Set(sorted.map(({ severity }) => severity)).size).toBe(3);
  await expect.poll(() => asked).toEqual(places);
});

test("a button applies a certain fix to the file, until nothing is left to fix", async ({
  page,
}) => {
  const mendable = broken.replace("tone: purple", "tone: Soft");
  await save(mendable);
  const report = reportOf(page);
  const heading = report.getByRole("heading");
  const status = page.getByRole("status");
  for (const left of ["3 errors", "2 errors", "1 error"]) {
    await expect(heading).toHaveText(`${left} in page.yaml`);
    await expect(status).toContainText(`${left} in page.yaml. The first is in line`);
    // The report is rendered again, which would lose the keyboard's focus: it moves to the heading.
    if (left !== "3 errors") await expect(heading).toBeFocused();
    await report.locator(".fix").first().press("Enter");
  }
  await expect(report).toHaveCount(0);
  await expect(status).toHaveText("page.yaml is right again.");
  const { diagnostics, source } = await loadPage(root);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const lines = mendable.split("\n");
  expect(source.split("\n").filter((line, index) => line !== lines[index])).toHaveLength(3);
  await expect(page.locator("body.same-document")).toHaveCount(1);
});

test("only the report's own page can apply a fix, and only to the file that it read", async ({
  page,
}) => {
  await save(broken);
  const address = `${server.origin}/${fixPath}`;
  let body = "";
  await page.route(address, (route) => {
    body = route.request().postData() ?? "";
    return route.fulfill({ status: 204 });
  });
  await reportOf(page).locator(".fix").first().click();
  await expect.poll(() => body).not.toBe("");
  const own = {
    method: "POST",
    headers: { origin: server.origin, "content-type": "application/json" },
    body,
  };
  const ask = (other: Partial<typeof own>, headers: Record<string, string> = {}) => {
    const { body, ...options } = { ...own, ...other };
    return new Promise<number | undefined>((resolve, reject) => {
      request(address, { ...options, headers: { ...options.headers, ...headers } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on("error", reject)
        .end(body);
    });
  };
  const { token } = JSON.parse(body);
  const named = (diagnostic: unknown) => ({ body: JSON.stringify({ token, diagnostic }) });
  const { diagnostics } = await loadPage(root);
  const [without] = diagnostics.flatMap(({ fix }, index) => (fix ? [] : [index]));
  expect([
    await ask({ method: "GET", body: "" }),
    await ask({ method: "PUT" }),
    await ask({}, { origin: "http://localhost:1" }),
    await ask({}, { origin: "null" }),
    await ask({ headers: { ...own.headers, origin: "" } }),
    await ask({}, { host: "attacker.example", origin: "http://attacker.example" }),
    await ask({}, { "content-type": "text/plain" }),
    await ask({}, { "content-type": "application/x-www-form-urlencoded" }),
    await ask({ body: "{" }),
    await ask({ body: "null" }),
    await ask({ body: `${body}${" ".repeat(5000)}x` }),
    await ask(named("0")),
    await ask(named(-1)),
    await ask(named(diagnostics.length)),
    await ask(named(without)),
    await ask({ body: body.replace(token, "another") }),
  ]).toEqual([405, 405, 403, 403, 403, 403, 415, 415, 400, 400, 400, 400, 400, 400, 400, 409]);
  const read = () => readFile(path.join(root, "page.yaml"), "utf8");
  expect(await read()).toBe(broken);
  expect(await ask({})).toBe(204);
  const fixed = await read();
  expect(
    fixed.split("\n").filter((line, index) => line !== broken.split("\n")[index]),
  ).toHaveLength(1);
  // The file has changed since, so the report that was read from it is outdated.
  expect(await ask({})).toBe(409);
  expect(await read()).toBe(fixed);
});

test("the report is first for the keyboard, folds with Escape, and reads well in both schemes", async ({
  page,
}) => {
  await save(broken);
  const report = reportOf(page);
  const pill = page.getByRole("button", { name: "3 errors in page.yaml" });
  await expect(report).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const folded = report.locator("details:not([open]) > summary");
    while (await folded.count()) await folded.first().click();
    expect(
      (await new AxeBuilder({ page }).include("broadside-report").analyze()).violations,
    ).toEqual([]);
  }
  await page.reload();
  await expect(report).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(report.getByRole("button", { name: "Fold" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(report).toHaveCount(0);
  await expect(pill).toBeFocused();
  // It stays collapsed while the file has errors, and says so of the next.
  await save(broken.replace("type: Hero", "type: hero"));
  const fewer = page.getByRole("button", { name: "2 errors in page.yaml" });
  await expect(fewer).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(report.getByRole("heading")).toBeFocused();
});

test("a page that was broken when the preview started works once it is fixed", async ({
  page,
  startPreview,
}) => {
  const broken = sites.page.replace("type: hero", "type: heroo");
  const other = await makeProject("live-broken", broken);
  await page.goto(await startPreview(other));
  await expect(reportOf(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).include("broadside-report").analyze()).violations).toEqual(
    [],
  );
  await writeFile(path.join(other, "page.yaml"), sites.page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html.js > head > style")).toHaveCount(1);
  await expect(async () => {
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
});
