import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToStaticMarkup } from "react-dom/server";
import { createRenderCache } from "../render/renderFrames.ts";
import { renderStyles } from "../render/renderStyles.ts";
import { type GalleryTheme, lookFile } from "../shared/gallery.ts";
import type { Page } from "../shared/page.ts";
import { Bar, Main } from "./galleryStyles.ts";
import { renderDocument } from "./renderDocument.tsx";
import { Sample, Samples, Setting } from "./themeStyles.ts";

/** Renders the settings of the theme that have a few values, each value by a small page, in the look of the page. */
export function renderTheme(theme: GalleryTheme, page: Page, script: string): string {
  const { cache } = createRenderCache();
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Theme {...theme} />
    </CacheProvider>,
  );
  const styles = renderStyles(page, createEmotionServer(cache).extractCriticalToChunks(body));
  return renderDocument({ title: `Theme · ${page.site.name}`, page, styles, script, body });
}

function Theme({ looks, settings }: GalleryTheme) {
  return (
    <>
      <Bar>
        <h1>Settings of the theme</h1>
        <a href=".">Section types</a>
      </Bar>
      <Main>
        <Setting aria-labelledby="preset">
          <h2 id="preset">preset</h2>
          <p>
            The look that everything else is laid over. Each has a page of its own to begin with.
          </p>
          <Samples>
            {looks.map((name) => (
              <figure key={name}>
                <figcaption>{name}</figcaption>
                <Sample>
                  <img src={lookFile(name)} alt={`A page in the look ${name}`} loading="lazy" />
                </Sample>
              </figure>
            ))}
          </Samples>
        </Setting>
        {settings.map(({ name, description, samples }) => (
          <Setting key={name} aria-labelledby={name}>
            <h2 id={name}>{name}</h2>
            <p>{description}</p>
            <Samples>
              {samples.map(({ value, href }) => (
                <figure key={value}>
                  <figcaption>
                    <a href={href}>
                      {value}
                      <span>, as {name}</span>
                    </a>
                  </figcaption>
                  <Sample inert>
                    <iframe src={href} title={`${name}: ${value}`} loading="lazy" />
                  </Sample>
                </figure>
              ))}
            </Samples>
          </Setting>
        ))}
      </Main>
    </>
  );
}
