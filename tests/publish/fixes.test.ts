// @module-tag rest

import { rm } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPage } from "../../src/site/read/load.ts";
import { fixPage } from "../../src/site/write/fix.ts";
import { splice } from "../../src/yaml/splice.ts";
import { certainFixes } from "../diagnostics/certain.ts";
import { mendable, mistakes } from "../diagnostics/mistakes.ts";
import { mutated } from "../diagnostics/mutations.ts";
import { loadFixtureContext, smallPage } from "../fixtures/index.ts";
import { buildIn } from "../project/build.ts";
import { builtSite } from "../project/builtSite.ts";
import { makeProject } from "../project/makeProject.ts";
import { times } from "../random/times.ts";

const context = await loadFixtureContext();

const errorsOf = (page: string) =>
  readPage(Buffer.from(page), context).diagnostics.filter(({ severity }) => severity === "error");

/** The page after `--fix`, and after the first suggestion for each error, as long as there are any. */
function follow(page: string, rounds = 12): string {
  const fixed = Buffer.from(fixPage(Buffer.from(page), context).bytes).toString();
  const [suggestion] = errorsOf(fixed).flatMap(({ suggestions = [] }) => suggestions.slice(0, 1));
  return suggestion && rounds > 0 ? follow(splice(fixed, suggestion.edits), rounds - 1) : fixed;
}

/** Pages with the mistakes that can be followed together, each with as many as it can hold. */
function gather(all: readonly { right: string; wrong: string }[]): string[] {
  const pages: string[] = [];
  for (const { right, wrong } of all) {
    const put = (page: string) => {
      const next = page.split(right).length === 2 ? page.replace(right, () => wrong) : undefined;
      return next !== undefined && errorsOf(follow(next)).length === 0 ? next : undefined;
    };
    const last = pages.at(-1);
    const joined = last === undefined ? undefined : put(last);
    if (joined !== undefined) pages.splice(-1, 1, joined);
    else pages.push(...[put(smallPage)].filter((page) => page !== undefined));
  }
  return pages;
}

const pages = gather([...certainFixes, ...mendable, ...mistakes]);

test("few pages hold all mistakes that advice can end", () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThan(16);
});

for (const [index, page] of pages.entries()) {
  test(`whoever follows all advice has a page that is built: ${index + 1}`, async () => {
    expect(await builtSite(follow(page))).toBeTruthy();
  });
}

test("a page with random mistakes is built once no error is left", {
  tags: ["random"],
}, async () => {
  const followed = mutated(fc.constant(smallPage))
    .map(follow)
    .filter((page) => page !== smallPage && errorsOf(page).length === 0);
  await fc.assert(
    fc.asyncProperty(followed, async (page) => {
      const root = await makeProject("random-mistakes", page);
      await buildIn(root).finally(() => rm(root, { recursive: true }));
    }),
    { numRuns: times(2), endOnFailure: true },
  );
});
