import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { smallPage } from "../../../tests/fixtures/index.ts";
import { makeProject } from "../../../tests/project/makeProject.ts";
import { loadSite } from "../../site/read/loadSite.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { hasReadPages } from "./followFiles.ts";

test("a page that comes or goes without an event of the watcher is seen", async () => {
  const root = await makeProject("missed-page", smallPage);
  const paths = resolvePaths(root);
  const empty = await loadSite(root);
  expect(await hasReadPages(paths, { site: empty })).toBe(true);

  await mkdir(path.join(root, "pages"));
  await writeFile(path.join(root, "pages/about.yaml"), smallPage);
  expect(await hasReadPages(paths, { site: empty })).toBe(false);

  const full = await loadSite(root);
  expect(await hasReadPages(paths, { site: full })).toBe(true);
  await rm(path.join(root, "pages"), { recursive: true });
  expect(await hasReadPages(paths, { site: full })).toBe(false);
});
