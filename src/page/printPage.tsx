import createCache from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { emotionOptions } from "../contract/emotion.ts";
import type { Page, PrintedDocument, PrintedFrame, Printing } from "../contract/page.ts";
import { isIsland, loadSection } from "../registry/index.ts";
import { Document } from "./Document.tsx";
import { printSection } from "./printSection.tsx";
import { printStyles } from "./printStyles.ts";

/**
 * Prints the page. The first section with a title has the page's `h1`, the others' titles are `h2`,
 * in whatever order the sections stand.
 */
export async function printPage(page: Page, printing: Printing): Promise<PrintedDocument> {
  const { name, base, logo } = page.site;
  // Without `compat`, Emotion would print a <style> before each element that it styles.
  const cache = createCache(emotionOptions);
  cache.compat = true;
  const components = await Promise.all(page.sections.map(({ type }) => loadSection(type)));
  const frames: PrintedFrame[] = [];
  let titled = false;
  for (const [index, section] of page.sections.entries()) {
    const Section = components[index];
    if (!Section) continue;
    const frame: PrintedFrame = printSection(section, Section, {
      cache,
      headingLevel: titled ? 2 : 1,
      site: { name, base, logo },
      hydrated: printing.hydrateAll || isIsland(section),
    });
    titled ||= frame.titleId !== undefined;
    frames.push(frame);
  }
  const critical = createEmotionServer(cache).extractCriticalToChunks(
    frames.map(({ html }) => html).join(""),
  );
  const styles = printStyles(page, critical);
  const html = renderToStaticMarkup(
    <Document page={page} frames={frames} styles={styles} printing={printing} />,
  );
  return { html: `<!doctype html>${html}`, frames };
}
