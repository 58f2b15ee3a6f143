// @module-tag rest

import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleCode, entries } from "../../src/node/dev/code/bundleCode.ts";
import { resolvePaths } from "../../src/node/project/projectPaths.ts";
import { pageYaml, smallPage } from "../fixtures/index.ts";
import { copyFolder, makeProject, makeSite } from "../project/makeProject.ts";
import { startFromSources, startLive } from "../project/startLive.ts";

type Start = typeof startLive;

async function open(root: string, start: Start = startLive): Promise<string> {
  const server = await start(root);
  onTestFinished(async () => {
    await server.stop();
  });
  return server.origin;
}

const read = async (address: string) => (await fetch(address)).text();

/** The addresses that a module imports by its first words. */
const importsOf = (code: string) =>
  [...code.matchAll(/^import (?:.* from )?"([^"]+)";$/gm)].map(([, address = ""]) => address);

/** True if an entry is served from its source, and not as a list of the bundle's files. */
const isSource = async (origin: string) =>
  (await read(`${origin}/src/entry.live.ts`)).includes("live(loadSection");

test("each entry is a few files, whose names change with their content, beside Vite's own client", async () => {
  const origin = await open(await makeSite("preview-code", "/below/"));
  const client = "/below/@vite/client";
  for (const entry of entries) {
    const answer = await fetch(`${origin}/below/${entry}`);
    expect(answer.headers.get("content-type"), entry).toBe("text/javascript");
    expect(answer.headers.get("cache-control"), entry).toBe("no-cache");
    const files = importsOf(await answer.text());
    expect(files.length, entry).toBeGreaterThan(0);
    expect(files.length, entry).toBeLessThan(10);
    for (const file of files) {
      const { status, headers } = await fetch(origin + file);
      expect([status, headers.get("content-type")], file).toEqual([200, "text/javascript"]);
      expect(headers.get("cache-control"), file).toContain("immutable");
    }
    const codes = await Promise.all(files.map((file) => read(origin + file)));
    expect(codes.flatMap(importsOf).filter((address) => !address.startsWith("./"))).toEqual([
      client,
    ]);
  }
  for (const at of ["edit", "", "gallery/"]) {
    const html = await read(`${origin}/below/${at}`);
    expect(html, at).toContain(`src="${client}"`);
    // Scripts with a source can be allowed by their address.
    expect(html, at).not.toMatch(/<script type="module">/);
  }
  const unknown = await fetch(`${origin}/below/__broadside/code/other/react.js`);
  expect(unknown.headers.get("content-type")).not.toBe("text/javascript");
});

test("the bundle of the same sources is made once, and of others anew", async () => {
  const root = await makeProject("preview-kept", smallPage);
  const paths = resolvePaths(root);
  const file = path.join(await copyFolder(root, "src"), "editor/Editor.tsx");
  const made = await bundleCode(paths, "/");
  const at = path.join(paths.cacheDir, `code-${made.key}.json`);
  const { mtimeMs } = await stat(at);
  expect(await bundleCode(paths, "/")).toEqual(made);
  expect((await stat(at)).mtimeMs).toBe(mtimeMs);
  await writeFile(file, `${await readFile(file, "utf8")}\nconsole.log("changed");\n`);
  const changed = await bundleCode(paths, "/");
  expect(changed.key).not.toBe(made.key);
  expect(JSON.stringify(changed.files)).toContain('console.log(\\"changed\\")');
  expect((await bundleCode(paths, "/below/")).key).not.toBe(changed.key);
});

test("code that changes is served from its sources from then on", async () => {
  const root = await makeProject("preview-changed", smallPage);
  const src = await copyFolder(root, "src");
  const origin = await open(root);
  expect(await isSource(origin)).toBe(false);
  const edit = async (name: string) => {
    const file = path.join(src, name);
    await writeFile(file, `${await readFile(file, "utf8")}\n// Changed.\n`);
  };
  await edit("sections/hero/Hero.tsx");
  await expect.poll(() => isSource(origin).catch(() => false), { timeout: 120_000 }).toBe(true);
  expect(await read(`${origin}/src/sections/hero/Hero.tsx`)).toContain("// Changed.");
});

test("code that cannot be bundled is served from its sources, where Vite reports the mistake", async () => {
  const root = await makeProject("preview-mistaken", pageYaml);
  const src = await copyFolder(root, "src");
  await writeFile(path.join(src, "editor/Editor.tsx"), "export const Editor = (;");
  const origin = await open(root);
  await expect.poll(() => isSource(origin).catch(() => false), { timeout: 120_000 }).toBe(true);
});

test("a variable asks for the sources from the start", async () => {
  const root = await makeProject("preview-sources", smallPage);
  expect(await isSource(await open(root, startFromSources))).toBe(true);
});
