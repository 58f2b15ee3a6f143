import path from "node:path";
import { openPicture } from "../manifest/pictures.ts";
import { hash } from "./assets.ts";
import { makeOnce } from "./cache.ts";
import type { Darkroom } from "./pictures.ts";

/** Where portraits go. */
export type Studio = Pick<Darkroom, "base" | "cacheDir" | "assets">;

/** In pixels: they stand 48 wide, on dense screens too. */
const size = 160;

/** Cuts the square in the middle of a picture, small enough for a face among many; gives its URL. */
export function cutPortrait(
  name: string,
  original: Buffer,
  { base, cacheDir, assets }: Studio,
): string {
  const file = `assets/${name}-${hash(hash(original) + size)}.webp`;
  assets.set(file, () =>
    makeOnce(cacheDir, path.basename(file), async () => {
      const picture = await openPicture(original);
      return picture.resize(size, size).webp({ quality: 80 }).toBuffer();
    }),
  );
  return base + file;
}
