import { EventEmitter } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { smallPage } from "../../../tests/fixtures/index.ts";
import { makeProject } from "../../../tests/project/makeProject.ts";
import { loadSite } from "../../site/read/loadSite.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { followFiles, hasReadPages } from "./followFiles.ts";

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

test("a save while the site is read, of which the watcher says nothing, is read too", async () => {
  const root = await makeProject("missed-save", smallPage);
  const paths = resolvePaths(root);
  const file = path.join(root, "translations/de.po");
  await mkdir(path.dirname(file));
  await writeFile(file, "first");
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const read: string[] = [];
  let row: Promise<void> = Promise.resolve();
  const turns = {
    read(job: () => Promise<void>) {
      row = row.then(job);
      return row;
    },
    render: (job: () => Promise<void>) => job(),
  };
  const site = await loadSite(root);
  const now = { site, preview: { pages: new Map(), broken: new Map() } };
  const readAgain = async () => {
    read.push(await readFile(file, "utf8"));
    if (read.length > 1) return;
    // Longer than anybody looks at the file after an event.
    await setTimeout(1500);
    await writeFile(file, "other");
  };
  followFiles({ watcher, httpServer: { listening: true } }, paths, { turns, now, readAgain });
  watcher.emit("all", "change", file);
  await expect.poll(() => read, { timeout: 60_000 }).toEqual(["first", "other"]);
});
