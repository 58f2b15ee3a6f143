import { EventEmitter } from "node:events";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { smallPage } from "../../../tests/fixtures/index.ts";
import { makeProject } from "../../../tests/project/makeProject.ts";
import { loadSite } from "../../site/read/loadSite.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { followFiles } from "./followFiles.ts";
import { readLastWrites } from "./lastWrites.ts";
import type { Turns } from "./turns.ts";

const watcher = () => Object.assign(new EventEmitter(), { add: () => {} });
const httpServer = { listening: true };

/** Runs jobs one after the other. */
function createTurns(): Turns {
  let row: Promise<void> = Promise.resolve();
  return {
    read(job) {
      row = row.then(job);
      return row;
    },
    render: (job) => job(),
  };
}

test("a file that comes, changes or goes without an event of the watcher is seen", async () => {
  const root = await makeProject("missed-file", smallPage);
  const paths = resolvePaths(root);
  const site = await loadSite(root);
  let writes = await readLastWrites(paths);
  const read: string[][] = [];
  const { readMissed } = followFiles({ watcher: watcher(), httpServer }, paths, {
    turns: createTurns(),
    now: { site, preview: { pages: new Map(), broken: new Map() } },
    lastWrites: () => writes,
    async readAgain(changed) {
      read.push(changed.map((file) => path.relative(root, file)));
      writes = await readLastWrites(paths);
    },
  });
  const findMissed = async () => {
    read.length = 0;
    await readMissed();
    return read;
  };
  expect(await findMissed()).toEqual([]);
  await writeFile(path.join(root, "page.yaml"), smallPage.replace("Think", "Sleep"));
  expect(await findMissed()).toEqual([["page.yaml"]]);
  for (const file of ["pages/about.yaml", "texts/about.md", "translations/de.po"]) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), "a");
    expect(await findMissed()).toEqual([[file]]);
    await writeFile(path.join(root, file), "longer");
    expect(await findMissed()).toEqual([[file]]);
    await rm(path.join(root, path.dirname(file)), { recursive: true });
    expect(await findMissed()).toEqual([[file]]);
  }
  expect(await findMissed()).toEqual([]);
});

test("a page is shown while a folder beside it cannot be read", async () => {
  const root = await makeProject("unreadable-folder", smallPage);
  await symlink("pages", path.join(root, "pages"));
  const writes = await readLastWrites(resolvePaths(root));
  expect([...writes.keys()]).toContain(path.join(root, "page.yaml"));
});

test("a save while the site is read, of which the watcher says nothing, is read too", async () => {
  const root = await makeProject("missed-save", smallPage);
  const paths = resolvePaths(root);
  const file = path.join(root, "translations/de.po");
  await mkdir(path.dirname(file));
  await writeFile(file, "first");
  const events = watcher();
  const lastWrites = await readLastWrites(paths);
  const read: string[] = [];
  const site = await loadSite(root);
  const now = { site, preview: { pages: new Map(), broken: new Map() } };
  const readAgain = async () => {
    read.push(await readFile(file, "utf8"));
    if (read.length > 1) return;
    // Longer than anybody looks at the file after an event.
    await setTimeout(1500);
    await writeFile(file, "other");
  };
  followFiles({ watcher: events, httpServer }, paths, {
    ...{ turns: createTurns(), now, readAgain },
    lastWrites: () => lastWrites,
  });
  events.emit("all", "change", file);
  await expect.poll(() => read, { timeout: 60_000 }).toEqual(["first", "other"]);
});
