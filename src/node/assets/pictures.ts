import { readFile } from "node:fs/promises";
import path from "node:path";
import type { AvifOptions, WebpOptions } from "sharp";
import type { Picture } from "../../shared/section.ts";
import { locateFile } from "../../site/files/publicFiles.ts";
import type { FontFacts } from "../../site/media/fonts.ts";
import { opening, openPicture } from "../../site/media/pictures.ts";
import { memoize } from "../../site/memoize.ts";
import type { Colors } from "../../theme/scrim.ts";
import { hash } from "../project/hash.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import type { Assets } from "./assets.ts";
import { cacheOnDisk } from "./diskCache.ts";

/** The folders and caches that assets are made with. */
export interface AssetContext {
  /** The folder that asset paths start from. */
  publicDir: string;
  /** The folder of the schemas, and of the pictures in their examples. */
  schemaDir: string;
  /** The folder of the components. */
  codeDir: string;
  /** The folder of the site's own components. */
  sectionsDir: string;
  /** Keeps between builds what is slow to make. */
  cacheDir: string;
  base: string;
  assets: Assets;
  /** True if fonts keep all of their characters, as those of a page that is being written must. */
  wholeFonts?: boolean;
  /**
   * Processed images, by their path. An image that the page shows often, or that an edit left alone, is
   * processed once.
   */
  encodedPictures: Map<string, Promise<EncodedPicture>>;
  /** The colours of the pictures behind words, by the path of each. */
  colors: Map<string, Promise<Colors>>;
  /** Invented samples, by their key. */
  samples: Map<string, Promise<unknown[]>>;
  /** Font files, by their family and characters. */
  subsetFonts: Map<string, Promise<Uint8Array>>;
  /** The facts of the site's own font files, by their use and content. */
  fontFacts: Map<string, Promise<FontFacts>>;
}

type EncodedPicture = Omit<Picture, "alt">;

/** An asset context with nothing in it, for a page under `base`. */
export function createAssetContext(
  { publicDir, schemaDir, codeDir, sectionsDir, cacheDir }: ProjectPaths,
  base: string,
): AssetContext {
  const results = {
    assets: new Map(),
    encodedPictures: new Map(),
    colors: new Map(),
    samples: new Map(),
  };
  const fonts = { subsetFonts: new Map(), fontFacts: new Map() };
  return { publicDir, schemaDir, codeDir, sectionsDir, cacheDir, base, ...results, ...fonts };
}

/** One format: its widths and options. */
interface Encoding {
  extension: "avif" | "webp";
  widths: readonly number[];
  options: AvifOptions | WebpOptions;
}

// With these efforts, the first build of a page takes seconds. The next levels save a tenth and take four
// times as long.

/**
 * Widths for phones, for dense phones and small windows, and for dense large ones. No picture is wider than
 * half a large window.
 */
const avif: Encoding = {
  extension: "avif",
  widths: [480, 800, 1200],
  options: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
};

/** The same for a picture behind a section, which is as wide as the window. */
const wideAvif: Encoding = { ...avif, widths: [...avif.widths, 1920] };

/** For browsers from before 2023. One width, so that other visitors' pages do not list more. */
const webp: Encoding = {
  extension: "webp",
  widths: [800],
  options: { quality: 78, effort: 1 },
};

/** In pixels: no format is higher. */
const tallest = 16_383;

/**
 * Measures a picture of public/ and names its copies in every width and format. They are encoded on demand. A
 * vector has no copies.
 */
export function processImage(src: string, assetContext: AssetContext): Promise<EncodedPicture> {
  return memoize(assetContext.encodedPictures, src, () => encode(src, assetContext, avif));
}

/** The same for a picture that is as wide as the window. */
export function processWide(src: string, assetContext: AssetContext): Promise<EncodedPicture> {
  return memoize(assetContext.encodedPictures, `wide ${src}`, () =>
    encode(src, assetContext, wideAvif),
  );
}

async function encode(
  src: string,
  assetContext: AssetContext,
  avif: Encoding,
): Promise<EncodedPicture> {
  const original = await readFile(locateFile(assetContext, src));
  const { autoOrient, format, hasAlpha } = await (await openPicture(original)).metadata();
  const { width, height } = autoOrient;
  const widest = Math.min(width, Math.floor((tallest * width) / height));
  const url = (file: string) => assetContext.base + file;
  if (format === "svg") {
    const isDrawing = await isCutOut(original, assetContext);
    return {
      src: url(src.slice(1)),
      width,
      height,
      sources: [],
      ...(isDrawing && { isCutOut: true }),
    };
  }
  // All copies have one hash, so the text of a srcset repeats and compresses well.
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

/** True if something shows through the picture. A format with transparency only allows it; the pixels decide. */
async function isCutOut(original: Buffer, { cacheDir }: AssetContext): Promise<boolean> {
  const key = `${hash(original)}-${hash(JSON.stringify(opening))}.opaque`;
  const known = await cacheOnDisk(cacheDir, key, async () => {
    const { isOpaque } = await (await openPicture(original)).stats();
    return Uint8Array.of(Number(isOpaque));
  });
  return known[0] === 0;
}
