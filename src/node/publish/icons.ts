import { readFile } from "node:fs/promises";
import { locateFile } from "../../site/files/publicFiles.ts";
import { openPicture } from "../../site/media/pictures.ts";
import { addAsset } from "../assets/assets.ts";
import type { AssetContext } from "../assets/pictures.ts";
import { toUrl } from "../resolve/urls.ts";

/** The site's icon for home screens, as URLs. */
export interface Icons {
  /** Square and without transparency, as iOS requires. */
  touch: string;
  /** For the web app manifest, by their size in pixels. */
  app: { size: number; url: string }[];
}

const touchSize = 180;
const appSizes = [192, 512];

/** Renders the icon of public/ in the sizes that home screens ask for. */
export async function drawIcons(
  file: string,
  ground: string,
  assetContext: AssetContext,
): Promise<Icons> {
  const original = await readFile(locateFile(assetContext, file));
  const { width = 512 } = await (await openPicture(original)).metadata();
  const draw = async (size: number) => {
    // A vector is rendered at its final size; scaled from its own, it would be blurred.
    const density = Math.min(2400, Math.ceil((72 * size) / width));
    const picture = await openPicture(original, { density });
    return picture
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const add = (name: string, content: Buffer) =>
    toUrl(assetContext.base, `/${addAsset(assetContext.assets, name, "png", content)}`);

  const [touch, ...app] = await Promise.all([
    draw(touchSize).then((icon) => fillCorners(icon, ground)),
    ...appSizes.map(draw),
  ]);
  return {
    touch: add("touch-icon", touch),
    app: app.map((content, index) => {
      const size = appSizes[index] ?? 0;
      return { size, url: add(`icon-${size}`, content) };
    }),
  };
}

/** Fills transparent parts with the colour at the middle of the top edge: that of a tile with round corners. */
async function fillCorners(icon: Buffer, ground: string): Promise<Buffer> {
  const edge = { left: touchSize / 2, top: 1, width: 1, height: 1 };
  const dot = (await openPicture(icon)).ensureAlpha().extract(edge).raw();
  const { data } = await dot.toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0, alpha = 0] = data;
  const background = alpha === 255 ? { r, g, b } : ground;
  const filled = (await openPicture(icon)).flatten({ background });
  return filled.png({ compressionLevel: 9 }).toBuffer();
}
