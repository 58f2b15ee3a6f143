import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Route } from "playwright/test";
import { islands as registered } from "../../../src/registry/islands.ts";
import { rootOf } from "../../project/makeProject.ts";
import { contents, islandsOf, renderedContents, silentIslands, wakeIslands } from "../islands.ts";
import { exampleNames, type SiteName, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";

/** A page with every type of island. */
const [complete = "page"] = exampleNames;

const assetsOf = (site: SiteName) => path.join(rootOf(site), "dist/assets");
const chunksOf = (site: SiteName) =>
  readdirSync(assetsOf(site)).filter((file) => file.endsWith(".js"));

/** True if one chunk of a page is the other, or imports it, directly or not. */
function needs(site: SiteName, chunk: string, other: string): boolean {
  const code = readFileSync(path.join(assetsOf(site), chunk), "utf8");
  const imported = code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g);
  return chunk === other || [...imported].some(([, next]) => next && needs(site, next, other));
}

const failures = {
  missing: (route) => route.fulfill({ status: 404 }),
  blocked: (route) => route.abort("blockedbyclient"),
} satisfies Record<string, (route: Route) => Promise<void>>;

test.describe.configure({ mode: "parallel" });

// The pages are built after the tests are listed, so each test finds its chunks itself.
for (const site of exampleNames) {
  for (const [name, fail] of Object.entries(failures)) {
    test(`${site}: each chunk ${name} in turn: islands that need it stay as rendered, the rest works`, async ({
      page,
      open,
      complaints,
      browser,
    }) => {
      const asRendered = await renderedContents(browser, urlOf(site));
      const chunks = chunksOf(site);
      expect(chunks.length).toBeGreaterThan(3);
      for (const chunk of chunks) {
        await test.step(chunk, async () => {
          let asked = 0;
          await page.route(`**/${chunk}`, (route) => {
            asked += 1;
            return fail(route);
          });
          await open(site);
          await wakeIslands(page);
          const islands = await islandsOf(page);
          const failed = islands.filter(({ failed }) => failed);
          // A chunk that no section of this page needs is not requested.
          expect(failed.length > 0).toBe(asked > 0);
          if (site === complete) expect(asked).toBeGreaterThan(0);
          expect(islands.filter(({ awake, failed }) => awake === failed)).toEqual([]);
          expect(await silentIslands(page)).toEqual([]);
          const now = await contents(page);
          for (const { id } of failed) expect(now[id]).toBe(asRendered[id]);
          await expect(page.locator("[data-failed] video:not([controls])")).toHaveCount(0);
          // One retry, and then no more. Each island that needs a shared chunk requests it.
          if (failed.length === 1) expect(asked).toBe(2);
          expect(asked).not.toBe(1);
          const said = complaints
            .splice(0)
            .filter((line) => !line.startsWith("Failed to load resource"));
          const named = said.map((line) => /^Section "(.*?)".*\/([\w-]+\.js)/.exec(line));
          expect(named.map((found) => found?.[1]).sort()).toEqual(
            failed.map(({ id }) => id).sort(),
          );
          // Every island that failed needs the chunk.
          for (const found of named) expect(needs(site, found?.[2] ?? "", chunk)).toBe(true);
          await page.unroute(`**/${chunk}`);
        });
      }
    });
  }
}

test("one of the pages shows every type of island", async ({ page, open }) => {
  await open(complete);
  const shown = (await islandsOf(page)).map(({ type }) => type);
  expect([...new Set(shown)].sort()).toEqual(Object.keys(registered).sort());
});

for (const site of exampleNames) {
  test(`${site}: a chunk that fails once is fetched again`, async ({ page, open, complaints }) => {
    for (const chunk of chunksOf(site)) {
      await test.step(chunk, async () => {
        const failOnce = (route: Route) => route.fulfill({ status: 404 });
        await page.route(`**/${chunk}`, failOnce, { times: 1 });
        await open(site);
        await wakeIslands(page);
        expect((await islandsOf(page)).filter(({ awake, failed }) => failed || !awake)).toEqual([]);
        const said = complaints.splice(0);
        if (site === complete || said.length > 0) {
          expect(said).toEqual([expect.stringContaining("404")]);
        }
        await page.unroute(`**/${chunk}`);
      });
    }
  });
}
