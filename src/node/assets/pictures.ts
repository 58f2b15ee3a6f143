import { readFile } from "node:fs/promises";
import path from "node:path";
import type { AvifOptions, WebpOptions } from "sharp";
import type { Picture } from "../../shared/section.ts";
import { opening, openPicture } from "../../site/media/pictures.ts";
import { memoize } from "../../site/memoize.ts";
import type { ProjectPaths } from "../projectPaths.ts";
import { type Assets, hash } from "./assets.ts";
import { cacheOnDisk } from "./diskCache.ts";

/** Where pictures come from and go to. */
export interface AssetContext {
  /** The folder that asset paths start from. */
  publicDir: string;
  /** The folder of the components. */
  codeDir: string;
  /** Keeps what is slow to make between builds. */
  cacheDir: string;
  base: string;
  assets: Assets;
  /** Pictures by their path: one that the page shows often, or that an edit left alone, is developed once. */
  developed: Map<string, Promise<Developed>>;
  /** What has been invented, by what asked for it. */
  invented: Map<string, Promise<unknown[]>>;
  /** Faces by their family and characters. */
  cut: Map<string, Promise<Uint8Array>>;
}

type Developed = Omit<Picture, "alt">;

/** A darkroom in which nothing stands yet, for a page under `base`. */
export function createAssetContext(
  { publicDir, codeDir, cacheDir }: ProjectPaths,
  base: string,
): AssetContext {
  const made = { assets: new Map(), developed: new Map(), invented: new Map(), cut: new Map() };
  return { publicDir, codeDir, cacheDir, base, ...made };
}

/** One format: the widths it is made in, and how. */
interface Encoding {
  extension: "avif" | "webp";
  widths: readonly number[];
  options: AvifOptions | WebpOptions;
}

// The efforts are those at which the first build of a page takes seconds; the next levels save a tenth and
// take four times as long.

/** For phones, dense phones and small windows, dense large ones: no picture stands wider than half of those. */
const avif: Encoding = {
  extension: "avif",
  widths: [480, 800, 1200],
  options: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
};

/** For browsers from before 2023, in one width: not every visitor's page is to name more. */
const webp: Encoding = {
  extension: "webp",
  widths: [800],
  options: { quality: 78, effort: 1 },
};

/** In pixels: no format is higher. */
const tallest = 16_383;

/**
 * Measures a picture of public/ and names its copies in every width and format, which are encoded when they
 * are asked for; vectors stay as they are.
 */
export function processImage(src: string, assetContext: AssetContext): Promise<Developed> {
  return memoize(assetContext.developed, src, () => develop(src, assetContext));
}

async function develop(src: string, assetContext: AssetContext): Promise<Developed> {
  const original = await readFile(path.join(assetContext.publicDir, src));
  const { autoOrient, format, hasAlpha } = await (await openPicture(original)).metadata();
  const { width, height } = autoOrient;
  const widest = Math.min(width, Math.floor((tallest * width) / height));
  const url = (file: string) => assetContext.base + file;
  if (format === "svg") {
    return { src: url(src.slice(1)), width, height, sources: [], isCutOut: true };
  }
  // One hash for all copies: in a srcset, the text of the page repeats instead of growing.
  const name = `assets/${path.parse(src).name}-${hash(hash(original) + JSON.stringify([opening, avif, webp]))}`;
  const copyAs = ({ extension, widths, options }: Encoding) => {
    const fitting = widths.filter((w) => w < widest);
    const largest = fitting.length < widths.length ? [widest] : [];
    return [...fitting, ...largest].map((w) => {
      const file = `${name}-${w}.${extension}`;
      const key = `${hash(original)}-${w}-${hash(JSON.stringify([opening, options]))}.${extension}`;
      assetContext.assets.set(file, () =>
        cacheOnDisk(assetContext.cacheDir, key, async () => {
          const picture = await openPicture(original);
          return picture.resize({ width: w }).toFormat(extension, options).toBuffer();
        }),
      );
      return { w, url: url(file) };
    });
  };
  const srcset = copyAs(avif)
    .map((copy) => `${copy.url} ${copy.w}w`)
    .join(", ");
  const [fallback] = copyAs(webp);
  return {
    src: fallback?.url ?? url(src.slice(1)),
    width,
    height,
    sources: [{ type: "image/avif", srcset }],
    ...(hasAlpha && (await isCutOut(original, assetContext)) && { isCutOut: true }),
  };
}

/** Whether something shows through the picture: that it could says its format, that it does only its pixels. */
async function isCutOut(original: Buffer, { cacheDir }: AssetContext): Promise<boolean> {
  const key = `${hash(original)}-${hash(JSON.stringify(opening))}.opaque`;
  const known = await cacheOnDisk(cacheDir, key, async () => {
    const { isOpaque } = await (await openPicture(original)).stats();
    return Uint8Array.of(Number(isOpaque));
  });
  return known[0] === 0;
}
