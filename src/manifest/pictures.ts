import { readFile } from "node:fs/promises";
import type { Sharp, SharpOptions } from "sharp";

/** Opens a picture to measure or encode it. What browsers forgive is forgiven; a file that breaks off is not. */
export async function openPicture(file: Buffer, options?: SharpOptions): Promise<Sharp> {
  // Only here: it takes long to load, and neither a first address nor a page without pictures is to wait for it.
  const { default: sharp } = await import("sharp");
  return sharp(file, { failOn: "error", ...options });
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
