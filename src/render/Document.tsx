import { renderToStaticMarkup } from "react-dom/server";
import { mainId } from "../shared/landmarks.ts";
import { receiverMarker, trackMarker } from "../shared/markers.ts";
import type { Page, RenderedSection, RenderOptions } from "../shared/page.ts";
import type { Analytics } from "../shared/schema.gen.ts";
import { directionOf } from "../shared/text/directionOf.ts";
import { firstSchemeOf } from "../theme/themeValues.ts";
import { askConsent } from "./askConsent.tsx";
import { receiverOf, writeBeacon } from "./beacon.ts";
import { Head } from "./Head.tsx";
import { landmarkOf } from "./landmarks.ts";
import { raw } from "./raw.ts";
import { renderStructuredData } from "./renderStructuredData.ts";

interface DocumentProps {
  page: Page;
  frames: RenderedSection[];
  styles: string;
  options: RenderOptions;
}

/** The whole document: its head, and the frames sorted into landmarks. */
export function Document({ page, frames, styles, options }: DocumentProps) {
  const { structuredData = [], speculationRules, analytics } = options.publication ?? {};
  // Last, so that nothing visible waits for it.
  const data =
    renderStructuredData(structuredData) +
    renderRules(speculationRules) +
    renderBeacon(analytics, frames);
  return (
    <html
      lang={page.site.lang}
      dir={directionOf(page.site.lang)}
      data-theme={firstSchemeOf(page.theme)}
    >
      <Head page={page} styles={styles} options={options} />
      <body {...raw(renderBody(page, frames, options) + data)} />
    </html>
  );
}

const renderRules = (rules: string | undefined) =>
  rules ? `<script type="speculationrules">${rules}</script>` : "";

/** Its policy allows the script to reach the address that it names. */
function renderBeacon(analytics: Analytics | undefined, frames: RenderedSection[]): string {
  if (!analytics) return "";
  const hasTracks = frames.some(({ html }) => html.includes(` ${trackMarker}="`));
  const beacon = writeBeacon(analytics, hasTracks);
  return `<script ${receiverMarker}="${receiverOf(analytics)}">${beacon}</script>`;
}

/**
 * An inert script between the sections. After a script, a parser looks for more urgent work; without one,
 * Chromium's parser ignores a slow phone's visitor for half a second at a time.
 */
const pause = '<script type="text/plain"></script>';

/** Frames are HTML already, so the landmarks around them are joined as text. */
function renderBody(
  { site }: Page,
  frames: RenderedSection[],
  { live, script, publication }: RenderOptions,
): string {
  const analytics = publication?.analytics;
  const inside = (landmark: ReturnType<typeof landmarkOf>) => {
    const found = frames.filter(({ type }) => landmarkOf(type) === landmark);
    return found.map(({ html }) => html).join(live || !script ? "" : pause);
  };
  return [
    renderToStaticMarkup(
      <a className="skip-link" href={`#${mainId}`}>
        {site.words.skip}
      </a>,
    ),
    inside("aside"),
    inside("header"),
    `<main id="${mainId}" tabindex="-1">${inside("section")}</main>`,
    inside("footer"),
    analytics?.consent ? askConsent(analytics, site.words) : "",
  ].join("");
}
