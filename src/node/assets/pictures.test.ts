import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resolvePaths } from "../project/projectPaths.ts";
import { assetContentOf } from "./assets.ts";
import { type AssetContext, createAssetContext, processImage } from "./pictures.ts";
import { cutPortrait } from "./portraits.ts";

const red = { create: { width: 900, height: 600, channels: 3, background: "#d40" } } as const;
/** A picture as a phone held upright saves it: lying, with an orientation in its metadata. */
const upright = await sharp(red).jpeg().withMetadata({ orientation: 6 }).toBuffer();
let root: string;
let assetContext: AssetContext;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const paths = { ...resolvePaths(root), publicDir: root, cacheDir: path.join(root, "cache") };
  assetContext = createAssetContext(paths, "/");
  await writeFile(path.join(root, "phone.jpg"), upright);
});
afterAll(() => rm(root, { recursive: true }));

/** The size of every file that was made, by its kind. */
async function measure(): Promise<string[]> {
  const sizes = [...assetContext.assets].map(async ([file, asset]) => {
    const { width, height } = await sharp(Buffer.from(await assetContentOf(asset))).metadata();
    return `${path.extname(file)} ${width}x${height}`;
  });
  assetContext.assets.clear();
  return Promise.all(sizes);
}

test("a photograph stands upright in every copy", async () => {
  const { width, height } = await processImage("/phone.jpg", assetContext);
  expect([width, height]).toEqual([600, 900]);
  expect(await measure()).toEqual([".avif 480x720", ".avif 600x900", ".webp 600x900"]);
});

test("nothing is encoded before it is asked for", async () => {
  await writeFile(path.join(root, "later.jpg"), upright);
  await processImage("/later.jpg", assetContext);
  expect(assetContext.assets.size).toBe(3);
  expect([...assetContext.assets.values()].filter((asset) => typeof asset !== "function")).toEqual(
    [],
  );
  assetContext.assets.clear();
});

test("a picture that is higher than a format allows is made as large as it may be", async () => {
  const strip = sharp({ create: { ...red.create, width: 500, height: 20_000 } });
  await strip.png().toFile(path.join(root, "strip.png"));
  await processImage("/strip.png", assetContext);
  expect(await measure()).toEqual([".avif 409x16360", ".webp 409x16360"]);
});

test("a portrait is a small square", async () => {
  expect(cutPortrait("phone", upright, assetContext)).toMatch(/^\/assets\/phone-\w{6}\.webp$/);
  expect(await measure()).toEqual([".webp 160x160"]);
});

test.each([
  ["without transparency", { ...red, create: { ...red.create, channels: 4 } }, undefined],
  [
    "that something shows through",
    { create: { ...red.create, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } },
    true,
  ],
] as const)("a picture %s is known by its pixels", async (name, made, expected) => {
  const file = `/${name.replaceAll(" ", "-")}.png`;
  await writeFile(path.join(root, file), await sharp(made).png().toBuffer());
  expect((await processImage(file, assetContext)).isCutOut).toBe(expected);
});

test.each([
  ["fills its rectangle", "", undefined],
  ["has a transparent corner", ' rx="4"', true],
] as const)("a drawing that %s is known by its pixels, too", async (name, corners, expected) => {
  const file = `/${name.replaceAll(" ", "-")}.svg`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"${corners}/></svg>`;
  await writeFile(path.join(root, file), drawing);
  expect((await processImage(file, assetContext)).isCutOut).toBe(expected);
});
