import { readFile } from "node:fs/promises";
import type { Sharp, SharpOptions } from "sharp";
import { type Content, contentOf } from "./content.ts";

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
export interface PictureFacts {
  kind: PictureKind;
  content: Content;
  /** In pixels, as displayed; 0 if it is no picture. */
  width: number;
  height: number;
  /** True for a drawing that states neither its size nor its view box. */
  isUnsized: boolean;
  /** The need of a drawing that a picture cannot have: a script, or another file. */
  needs?: "script" | "reference";
}

/** The limit of pixels: `sharp` refuses more, which would take a gigabyte of memory. */
const mostPixels = 0x3fff ** 2;

/** Inspects a picture, which is decoded completely. */
export async function inspectPicture(file: string): Promise<PictureFacts> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const content = contentOf(bytes);
  try {
    const { autoOrient, delay = [] } = await (
      await openPicture(bytes, { limitInputPixels: false })
    ).metadata();
    const { width, height } = autoOrient;
    const isUnsized = content === "svg" && lacksSize(bytes.toString("utf8"));
    const needs = content === "svg" ? needsOf(bytes.toString("utf8")) : undefined;
    const facts = { content, width, height, isUnsized, ...(needs && { needs }) };
    if (width * height > mostPixels) return { ...facts, kind: "huge" };
    // Large photographs are decoded at an eighth of their size, which is fast.
    await (await openPicture(bytes)).resize(8).raw().toBuffer();
    const moves = delay.length > 1 || holdsFrames(bytes, content);
    return { ...facts, kind: moves ? "moving" : "still" };
  } catch {
    return { kind: "spoiled", content, width: 0, height: 0, isUnsized: false };
  }
}

/** True for an animated PNG, of which `sharp` reads only the first frame. */
export function holdsFrames(file: Buffer, content: Content): boolean {
  const frames = file.indexOf("acTL", 0, "latin1");
  return content === "png" && frames > 0 && frames < file.indexOf("IDAT", 0, "latin1");
}

/** True if browsers have to guess the size of a drawing: they take 300 × 150 pixels, and crop the rest. */
function lacksSize(drawing: string): boolean {
  const [root = ""] = /<([a-z]+:)?svg\b[^>]*>/i.exec(drawing.replaceAll(/<!--.*?-->/gs, "")) ?? [];
  const has = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["'][^"'%]+["']`).test(root);
  return !has("viewBox") && !(has("width") && has("height"));
}

/** Browsers run no script of a drawing that is shown as a picture, and fetch nothing for it. */
function needsOf(drawing: string): PictureFacts["needs"] {
  const code = drawing.replaceAll(/<!--.*?-->|<(\w+:)?a\b[^>]*>/gs, "");
  if (/<(\w+:)?script\b|\son[a-z]+\s*=\s*["']|javascript:/i.test(code)) return "script";
  const refersOutside =
    /\shref\s*=\s*["']\s*(?!#|data:)[^\s"']|:href\s*=\s*["']\s*(?!#|data:)[^\s"']|url\(\s*(["']|&quot;)?\s*(?!#|data:)[^\s"')&]|@import|<\?xml-stylesheet/i;
  return refersOutside.test(code) ? "reference" : undefined;
}
