import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { finishUpgrade, startUpgrade } from "../../src/cli/runUpgrade.ts";
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
