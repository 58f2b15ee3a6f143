import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { smallPage } from "../../../tests/fixtures/index.ts";
import { makeProject } from "../../../tests/project/makeProject.ts";
import { loadSite } from "../../site/read/loadSite.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { createViews } from "./views.ts";

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

test("a page that is opened while files are read again is resolved as before", async () => {
  const root = await makeProject("views", smallPage);
  const server = await createServer({ configFile: false, root, server: { middlewareMode: true } });
  ends.push(() => server.close());
  const site = await loadSite(root);
  const { now, read, forgetFiles } = createViews(server, resolvePaths(root), site);
  await read("", site.context);
  const known = now.resolveContext;
  expect(known).toBeDefined();
  await read("", site.context);
  expect(now.resolveContext).toBe(known);
  forgetFiles();
  expect(now.resolveContext).toBe(known);
  await read("", site.context);
  expect(now.resolveContext).not.toBe(known);
});
