import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { raw } from "../render/raw.ts";
import { printFrames, setUpPress } from "../render/renderFrames.ts";
import { printStyles } from "../render/renderStyles.ts";
import type { GalleryPrinter } from "../shared/gallery.ts";
import { printDocument } from "./renderDocument.tsx";
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
