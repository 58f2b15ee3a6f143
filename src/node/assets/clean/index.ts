import { type Content, contentOf } from "../../../site/media/content.ts";
import { openPicture } from "../../../site/media/pictures.ts";
import { hash } from "../../project/hash.ts";
import { cacheOnDisk } from "../diskCache.ts";
import { cleanBoxes, cleanElements } from "./films.ts";
import { cleanGif } from "./gif.ts";
import { cleanIco } from "./ico.ts";
import { cleanItems } from "./items.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanSvg } from "./svg.ts";
import { cleanWebp } from "./webp.ts";

type Clean = (file: Buffer) => Buffer | Promise<Buffer>;

/** The cleaner of each kind of file. It removes place, time and camera. */
const cleaners: Partial<Record<Content, Clean>> = {
  avif: cleanItems,
  gif: cleanGif,
  heic: cleanItems,
  ico: cleanIco,
  jpeg: cleanJpeg,
  mp4: cleanBoxes,
  png: cleanPng,
  quicktime: cleanBoxes,
  svg: (file) => cleanSvg(file, cleanInside),
  tiff: (file) => encode(file, "tiff", { compression: "lzw" }),
  webm: cleanElements,
  webp: cleanWebp,
};

/** The kinds whose metadata may hold an orientation, as `sharp` calls them, with the options to encode them. */
const turnable = { jpeg: { quality: 92 }, png: {}, webp: { quality: 92 } } as const;

const isTurnable = (content: Content): content is keyof typeof turnable =>
  Object.hasOwn(turnable, content);

/**
 * A picture or film without metadata, but with its colour profile. A picture is encoded again if its metadata
 * holds an orientation, or if its cleaner fails. Returns undefined for any other file, and for a damaged one.
 */
export async function clean(file: Buffer, cacheDir: string): Promise<Buffer | undefined> {
  const content = contentOf(file);
  const cleaned = async () => cleaners[content]?.(file);
  const tried = () => cleaned().catch(() => undefined);
  if (!isTurnable(content)) return tried();
  try {
    const { orientation = 1, pages = 1 } = await (await openPicture(file)).metadata();
    const whole = orientation === 1 || pages > 1 ? await tried() : undefined;
    if (whole) return whole;
    const key = `clean-${hash(file)}-${hash(JSON.stringify(turnable[content]))}.${content}`;
    const encoded = await cacheOnDisk(cacheDir, key, () =>
      encode(file, content, turnable[content]),
    );
    return Buffer.from(encoded);
  } catch {
    return undefined;
  }
}

/** Cleans a picture inside another file. The outer file holds its orientation. */
const cleanInside = async (picture: Buffer) =>
  Promise.resolve(cleaners[contentOf(picture)]?.(picture)).catch(() => undefined);

/** Encodes a picture again, upright and with its colour profile. */
async function encode(
  file: Buffer,
  format: keyof typeof turnable | "tiff",
  options = {},
): Promise<Buffer> {
  const picture = await openPicture(file);
  const { pages = 1, space } = await picture.metadata();
  if (pages > 1) throw new Error("Only one of its pictures would be left.");
  const upright = space === "cmyk" ? picture : picture.keepIccProfile();
  return upright.toFormat(format, options).toBuffer();
}
