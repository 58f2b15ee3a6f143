import type { Sharp } from "sharp";
import { type Content, kindInWords } from "../../../../site/media/content.ts";
import { holdsFrames, openPicture } from "../../../../site/media/pictures.ts";
import { UploadRefused } from "./refuseUpload.ts";

/** The longest side of a picture that is kept, in pixels: enough for the widest screens. */
const longestSide = 4000;

/** The most pixels that are decoded: those of the largest cameras in telephones. */
const mostPixels = 220e6;

/** The longest time that one picture may take, in seconds. */
const longestTime = 60;

/** The ending and the encoder of each kind of picture. */
const encoders: Partial<Record<Content, { ending: string; encode: (picture: Sharp) => Sharp }>> = {
  avif: { ending: ".avif", encode: (picture) => picture.avif({ quality: 80 }) },
  gif: { ending: ".gif", encode: (picture) => picture.gif() },
  jpeg: { ending: ".jpg", encode: (picture) => picture.jpeg({ quality: 92 }) },
  png: { ending: ".png", encode: (picture) => picture.png() },
  webp: { ending: ".webp", encode: (picture) => picture.webp({ quality: 92 }) },
};

/** A picture that is encoded again, with the ending of its kind. */
export interface EncodedPicture {
  ending: string;
  bytes: Buffer;
}

/**
 * Decodes a picture and encodes it again, upright and at most 4000 pixels wide and high. Nothing but its pixels and its
 * colours is left: no place, no camera, nothing hidden behind them. Undefined for a file of another kind.
 */
export async function encodePicture(
  file: Buffer,
  content: Content,
): Promise<EncodedPicture | undefined> {
  const encoder = encoders[content];
  if (!encoder) return undefined;
  if (holdsFrames(file, content)) {
    throw new UploadRefused(
      "This PNG is an animation, of which one picture alone would be left. Save it as GIF or WebP.",
    );
  }
  const { width, height, space, pages = 1 } = await measure(file, content);
  if (width * height * pages > mostPixels) {
    throw new UploadRefused(
      `This picture is ${width} × ${height} pixels${pages > 1 ? `, ${pages} times` : ""}, which is too large to be read. Save it with fewer pixels: 2400 across are enough for every screen.`,
    );
  }
  try {
    const picture = await openPicture(file, { animated: pages > 1, limitInputPixels: mostPixels });
    const coloured = space === "cmyk" ? picture : picture.keepIccProfile();
    const fitted = coloured
      .timeout({ seconds: longestTime })
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
    return { ending: encoder.ending, bytes: await encoder.encode(fitted).toBuffer() };
  } catch {
    throw unreadable(content);
  }
}

async function measure(file: Buffer, content: Content) {
  try {
    const picture = await openPicture(file, { limitInputPixels: false });
    const { autoOrient, pages, space } = await picture.metadata();
    return { ...autoOrient, pages, space };
  } catch {
    throw unreadable(content);
  }
}

const unreadable = (content: Content) =>
  new UploadRefused(
    `This file begins like ${kindInWords[content]}, but it is damaged or cut off. Export it anew, or download it again.`,
  );
