import path from "node:path";
import { opening, openPicture } from "../../site/media/pictures.ts";
import { hash } from "../project/hash.ts";
import { cacheOnDisk } from "./diskCache.ts";
import type { AssetContext } from "./pictures.ts";

/** The part of an asset context that portraits need. */
export type AvatarContext = Pick<AssetContext, "base" | "cacheDir" | "assets">;

/** In pixels: portraits are 48 wide, on dense screens too. */
const size = 160;
const options = { quality: 80 };

/** Crops a picture to the square in its middle, at the size of a portrait. Returns its URL. */
export function cutPortrait(
  name: string,
  original: Buffer,
  { base, cacheDir, assets }: AvatarContext,
): string {
  const file = `assets/${name}-${hash(hash(original) + JSON.stringify([opening, size, options]))}.webp`;
  assets.set(file, () =>
    cacheOnDisk(cacheDir, path.basename(file), async () => {
      const picture = await openPicture(original);
      return picture.resize(size, size).webp(options).toBuffer();
    }),
  );
  return base + file;
}
