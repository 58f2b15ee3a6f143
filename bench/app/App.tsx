import { useEffect } from "react";
import { reveal } from "../../src/client/reveal.ts";
import { loadSection } from "../../src/registry/index.ts";
import { landmarkOf } from "../../src/render/landmarks.ts";
import type { Page } from "../../src/shared/page.ts";

/** The component of every section of the page, in order. */
export const loadComponents = (page: Page) =>
  Promise.all(page.sections.map(({ type }) => loadSection(type)));

interface AppProps {
  page: Page;
  components: Awaited<ReturnType<typeof loadComponents>>;
}

/** The same sections as one React application, as most landing pages are made. */
export function App({ page, components }: AppProps) {
  useEffect(() => reveal(document), []);
  const { name, base, lang, timezone, logo, words } = page.site;
  return page.sections.map(({ id, type, tone, spacing, props }, index) => {
    const Landmark = landmarkOf(type);
    const Section = components[index];
    const frame = {
      id,
      headingLevel: type === "hero" ? 1 : 2,
      site: { name, base, lang, timezone, logo, words },
    } as const;
    return (
      <Landmark key={id} id={id} data-tone={tone} data-spacing={spacing}>
        {Section && <Section {...props} frame={frame} />}
      </Landmark>
    );
  });
}
