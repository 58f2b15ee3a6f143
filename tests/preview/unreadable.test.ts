// @module-tag rest

import { rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";

const broken = smallPage.replace("sections:", "section:");
let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = await makeProject("preview-unreadable", broken);
  server = await startLive(root);
});
afterAll(() => server?.stop());

const read = async (at: string) => (await fetch(server.origin + at)).text();

test("a page that waits says which file or folder cannot be read", async () => {
  const reason = "pages could not be read. A link leads back to itself. Replace it by the file.";
  const pages = path.join(root, "pages");
  expect(await read("/")).not.toContain("could not be read");
  // Nobody can read it.
  await symlink("pages", pages);
  await writeFile(path.join(root, "page.yaml"), `${broken}\n`);
  await expect.poll(() => read("/")).toContain(`<h1>${reason}</h1>`);
  expect(await read("/?edit=page")).toContain(reason);
  await rm(pages);
  await writeFile(path.join(root, "page.yaml"), smallPage);
  await expect.poll(() => read("/")).toContain("Think better.");
});
