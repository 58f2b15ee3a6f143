import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Picture, PictureSource } from "../contract/section.ts";
import { type Assets, hash } from "./assets.ts";
import { makeOnce } from "./cache.ts";
import type { Places } from "./project.ts";

/** Where pictures come from and go to. */
export interface Darkroom {
  /** The folder that asset paths start from. */
  publicDir: string;
  /** Keeps what is slow to make between builds. */
  cacheDir: string;
  base: string;
  assets: Assets;
  /** Pictures by their path: one that the page shows often, or that an edit left alone, is developed once. */
  developed: Map<string, Promise<Developed>>;
  /** What has been invented, by what asked for it. */
  invented: Map<string, Promise<unknown[]>>;
}

type Developed = Omit<Picture, "alt">;

/** A darkroom in which nothing stands yet, for a page under `base`. */
export function setUpDarkroom({ publicDir, cacheDir }: Places, base: string): Darkroom {
  const nothing = { assets: new Map(), developed: new Map(), invented: new Map() };
  return { publicDir, cacheDir, base, ...nothing };
}

// AVIF for phones, dense phones and small windows, dense large ones: no picture of a page stands wider than half
// of those. WebP for browsers from before 2023, whose screens are less dense. The efforts are those at which the
// first build of a page takes seconds; the next levels save a tenth and take four times as long.
const encodings = [
  {
    type: "image/avif",
    extension: "avif",
    widths: [480, 800, 1200],
    options: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
  },
  {
    type: "image/webp",
    extension: "webp",
    widths: [480, 800],
    options: { quality: 78, effort: 1 },
  },
] as const;

type Encoding = (typeof encodings)[number];

/** Measures a picture of public/ and encodes it in every width and format; vectors stay as they are. */
export function developPicture(src: string, darkroom: Darkroom): Promise<Developed> {
  const known = darkroom.developed.get(src) ?? develop(src, darkroom);
  darkroom.developed.set(src, known);
  return known;
}

async function develop(src: string, darkroom: Darkroom): Promise<Developed> {
  const original = await readFile(path.join(darkroom.publicDir, src));
  const { width = 0, height = 0, format } = await sharp(original).metadata();
  const url = (file: string) => darkroom.base + file;
  if (format === "svg") return { src: url(src.slice(1)), width, height, sources: [] };
  // One hash for all copies: in every srcset, the text of the page repeats instead of growing.
  const name = `assets/${path.parse(src).name}-${hash(hash(original) + JSON.stringify(encodings))}`;
  const sources: PictureSource[] = [];
  let fallback = src.slice(1);
  for (const encoding of encodings) {
    const fitting = encoding.widths.filter((w) => w < width);
    const largest = fitting.length < encoding.widths.length ? [width] : [];
    const copies = await Promise.all(
      [...fitting, ...largest].map(async (w) => {
        const content = await encode(original, w, encoding, darkroom.cacheDir);
        const file = `${name}-${w}.${encoding.extension}`;
        darkroom.assets.set(file, content);
        return { w, file };
      }),
    );
    const srcset = copies.map(({ w, file }) => `${url(file)} ${w}w`).join(", ");
    sources.push({ type: encoding.type, srcset });
    fallback = copies.at(-1)?.file ?? fallback;
  }
  return { src: url(fallback), width, height, sources };
}

async function encode(
  original: Buffer,
  width: number,
  { extension, options }: Encoding,
  cacheDir: string,
): Promise<Uint8Array> {
  const key = `${hash(original)}-${width}-${hash(JSON.stringify(options))}.${extension}`;
  return makeOnce(cacheDir, key, () =>
    sharp(original).resize({ width }).toFormat(extension, options).toBuffer(),
  );
}
