import { copyFile, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import type { Page } from "playwright/test";
import { fixPath } from "../../../src/shared/live/report.ts";
import { loadPage } from "../../../src/site/read/load.ts";
import { findViolations } from "../../accessibility/findViolations.ts";
import { fixturePublicDir } from "../../fixtures/index.ts";
import { copyFolder, makeProject } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { startLive } from "../../project/startLive.ts";
import { sites } from "../sites.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let publicDir: string;
let server: RunningServer;

const save = (source: string) => writeFile(path.join(root, "page.yaml"), source);

test.beforeAll(async () => {
  root = await makeProject("preview-report", sites.page);
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

const reportOf = (page: Page) => page.getByRole("region", { name: /^\d+ errors? in page\.yaml$/ });

test("a broken file keeps the last good page under a report, until it is fixed", {
  tag: "@rest",
}, async ({ page }) => {
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

test("a broken picture is reported in its place, until there is a valid one", {
  tag: "@rest",
}, async ({ page }) => {
  const picture = path.join(publicDir, "images/hero.png");
  await truncate(picture, 20_000);
  await expect(reportOf(page)).toContainText("/images/hero.png");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await copyFile(path.join(fixturePublicDir, "images/hero.png"), picture);
  await expect(reportOf(page)).toHaveCount(0);
});

test("a page that is open says that the files of the site cannot be read, until they can", {
  tag: "@rest",
}, async ({ page }) => {
  const report = page.getByRole("region", { name: "The files of the site cannot be read" });
  const pages = path.join(root, "pages");
  // Nobody can read it.
  await symlink("pages", pages);
  await save(`${sites.page}\n`);
  await expect(report).toContainText("pages could not be read. A link leads back to itself.");
  await expect(report).toContainText("The page below is the last one that could be read.");
  await page.reload();
  await expect(report).toContainText("pages could not be read.");
  await rm(pages);
  await save(sites.page);
  await expect(report).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("The files of the site are read again.");
});

/** A page with fixable errors, one that is not fixable, a warning and notices. */
const broken = sites.page
  .replace("type: hero", "type: Hero")
  .replace("threshold: 0.4", "Threshold: 0.4")
  .replace(/^( +)tone: \w+$/m, "$1tone: purple");

test("the report says what the check says, errors first, and each place opens the editor there", {
  tag: "@rest",
}, async ({ page }) => {
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

test("only the report's own page can apply a fix, and only to the file that it read", {
  tag: "@rest",
}, async ({ page }) => {
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

test("the report is first for the keyboard, folds with Escape, and reads well in both schemes", {
  tag: "@rest",
}, async ({ page }) => {
  await save(broken);
  const report = reportOf(page);
  const pill = page.getByRole("button", { name: "3 errors in page.yaml" });
  await expect(report).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const folded = report.locator("details:not([open]) > summary");
    while (await folded.count()) await folded.first().click();
    expect(await findViolations(page.locator("broadside-report"), { isSureOnly: true })).toEqual(
      [],
    );
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

test("a page that was broken when the preview started works once it is fixed", {
  tag: "@rest",
}, async ({ page, startPreview }) => {
  const broken = sites.page.replace("type: hero", "type: heroo");
  const other = await makeProject("preview-broken", broken);
  await page.goto(await startPreview(other));
  await expect(reportOf(page)).toBeVisible();
  expect(await findViolations(page.locator("broadside-report"), { isSureOnly: true })).toEqual([]);
  await writeFile(path.join(other, "page.yaml"), sites.page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html.js > head > style")).toHaveCount(1);
  await expect(async () => {
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
});
