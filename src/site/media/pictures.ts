import { readFile } from "node:fs/promises";
import type { Sharp, SharpOptions } from "sharp";
import { type Content, contentOf } from "./content.ts";

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

/**
 * What a file turns out to be that is named as a picture: one that stands still, one with many frames, one with more
 * pixels than can be read, or none.
 */
export type PictureKind = "still" | "moving" | "huge" | "spoiled";

/** What has been found in a file that is named as a picture. */
export interface PictureFacts {
  kind: PictureKind;
  content: Content;
  /** In pixels, as it is seen; 0 for what is none. */
  width: number;
  height: number;
  /** Whether it is a drawing that says neither its size nor what part of it is to be seen. */
  isUnsized: boolean;
}

/** How many pixels are read: `sharp` refuses more, which would take a gigabyte of memory. */
const mostPixels = 0x3fff ** 2;

/** Looks into a picture, which has to be decoded to its end. */
export async function judgePicture(file: string): Promise<PictureFacts> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const content = contentOf(bytes);
  try {
    const { autoOrient, delay = [] } = await (
      await openPicture(bytes, { limitInputPixels: false })
    ).metadata();
    const { width, height } = autoOrient;
    const isUnsized = content === "svg" && lacksSize(bytes.toString("utf8"));
    const facts = { content, width, height, isUnsized };
    if (width * height > mostPixels) return { ...facts, kind: "huge" };
    // Large photographs are decoded at an eighth of their size, which is soon done.
    await (await openPicture(bytes)).resize(8).raw().toBuffer();
    const moves = delay.length > 1 || holdsFrames(bytes, content);
    return { ...facts, kind: moves ? "moving" : "still" };
  } catch {
    return { kind: "spoiled", content, width: 0, height: 0, isUnsized: false };
  }
}

/** Whether it moves where `sharp` reads its first frame only: an animated PNG, or a sequence in AVIF. */
function holdsFrames(file: Buffer, content: Content): boolean {
  if (content === "avif") return file.toString("latin1", 8, 12) === "avis";
  const frames = file.indexOf("acTL", 0, "latin1");
  return content === "png" && frames > 0 && frames < file.indexOf("IDAT", 0, "latin1");
}

/** Whether browsers have to guess how large a drawing is: they take 300 × 150 pixels, and cut off the rest. */
function lacksSize(drawing: string): boolean {
  const [root = ""] = /<([a-z]+:)?svg\b[^>]*>/i.exec(drawing.replaceAll(/<!--.*?-->/gs, "")) ?? [];
  const has = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["'][^"'%]+["']`).test(root);
  return !has("viewBox") && !(has("width") && has("height"));
}
