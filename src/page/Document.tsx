import type { Page, PrintedFrame, Printing } from "../contract/page.ts";
import { beforePaint } from "./beforePaint.ts";
import { landmarkOf } from "./landmarks.ts";
import type { Styles } from "./printStyles.ts";

interface DocumentProps {
  page: Page;
  frames: PrintedFrame[];
  styles: Styles;
  script: Printing["script"];
}

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The whole document: what the head says, the one stylesheet, and the frames sorted into landmarks. */
export function Document({ page: { site, symbols }, frames, styles, script }: DocumentProps) {
  return (
    <html lang={site.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.title}</title>
        <meta name="description" content={site.description} />
        <link rel="icon" href={`${site.base}favicon.svg`} type="image/svg+xml" />
        <script {...raw(beforePaint)} />
        <style data-emotion={styles.emotion} {...raw(styles.css)} />
        {"src" in script ? (
          <script type="module" src={script.src} />
        ) : (
          <script type="module" {...raw(script.code)} />
        )}
      </head>
      <body {...raw(printBody(symbols, frames))} />
    </html>
  );
}

/** Frames are HTML already, so the landmarks around them are put together as text. */
function printBody(symbols: string, frames: PrintedFrame[]): string {
  const inside = (landmark: ReturnType<typeof landmarkOf>) =>
    frames
      .filter(({ type }) => landmarkOf(type) === landmark)
      .map(({ html }) => html)
      .join("");
  return [
    '<a class="skip-link" href="#main">Skip to content</a>',
    `<svg hidden>${symbols}</svg>`,
    inside("header"),
    `<main id="main" tabindex="-1">${inside("section")}</main>`,
    inside("footer"),
  ].join("");
}
