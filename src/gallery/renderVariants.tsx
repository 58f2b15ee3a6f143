import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { raw } from "../render/raw.ts";
import { createRenderCache, renderFrames } from "../render/renderFrames.ts";
import { renderStyles } from "../render/renderStyles.ts";
import type { GalleryRenderer } from "../shared/gallery.ts";
import { renderDocument } from "./renderDocument.tsx";
import { Caption, Variants, Window } from "./variantStyles.ts";

/** Renders all variants of a section type below each other, each with its name above it. */
export const renderVariants: GalleryRenderer["renderVariants"] = async (
  type,
  variants,
  given,
  { script, live },
) => {
  const page = { ...given, sections: variants.map(({ section }) => section) };
  const renderCache = createRenderCache();
  const options = { script: { src: script }, ...(live && { live }) };
  const frames = await renderFrames(page, options, renderCache);
  const body = renderToStaticMarkup(
    <CacheProvider value={renderCache.cache}>
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
  const styles = renderStyles(
    page,
    createEmotionServer(renderCache.cache).extractCriticalToChunks(body),
  );
  const title = `Variants of ${type} · ${page.site.name}`;
  return renderDocument({ title, page, styles, script, body });
};
