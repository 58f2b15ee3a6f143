import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import type { GalleryPrinter } from "../contract/gallery.ts";
import { printFrames, setUpPress } from "../page/printFrames.ts";
import { printStyles } from "../page/printStyles.ts";
import { raw } from "../page/raw.ts";
import { printDocument } from "./printDocument.tsx";
import { Caption, Variants, Window } from "./variantStyles.ts";

/** Prints all variants of a section type below each other, each with its name above it. */
export const printVariants: GalleryPrinter["printVariants"] = async (
  type,
  variants,
  given,
  { script, live },
) => {
  const page = { ...given, sections: variants.map(({ section }) => section) };
  const press = setUpPress();
  const printing = { script: { src: script }, ...(live && { live }) };
  const frames = await printFrames(page, printing, press);
  const body = renderToStaticMarkup(
    <CacheProvider value={press.cache}>
      <Variants>
        <Caption>
          <a href={`../#${type}`}>Section types</a> <strong>{type}</strong>
        </Caption>
        {variants.map(({ name, section: { id } }) => (
          <div key={id} data-variant={name}>
            <Caption>{name}</Caption>
            <Window {...raw(frames.find((frame) => frame.id === id)?.html ?? "")} />
          </div>
        ))}
      </Variants>
    </CacheProvider>,
  );
  const styles = printStyles(page, createEmotionServer(press.cache).extractCriticalToChunks(body));
  const title = `Variants of ${type} · ${page.site.name}`;
  return printDocument({ title, page, styles, script, body });
};
