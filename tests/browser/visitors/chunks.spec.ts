import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Route } from "playwright/test";
import { islands as registered } from "../../../src/registry/islands.ts";
import { rootOf } from "../../project.ts";
import { exampleNames, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";
import { contents, islandsOf, printedContents, silentIslands, wakeIslands } from "./islands.ts";

/** Shows every type of island. */
const [site = "page"] = exampleNames;
const printed = path.join(rootOf(site), "dist");
const chunksOf = () =>
  readdirSync(path.join(printed, "assets")).filter((file) => file.endsWith(".js"));

/** Whether one chunk, or something it imports, imports the other. */
function needs(chunk: string, other: string): boolean {
  const code = readFileSync(path.join(printed, "assets", chunk), "utf8");
  const imported = code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g);
  return chunk === other || [...imported].some(([, next]) => next && needs(next, other));
}

const failures = {
  missing: (route) => route.fulfill({ status: 404 }),
  blocked: (route) => route.abort("blockedbyclient"),
} satisfies Record<string, (route: Route) => Promise<void>>;

test.describe.configure({ mode: "parallel" });

// The pages are printed after the tests are listed, so each test looks for its chunk itself.
for (const part of [0, 1, 2, 3]) {
  for (const [name, fail] of Object.entries(failures)) {
    test(`each chunk ${name} in turn: what needs it stays as printed, the rest works (${part})`, async ({
      page,
      open,
      complaints,
      browser,
    }) => {
      const asPrinted = await printedContents(browser, urlOf(site));
      const chunks = chunksOf();
      expect(chunks.length).toBeGreaterThan(3);
      for (const chunk of chunks.filter((_, index) => index % 4 === part)) {
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
          expect(failed).not.toEqual([]);
          expect(islands.filter(({ awake, failed }) => awake === failed)).toEqual([]);
          expect(await silentIslands(page)).toEqual([]);
          const now = await contents(page);
          for (const { id } of failed) expect(now[id]).toBe(asPrinted[id]);
          // Asked for once more, and then no more; a shared chunk by each that needs it.
          if (failed.length === 1) expect(asked).toBe(2);
          expect(asked).toBeGreaterThanOrEqual(2);
          const said = complaints
            .splice(0)
            .filter((line) => !line.startsWith("Failed to load resource"));
          const named = said.map((line) => /^The section "(.*?)".*\/([\w-]+\.js)/.exec(line));
          expect(named.map((found) => found?.[1]).sort()).toEqual(
            failed.map(({ id }) => id).sort(),
          );
          // None gave up that could have done without.
          for (const found of named) expect(needs(found?.[2] ?? "", chunk)).toBe(true);
          await page.unroute(`**/${chunk}`);
        });
      }
    });
  }
}

test("the page that chunks are taken from shows every type of island", async ({ page, open }) => {
  await open(site);
  const shown = (await islandsOf(page)).map(({ type }) => type);
  expect([...new Set(shown)].sort()).toEqual(Object.keys(registered).sort());
});

test("a chunk that fails once is fetched again", async ({ page, open, complaints }) => {
  for (const chunk of chunksOf()) {
    await test.step(chunk, async () => {
      await page.route(`**/${chunk}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
      await open(site);
      await wakeIslands(page);
      expect((await islandsOf(page)).filter(({ awake, failed }) => failed || !awake)).toEqual([]);
      expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
    });
  }
});
