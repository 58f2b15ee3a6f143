import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { createRenderCache } from "../render/renderFrames.ts";
import { renderStyles } from "../render/renderStyles.ts";
import type { Gallery as GalleryData } from "../shared/gallery.ts";
import type { Page } from "../shared/page.ts";
import { Gallery } from "./Gallery.tsx";
import { renderDocument } from "./renderDocument.tsx";

/** Renders the gallery in the look of the page. `script` is the address of its module. */
export function renderGallery(gallery: GalleryData, page: Page, script: string): string {
  const { cache } = createRenderCache();
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Gallery {...gallery} />
    </CacheProvider>,
  );
  const styles = renderStyles(page, createEmotionServer(cache).extractCriticalToChunks(body));
  return renderDocument({ title: `Section types · ${page.site.name}`, page, styles, script, body });
}
