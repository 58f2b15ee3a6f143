import { readFile } from "node:fs/promises";
import type { Sharp, SharpOptions } from "sharp";

/**
 * How pictures are opened. What browsers forgive is forgiven, but not a file that breaks off. A photograph
 * is turned as the camera was held: copies do not say it any more.
 */
export const opening = { failOn: "error", autoOrient: true } as const;

/** Opens a picture to measure or encode it. */
export async function openPicture(file: Buffer, options?: SharpOptions): Promise<Sharp> {
  // Only here: it takes long to load, and neither a first address nor a page without pictures is to wait for it.
  const { default: sharp } = await import("sharp");
  return sharp(file, { ...opening, ...options });
}

/** What a file turns out to be that is named as a picture: one that stands still, one with many frames, or none. */
export type PictureKind = "still" | "moving" | "spoiled";

/** Looks into a picture, which has to be decoded to its end. */
export async function judgePicture(file: string): Promise<PictureKind> {
  try {
    const picture = await openPicture(await readFile(file));
    const { delay = [] } = await picture.metadata();
    // Large photographs are decoded at an eighth of their size, which is soon done.
    await picture.resize(8).raw().toBuffer();
    return delay.length > 1 ? "moving" : "still";
  } catch {
    return "spoiled";
  }
}
