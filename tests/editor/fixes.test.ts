import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { describeSite } from "../../src/node/dev/editor/describeSite.ts";
import { makeFix } from "../../src/node/dev/editor/makeFix.ts";
import { readRequest } from "../../src/node/dev/editor/readRequest.ts";
import type { FixableProblem } from "../../src/shared/editor/endpoint.ts";
import { allTabs } from "../../src/site/edit/historyFiles.ts";
import { loadSite, type Site } from "../../src/site/read/loadSite.ts";
import { loadFixtureContext, smallPage } from "../fixtures/index.ts";
import { writeSite } from "../pages/site.ts";

const context = await loadFixtureContext();

/** The problems of a site that have a fix, as the editor is told of them, and the request for the fix of one. */
async function list(site: Site) {
  const { pages } = await describeSite({ site, revision: 1 }, allTabs);
  return pages.flatMap(({ file, version, problems }) =>
    problems.flatMap(({ fix, ...problem }) =>
      fix === undefined
        ? []
        : [{ do: "fix", file, version, problem: { ...problem, change: fix } } as const],
    ),
  );
}

const wrong = smallPage
  .replace("/images/hero.png", "/images/Hero.png")
  .replace("/images/tour-poster.png", "/images/Tour-poster.png");

test("the fix that was seen is made, or none, while files of public/ solve other problems", async () => {
  const root = await writeSite({ "page.yaml": wrong });
  const saved = () => readFile(path.join(root, "page.yaml"), "utf8");
  const [hero, poster] = await list(await loadSite(root, context));
  if (!hero || !poster) throw new Error("There are not two fixes.");
  const files = new Map([...context.files, ["/images/Hero.png", "file"] as const]);
  const site = await loadSite(root, { ...context, files });
  expect(await list(site)).toEqual([poster]);
  expect(await makeFix(site, hero, "fix")).toMatchObject({ refusal: { code: "changed" } });
  expect(await saved()).toBe(wrong);
  expect(await makeFix(site, poster, "fix")).toHaveLength(1);
  expect(await saved()).toBe(wrong.replace("/images/Tour-poster.png", "/images/tour-poster.png"));
});

test("a value is marked as meant, with the comment that the hint asks for", async () => {
  const doubtful = smallPage.replace("title: Voices", "title: Lorem ipsum");
  const root = await writeSite({ "page.yaml": doubtful });
  const site = await loadSite(root, context);
  const { pages } = await describeSite({ site, revision: 1 }, allTabs);
  const [page] = pages;
  const problem = page?.problems.find(({ dismissal }) => dismissal);
  if (!page || !problem?.dismissal) throw new Error("Nothing can be marked.");
  const wanted = { ...page, problem: { ...problem, change: problem.dismissal } };
  // Neither is taken for the other.
  expect(await makeFix(site, wanted, "fix")).toMatchObject({ refusal: { code: "changed" } });
  await makeFix(site, wanted, "dismissal");
  const saved = await readFile(path.join(root, "page.yaml"), "utf8");
  expect(saved).toBe(doubtful.replace(/^( *)title: Lorem.*$/m, "$1# meant\n$&"));
  const after = await describeSite({ site: await loadSite(root, context), revision: 2 }, allTabs);
  expect(after.pages[0]?.problems).toHaveLength(page.problems.length - 1);
});

test("a request for a fix names all by which its problem is found again", () => {
  const problem: FixableProblem = { code: "a", message: "b", line: 1, column: 2, change: "c" };
  const request = { do: "fix", file: "page.yaml", version: "d", problem };
  const inText = { ...request, problem: { ...problem, file: "texts/a.md" } };
  expect(readRequest(request)).toEqual(request);
  expect(readRequest(inText)).toEqual(inText);
  for (const name of Object.keys(problem)) {
    expect(readRequest({ ...request, problem: { ...problem, [name]: null } })).toBeTypeOf("string");
  }
  for (const other of [undefined, null, 0, "a", []]) {
    expect(readRequest({ ...request, problem: other })).toBeTypeOf("string");
  }
});
