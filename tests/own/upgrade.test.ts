import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { finishUpgrade, startUpgrade, takePicturesOf } from "../../src/cli/runUpgrade.ts";
import { comparePictures } from "../../src/node/test/comparePictures.ts";
import { makeOwnSite } from "../project/makeOwnSite.ts";

let root: string;

beforeAll(async () => {
  root = await makeOwnSite("own-upgrade");
});

test("an upgrade renames settings that have another name now, and says so", async () => {
  const file = path.join(root, "page.yaml");
  const page = await readFile(file, "utf8");
  await writeFile(file, page.replace("site:\n", "$&  words:\n    more: more\n"));
  const told: string[] = [];
  const code = await finishUpgrade(root, "0.0.1", (line) => told.push(line));
  expect([code, told[0]]).toEqual([0, "Broadside 0.0.1 → 0.1.0\n"]);
  expect(await readFile(file, "utf8")).toContain('others: "+{n} more: {names}"');
  expect(told.join("\n")).toContain("others");
});

test("only a site with an engine of its own is upgraded", async () => {
  await expect(startUpgrade(root, "latest", () => undefined)).rejects.toThrow(
    "an engine to upgrade",
  );
});

test("a version that is nowhere is told in words, before anything is installed", {
  tags: ["rest"],
}, async () => {
  const program = path.join(root, "node_modules/broadside/src/cli/broadside.cjs");
  await mkdir(path.dirname(program), { recursive: true });
  await writeFile(program, "");
  const versions = { "0.1.0": { name: "broadside", version: "0.1.0" } };
  const known = { name: "broadside", "dist-tags": { latest: "0.1.0" }, versions };
  const server = createServer(({ url }, response) => {
    const isThere = url?.startsWith("/there/");
    response.writeHead(isThere ? 200 : 404).end(JSON.stringify(isThere ? known : {}));
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    server.listen(0, () => resolve(Object(server.address())));
  });
  const told: string[] = [];
  for (const [registry, wanted] of [
    [`http://localhost:${port}/none/`, "latest"],
    [`http://localhost:${port}/there/`, "9.0.0"],
    ["http://localhost:1/", "latest"],
    ["", "./broadside-9.0.0.tgz"],
  ] as const) {
    vi.stubEnv("npm_config_registry", registry);
    // npm keeps what a registry has answered.
    vi.stubEnv("npm_config_cache", path.join(root, "cache"));
    await startUpgrade(root, wanted, () => undefined).catch(({ message }) => told.push(message));
  }
  vi.unstubAllEnvs();
  server.close();
  await rm(path.join(root, "node_modules/broadside"), { recursive: true });
  expect(told.join("\n\n")).toMatchInlineSnapshot(`
    "The registry that npm asks has no package broadside, or does not show it to you. Without a registry, name the file of the package: npx broadside upgrade ./broadside-0.2.0.tgz.
    Nothing was changed.

    There is no version 9.0.0 of Broadside. npm view broadside versions lists those that there are.
    Nothing was changed.

    The registry that npm asks cannot be reached. See that you are online, and try again. Without a registry, name the file of the package: npx broadside upgrade ./broadside-0.2.0.tgz.
    Nothing was changed.

    There is no ./broadside-9.0.0.tgz: nothing was changed."
  `);
});

test("an upgrade says which pages look otherwise than before, and which do not", {
  tags: ["rest"],
}, async () => {
  expect(await takePicturesOf(root, "before")).toBe(true);
  const finish = async () => {
    const told: string[] = [];
    expect(await finishUpgrade(root, "0.0.1", (line) => told.push(line))).toBe(0);
    return told.at(-1);
  };
  expect(await finish()).toBe("\nAll pages look as before.");
  const file = path.join(root, "page.yaml");
  const page = await readFile(file, "utf8");
  await writeFile(file, page.replace("title: In numbers", "title: In other numbers"));
  expect(await finish()).toMatchInlineSnapshot(`"  first page, 390 px.png: screenful 2"`);
});

test("the screenfuls of a page that look otherwise are found", async () => {
  const folders = ["before", "after"].map((name) => path.join(root, name));
  const [before = "", after = ""] = folders;
  const draw = async (folder: string, name: string, height: number, spot?: number) => {
    const background = { r: 250, g: 250, b: 250 };
    const page = sharp({ create: { width: 40, height, channels: 3, background } });
    const mark = { create: { width: 4, height: 4, channels: 3, background: "#000" } } as const;
    const marks = spot === undefined ? [] : [{ input: mark, left: 8, top: spot }];
    await page.composite(marks).png().toFile(path.join(folder, name));
  };
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await draw(folder, "same.png", 2000, 900);
  }
  await draw(before, "moved.png", 2000, 900);
  await draw(after, "moved.png", 2000, 1700);
  await draw(before, "longer.png", 1600);
  await draw(after, "longer.png", 1700);
  await draw(after, "new.png", 100);
  expect([...(await comparePictures(before, after))]).toEqual([
    ["longer.png", [3]],
    ["moved.png", [2, 3]],
    ["new.png", [1]],
  ]);
});
