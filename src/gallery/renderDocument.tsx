import { renderToStaticMarkup } from "react-dom/server";
import { writeBeforePaint } from "../render/beforePaint.ts";
import { raw } from "../render/raw.ts";
import type { Page } from "../shared/page.ts";

interface Document {
  title: string;
  /** The page whose look it has. */
  page: Page;
  styles: string;
  /** The address of the document's script. */
  script: string;
  body: string;
}

/** Renders a document of the gallery, which search engines leave out. */
export function renderDocument({ title, page, styles, script, body }: Document): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href={page.site.icon} />
        <script {...raw(writeBeforePaint(true))} />
        <style {...raw(styles)} />
        <script type="module" src={script} />
      </head>
      <body {...raw(body)} />
    </html>,
  );
  return `<!doctype html>${html}`;
}
