import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "../../../tests/random/sample.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import { contrast, type Hex, mix } from "../../theme/color.ts";
import { neededContrast } from "../../theme/contrast.ts";
import { presets } from "../../theme/presets.ts";
import { scrimOver } from "../../theme/scrim.ts";
import { schemesOn } from "../../theme/tones.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { assetContentOf } from "./assets.ts";
import { listColors } from "./listColors.ts";
import { type AssetContext, createAssetContext } from "./pictures.ts";

let root: string;
let assetContext: AssetContext;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const paths = { ...resolvePaths(root), publicDir: root, cacheDir: path.join(root, "cache") };
  assetContext = createAssetContext(paths, "/");
});
afterAll(() => rm(root, { recursive: true }));

const size = { width: 620, height: 400, channels: 3 } as const;
const plain = (background: string) => sharp({ create: { ...size, background } });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="400"><linearGradient id="a"><stop stop-color="#000"/><stop offset=".5" stop-color="#e0532f"/><stop offset="1" stop-color="#fff"/></linearGradient>${inside}</svg>`;
const gradient = svg('<rect width="620" height="400" fill="url(#a)"/>');

/** The same numbers on every run. */
function noise(): Uint8Array {
  let seed = 7;
  return Buffer.alloc(size.width * size.height * 3).map(() => {
    seed = (seed * 48271) % 2147483647;
    return seed >> 8;
  });
}

const pictures = {
  "white.jpg": () => plain("#fff").jpeg().toBuffer(),
  "black.jpg": () => plain("#000").jpeg().toBuffer(),
  "red.png": () => plain("#f00").png().toBuffer(),
  "noise.png": () => sharp(noise(), { raw: size }).png().toBuffer(),
  "gradient.jpg": () => sharp(Buffer.from(gradient)).jpeg().toBuffer(),
  "gradient.svg": async () => Buffer.from(gradient),
  "glass.png": () =>
    sharp(Buffer.from(svg('<circle r="200" fill="#fff8"/>')))
      .png()
      .toBuffer(),
};

/** Dark and light pixels of each copy. */
async function samplePixels(): Promise<Hex[]> {
  const copies = [...assetContext.assets.values()].map(async (asset) => {
    const copy = sharp(Buffer.from(await assetContentOf(asset)))
      .removeAlpha()
      .toColourspace("srgb");
    const pixels = await copy.raw().toBuffer();
    const found = new Set<Hex>();
    for (let at = 0; at + 2 < pixels.length; at += 3) {
      found.add(`#${pixels.toString("hex", at, at + 3)}`);
    }
    const step = Math.ceil(found.size / 2000);
    const some = [...found].filter((_, index) => index % step === 0);
    some.sort((one, other) => contrast(one, "#000") - contrast(other, "#000"));
    return [...some.slice(0, 100), ...some.slice(-100)];
  });
  return (await Promise.all(copies)).flat();
}

test.each(sample(Object.keys(pictures) as (keyof typeof pictures)[], 3))(
  "words can be read on every pixel of %s, on each tone, by day and by night",
  { tags: ["random"] },
  async (name) => {
    assetContext.assets.clear();
    await writeFile(path.join(root, name), await pictures[name]());
    const colors = await listColors(`/${name}`, assetContext);
    const pixels = name.endsWith(".svg") ? ["#000", "#e0532f", "#fff"] : await samplePixels();
    expect(pixels.length).toBeGreaterThan(1);
    for (const preset of Object.keys(presets) as Theme["preset"][]) {
      for (const tone of ["plain", "soft", "accent", "ink", "mint"] as const) {
        const scrim = scrimOver(colors, { preset }, tone);
        const { day, night = day } = schemesOn(tone, { preset });
        for (const [{ background: ground, text: words }, share] of [
          [day, scrim.day],
          [night, scrim.night ?? 0],
        ] as const) {
          const worst = pixels.map((pixel) => contrast(mix(pixel, ground, share / 100), words));
          const place = `${preset} ${tone} ${share}`;
          expect(Math.min(...worst), place).toBeGreaterThanOrEqual(neededContrast);
          // Words that the tone itself makes hardly readable leave no room for a picture.
          if (contrast(ground, words) > 5.5) expect(share, place).toBeLessThan(100);
        }
      }
    }
  },
);

test("the scrim is as thin as the picture allows", async () => {
  const thickness = async (name: keyof typeof pictures) => {
    await writeFile(path.join(root, name), await pictures[name]());
    return scrimOver(await listColors(`/${name}`, assetContext), { preset: "meadow" }, "plain");
  };
  const [white, black, noisy] = [
    await thickness("white.jpg"),
    await thickness("black.jpg"),
    await thickness("noise.png"),
  ];
  expect(white.day).toBe(0);
  expect(black.night).toBe(0);
  expect(noisy.day).toBe(black.day);
  expect(noisy.night).toBe(white.night);
  expect(black.day).toBeLessThan(70);
});
