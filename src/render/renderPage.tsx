import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { islandMarker, printMarker } from "../shared/markers.ts";
import type { Page, PrintedDocument, PrintedFrame, Printing } from "../shared/page.ts";
import { Document } from "./Document.tsx";
import { printFrames, setUpPress } from "./renderFrames.ts";
import { printStyles } from "./renderStyles.ts";

/** What the live preview printed last; of the page alone, for specimens would take its frames' places. */
const livePress = setUpPress();

/** Prints the page. For the live preview, of an edited page only what the edit changed. */
export async function printPage(page: Page, printing: Printing): Promise<PrintedDocument> {
  const known = printing.live?.known;
  const press = known ? livePress : setUpPress();
  const frames = await printFrames(page, printing, press);
  const critical = createEmotionServer(press.cache).extractCriticalToChunks(
    frames.map(({ html }) => html).join(""),
  );
  const styles = printStyles(page, critical);
  const sent = frames.map((frame) => (known?.has(frame.print) ? stub(frame) : frame));
  const html = renderToStaticMarkup(
    <Document page={page} frames={sent} styles={styles} printing={printing} />,
  );
  return { html: `<!doctype html>${html}`, frames };
}

/** Stands for a frame that the open pages have already. */
function stub(frame: PrintedFrame): PrintedFrame {
  const { id, type, print } = frame;
  const html = `<section id="${id}" ${islandMarker}="${type}" ${printMarker}="${print}"></section>`;
  return { ...frame, html };
}
