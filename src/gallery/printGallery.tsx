import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import type { Gallery as GalleryData } from "../contract/gallery.ts";
import type { Page } from "../contract/page.ts";
import { beforePaint } from "../page/beforePaint.ts";
import { setUpPress } from "../page/printFrames.ts";
import { printStyles } from "../page/printStyles.ts";
import { raw } from "../page/raw.ts";
import { Gallery } from "./Gallery.tsx";

/** Prints the gallery in the look of the page. `script` is the address of what answers in it. */
export function printGallery(gallery: GalleryData, page: Page, script: string): string {
  const { cache } = setUpPress();
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Gallery {...gallery} />
    </CacheProvider>,
  );
  const styles = printStyles(page, createEmotionServer(cache).extractCriticalToChunks(body));
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Section types · ${page.site.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href={page.site.icon} />
        <script {...raw(beforePaint)} />
        <style {...raw(styles)} />
        <script type="module" src={script} />
      </head>
      <body {...raw(body)} />
    </html>,
  );
  return `<!doctype html>${html}`;
}
