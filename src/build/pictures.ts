import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Picture, PictureSource } from "../contract/section.ts";
import { type Assets, hash } from "./assets.ts";
import { makeOnce } from "./cache.ts";

/** Where pictures come from and go to. */
export interface Darkroom {
  /** The folder that asset paths start from. */
  publicDir: string;
  /** Keeps what is slow to make between builds. */
  cacheDir: string;
  base: string;
  assets: Assets;
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
export async function developPicture(
  src: string,
  darkroom: Darkroom,
): Promise<Omit<Picture, "alt">> {
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
