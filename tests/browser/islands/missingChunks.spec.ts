import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright/test";
import { islandTypes } from "../../fixtures/islandTypes.ts";
import { contents, islandsOf, renderedContents, silentIslands, wakeIslands } from "../islands.ts";
import { publishedDocument, publishedSite } from "../publishedSite.ts";
import { restTag } from "../restTag.ts";
import { exampleNames, type SiteName, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";
import { chunksByRole, needs } from "./chunksByRole.ts";

/** A page with every type of island. */
const [complete = "page", second = complete, third = complete] = exampleNames;

const lost = {
  missing: (route) => route.fulfill({ status: 404 }),
  blocked: (route) => route.abort("blockedbyclient"),
} satisfies Record<string, (route: Route) => Promise<void>>;

const fileOf = (address: string) => new URL(address).pathname.replace(/^.*\//, "");

/** Loses chunks in one way, the first `times` requests of each or all. Returns the number of requests of each. */
async function lose(
  page: Page,
  chunks: readonly string[],
  fail: (route: Route) => Promise<void>,
  times = Number.POSITIVE_INFINITY,
): Promise<Map<string, number>> {
  const asked = new Map(chunks.map((chunk) => [chunk, 0]));
  await page.unrouteAll();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const chunk = fileOf(route.request().url());
    const count = (asked.get(chunk) ?? 0) + 1;
    if (asked.has(chunk)) asked.set(chunk, count);
    return asked.has(chunk) && count <= times ? fail(route) : route.fallback();
  });
  return asked;
}

const ways: [SiteName, keyof typeof lost][] = [
  [complete, "missing"],
  [second, "blocked"],
];

/**
 * The roles of which a test loses the chunks: every third, from this one on. A quick run loses each role in one way. The
 * pages are built after the tests are listed, so each test finds its chunks itself.
 */
const turns = [0, 1, 2];
const rolesOf = (dist: string, turn: number) =>
  chunksByRole(dist).filter((_, index) => index % turns.length === turn);

const lostForGood = ways.flatMap(([site, way], index) =>
  turns.map((turn) => ({ site, way, turn, tag: restTag(Math.abs(turn - index)) })),
);

for (const { site, way, turn, tag } of lostForGood) {
  test(`${site}: chunks of every third role from ${turn} on ${way}: islands that need them stay as rendered, the rest works`, {
    tag,
  }, async ({ page, open, complaints, browser }) => {
    const asRendered = await renderedContents(browser, urlOf(site));
    const dist = await publishedSite(site);
    for (const chunks of rolesOf(dist, turn)) {
      await test.step(chunks.join(", "), async () => {
        const asked = await lose(page, chunks, lost[way]);
        await open(site);
        await wakeIslands(page);
        const islands = await islandsOf(page);
        const failed = islands.filter(({ failed }) => failed);
        expect(failed.length > 0).toBe([...asked.values()].some((count) => count > 0));
        expect(islands.filter(({ awake, failed }) => awake === failed)).toEqual([]);
        expect(await silentIslands(page)).toEqual([]);
        const now = await contents(page);
        for (const { id } of failed) expect(now[id]).toBe(asRendered[id]);
        await expect(page.locator("[data-failed] video:not([controls])")).toHaveCount(0);
        const said = complaints
          .splice(0)
          .filter((line) => !line.startsWith("Failed to load resource"));
        const named = said.map((line) => /^Section "(.*?)".*\/([\w-]+\.js)/.exec(line));
        expect(named.map((found) => found?.[1]).sort()).toEqual(failed.map(({ id }) => id).sort());
        for (const [chunk, count] of asked) {
          // A chunk that no island of this page needs is not requested.
          const users = named.filter((found) => needs(dist, found?.[2] ?? "", chunk));
          expect(users.length > 0, chunk).toBe(count > 0);
          if (site === complete) expect(count, chunk).toBeGreaterThan(0);
          // One retry, and then no more. Each island that needs a shared chunk requests it.
          if (users.length === 1) expect(count, chunk).toBe(2);
          expect(count, chunk).not.toBe(1);
        }
        // Every island that failed needs one of the chunks.
        const innocent = named.filter(
          (found) => !chunks.some((chunk) => needs(dist, found?.[2] ?? "", chunk)),
        );
        expect(innocent).toEqual([]);
      });
    }
  });
}

const lostOnce = [...new Set([complete, third])].flatMap((site) =>
  turns.map((turn) => ({ site, turn, tag: restTag(site === complete ? ways.length - turn : 1) })),
);

for (const { site, turn, tag } of lostOnce) {
  test(`${site}: chunks of every third role from ${turn} on that fail once are fetched again`, {
    tag,
  }, async ({ page, open, complaints }) => {
    for (const chunks of rolesOf(await publishedSite(site), turn)) {
      await test.step(chunks.join(", "), async () => {
        const asked = await lose(page, chunks, lost.missing, 1);
        await open(site);
        await wakeIslands(page);
        expect((await islandsOf(page)).filter(({ awake, failed }) => failed || !awake)).toEqual([]);
        const requested = chunks.filter((chunk) => asked.get(chunk));
        if (site === complete) expect(requested).toEqual(chunks);
        expect(complaints.splice(0)).toEqual(requested.map(() => expect.stringContaining("404")));
      });
    }
  });
}

test("one of the pages has every type of island", async () => {
  const html = readFileSync(await publishedDocument(complete), "utf8");
  const shown = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, type]) => type);
  expect([...new Set(shown)].sort()).toEqual([...islandTypes.keys()].sort());
});
