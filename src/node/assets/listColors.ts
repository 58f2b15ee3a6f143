import { readFile } from "node:fs/promises";
import { locateFile } from "../../site/files/publicFiles.ts";
import { openPicture } from "../../site/media/pictures.ts";
import { memoize } from "../../site/memoize.ts";
import type { Colors } from "../../theme/scrim.ts";
import { hash } from "../project/hash.ts";
import { assetContentOf } from "./assets.ts";
import { cacheOnDisk } from "./diskCache.ts";
import { type AssetContext, processWide } from "./pictures.ts";

/** The number of values that are distinguished, for each of red, green and blue. */
const steps = 16;
const step = 256 / steps;

/** The width that a drawing is measured at, in pixels. */
const drawnWidth = 1200;

/**
 * The colours of a picture, taken from its widest copy. They are rounded: each has the darkest and the lightest colour
 * that it is rounded from.
 */
export const listColors = (src: string, assetContext: AssetContext): Promise<Colors> =>
  memoize(assetContext.colors, src, () => findColors(src, assetContext));

async function findColors(src: string, assetContext: AssetContext): Promise<Colors> {
  const original = await readFile(locateFile(assetContext, src));
  const { sources } = await processWide(src, assetContext);
  const [url] = sources[0]?.srcset.split(", ").at(-1)?.split(" ") ?? [];
  const copy = url && assetContext.assets.get(url.slice(assetContext.base.length));
  const name = url ? hash(url) : `${hash(original)}-${drawnWidth}`;
  const marks = await cacheOnDisk(assetContext.cacheDir, `${name}-${steps}.colors`, async () => {
    const whole = await openPicture(copy ? Buffer.from(await assetContentOf(copy)) : original);
    const picture = copy ? whole : whole.resize({ width: drawnWidth });
    return mark(await picture.removeAlpha().toColourspace("srgb").raw().toBuffer());
  });
  return [...marks].flatMap((isThere, index) => (isThere ? cornersOf(index) : []));
}

/** One byte for each rounded colour: 1 if a pixel has it. */
function mark(pixels: Buffer): Uint8Array {
  const marks = new Uint8Array(steps ** 3);
  const round = (at: number) => Math.floor((pixels[at] ?? 0) / step);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    marks[(round(at) * steps + round(at + 1)) * steps + round(at + 2)] = 1;
  }
  return marks;
}

function cornersOf(index: number): Colors {
  const red = Math.floor(index / steps ** 2) * step;
  const green = (Math.floor(index / steps) % steps) * step;
  const blue = (index % steps) * step;
  const last = step - 1;
  return [
    [red, green, blue],
    [red + last, green + last, blue + last],
  ];
}
