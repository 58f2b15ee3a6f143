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

/** Whether the file is a picture that can be decoded to its end. */
export async function isPicture(file: string): Promise<boolean> {
  try {
    const picture = await openPicture(await readFile(file));
    // Large photographs are decoded at an eighth of their size, which is soon done.
    await picture.resize(8).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
