import type { Sharp, SharpOptions } from "sharp";
import { readIfThere } from "../readIfThere.ts";
import { type Content, contentOf } from "./content.ts";
import { type DrawingFacts, inspectDrawing } from "./drawings.ts";

/**
 * Options for opening pictures. Errors that browsers tolerate are tolerated, except a truncated file. A photograph is
 * rotated by its EXIF orientation, as copies lose that.
 */
export const opening = { failOn: "error", autoOrient: true } as const;

/** Opens a picture to measure or encode it. */
export async function openPicture(file: Buffer, options?: SharpOptions): Promise<Sharp> {
  // Imported on demand: it loads slowly, and neither the first response nor a page without pictures should wait for
  // it.
  const { default: sharp } = await import("sharp");
  return sharp(file, { ...opening, ...options });
}

/**
 * The result of decoding a picture: a still image, an animation, more pixels than can be read, or no valid picture.
 */
export type PictureKind = "still" | "moving" | "huge" | "spoiled";

/** The facts of a file that is named as a picture. */
export interface PictureFacts extends DrawingFacts {
  kind: PictureKind;
  content: Content;
  /** In pixels, as displayed; 0 if it is no picture. */
  width: number;
  height: number;
  /** True if every pixel is transparent. */
  isBlank?: true;
}

/** The limit of pixels: `sharp` refuses more, which would take a gigabyte of memory. */
const mostPixels = 0x3fff ** 2;

/** Inspects a picture, which is decoded completely. */
export async function inspectPicture(file: string): Promise<PictureFacts> {
  const bytes = await readIfThere(file);
  const content = contentOf(bytes);
  try {
    const { autoOrient, delay = [] } = await (
      await openPicture(bytes, { limitInputPixels: false })
    ).metadata();
    const { width, height } = autoOrient;
    const drawn = content === "svg" && (await inspectDrawing(bytes.toString("utf8")));
    const facts = { content, width, height, isUnsized: false, ...drawn };
    if (width * height > mostPixels) return { ...facts, kind: "huge" };
    // Large photographs are decoded at an eighth of their size, which is fast.
    const small = await (await openPicture(bytes)).resize(8).ensureAlpha().raw().toBuffer();
    const moves = delay.length > 1 || holdsFrames(bytes, content);
    const mayBeBlank = !moves && small.every((byte, index) => index % 4 < 3 || byte === 0);
    const isBlank = mayBeBlank && (await isTransparent(bytes, content));
    return { ...facts, kind: moves ? "moving" : "still", ...(isBlank && { isBlank }) };
  } catch {
    return { kind: "spoiled", content, width: 0, height: 0, isUnsized: false };
  }
}

/** Parts of a drawing that browsers draw and `sharp` may not. */
const drawnByBrowsers = /<(?:style|animate|set|foreignObject|image|text)\b|\bvar\(|\bstyle=/i;

/** True if no pixel shows. A drawing is one only if all that it has is drawn here. */
async function isTransparent(bytes: Buffer, content: Content): Promise<boolean> {
  if (content === "svg" && drawnByBrowsers.test(bytes.toString("utf8"))) return false;
  const { channels } = await (await openPicture(bytes)).ensureAlpha().stats();
  return channels.at(-1)?.max === 0;
}

/** True for an animated PNG, of which `sharp` reads only the first frame. */
export function holdsFrames(file: Buffer, content: Content): boolean {
  const frames = file.indexOf("acTL", 0, "latin1");
  return content === "png" && frames > 0 && frames < file.indexOf("IDAT", 0, "latin1");
}
