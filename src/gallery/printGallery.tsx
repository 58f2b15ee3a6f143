import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import type { Gallery as GalleryData } from "../contract/gallery.ts";
import type { Page } from "../contract/page.ts";
import { setUpPress } from "../page/printFrames.ts";
import { printStyles } from "../page/printStyles.ts";
import { Gallery } from "./Gallery.tsx";
import { printDocument } from "./printDocument.tsx";

/** Prints the gallery in the look of the page. `script` is the address of what answers in it. */
export function printGallery(gallery: GalleryData, page: Page, script: string): string {
  const { cache } = setUpPress();
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Gallery {...gallery} />
    </CacheProvider>,
  );
  const styles = printStyles(page, createEmotionServer(cache).extractCriticalToChunks(body));
  return printDocument({ title: `Section types · ${page.site.name}`, page, styles, script, body });
}
