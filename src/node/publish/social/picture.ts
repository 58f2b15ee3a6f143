import { readFile } from "node:fs/promises";
import type { Page } from "../../../shared/page.ts";
import type { AddressedPicture } from "../../../shared/providers/publication.ts";
import type { Image } from "../../../shared/schema.gen.ts";
import { directionOf } from "../../../shared/text/directionOf.ts";
import { locateFile } from "../../../site/files/publicFiles.ts";
import { openPicture } from "../../../site/media/pictures.ts";
import { lightScheme } from "../../../theme/scheme.ts";
import { addAsset } from "../../assets/assets.ts";
import { cacheOnDisk } from "../../assets/diskCache.ts";
import type { AssetContext } from "../../assets/pictures.ts";
import { hash } from "../../project/hash.ts";
import { toPath } from "../../resolve/urls.ts";
import { type CardFacts, cardSize, drawCard } from "./card.tsx";
import { cropAround } from "./cropAround.ts";
import { listCardFonts, listScriptFonts } from "./typeface.ts";

/**
 * Makes the picture for shared links: the one that page.yaml names, cropped, or a card with name and title.
 * The result is kept, because rendering takes most of a second.
 */
export async function makeSocialPicture(
  page: Page,
  address: string,
  assetContext: AssetContext,
): Promise<AddressedPicture> {
  const { site } = page;
  const { socialImage } = site;
  const content = socialImage
    ? await cut(locateFile(assetContext, socialImage.src), socialImage.focus)
    : await drawCached(await readFacts(page, assetContext), assetContext.cacheDir);
  return {
    url: new URL(
      `${assetContext.base}${addAsset(assetContext.assets, "social", "png", content)}`,
      address,
    ).href,
    type: "image/png",
    ...cardSize,
    alt: socialImage?.alt ?? `${site.name}: ${site.title}`,
  };
}

async function cut(file: string, focus: Image["focus"]): Promise<Buffer> {
  const picture = await openPicture(await readFile(file));
  const cropped = focus
    ? await cropAround(picture, cardSize, focus)
    : picture.resize({ ...cardSize, fit: "cover" });
  return cropped.png().toBuffer();
}

async function readFacts({ site, theme }: Page, assetContext: AssetContext): Promise<CardFacts> {
  const logo = await readFile(locateFile(assetContext, toPath(site.base, site.logo)));
  const picture = await openPicture(logo, { density: 288 });
  const { wordmark } = site;
  const drawn = await picture.resize({ height: 160 }).png().toBuffer();
  return {
    name: site.name,
    title: site.title,
    logo: `data:image/png;base64,${drawn.toString("base64")}`,
    ...(wordmark && { wordmark: Math.min((80 * wordmark.width) / wordmark.height, 560) }),
    ...(wordmark?.isMute && { isMute: true }),
    scheme: lightScheme(theme),
    fonts: {
      display: await listCardFonts(theme, "display", assetContext),
      text: await listCardFonts(theme, "text", assetContext),
      script: await listScriptFonts(theme, assetContext),
    },
    ...(directionOf(site.lang) === "rtl" && { isMirrored: true }),
  };
}

function drawCached(facts: CardFacts, cacheDir: string): Promise<Uint8Array> {
  const fonts = Object.values(facts.fonts).flat();
  const cuts = fonts.map(({ content, axes }) => [hash(content), axes]);
  const sources = JSON.stringify([drawCard(facts), cardSize, cuts]);
  return cacheOnDisk(cacheDir, `social-${hash(sources)}.png`, async () => {
    const { renderCard } = await import("./renderCard.ts");
    return renderCard(facts, cacheDir);
  });
}
