import type { EmotionCache } from "@emotion/react";
import { CacheProvider } from "@emotion/react";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { propsMarker } from "../shared/markers.ts";
import type { RenderedSection } from "../shared/page.ts";
import type {
  PageLanguage,
  ResolvedSection,
  ResolvedSite,
  SectionData,
  SectionFrame,
  SectionType,
} from "../shared/section.ts";
import { Frame } from "./Frame.tsx";
import { factsOf } from "./landmarks.ts";
import { markCurrentPage } from "./markCurrent.ts";
import { nameUntitled } from "./nameUntitled.ts";

/** Options for one section. */
interface SectionRenderOptions extends Pick<SectionFrame, "headingLevel" | "site"> {
  cache: EmotionCache;
  /** True if the author gave the section no title. */
  untitled: boolean;
  /** True if nothing shows where the section before it ends. */
  joined: boolean;
  /** The page's URL, if its links to itself are marked. */
  current: string | undefined;
  /** The page in each language, if there are several. */
  languages: PageLanguage[] | undefined;
  /** True if the browser hydrates the section. */
  hydrated: boolean;
  /** In the live preview, the version of the section's HTML. */
  version: string | undefined;
}

/** Renders one section, as a React root of its own, inside its frame. */
export function renderSection<T extends SectionType>(
  section: ResolvedSection<T>,
  Section: FunctionComponent<SectionData<T>>,
  {
    cache,
    headingLevel,
    untitled,
    joined,
    site,
    current,
    languages,
    hydrated,
    version,
  }: SectionRenderOptions,
): RenderedSection {
  const { id, type, background } = section;
  const props = {
    ...section.props,
    frame: {
      ...{ id, headingLevel, ...(untitled && { untitled }) },
      ...(languages && factsOf(type).listsLanguages && { languages }),
      ...(background && { background }),
      site,
    },
  };
  // A built page has its labels once, in the scripts of its islands. No island needs its address, or decorates it, and dates are written at the build.
  const sent = version ? props : { ...props, frame: { ...props.frame, site: forBrowser(site) } };
  const rendered = untilFound(renderRoot(Section, props, hydrated, cache));
  // The live preview marks links once they are hydrated: React would report an attribute that it does not know.
  const html = current && !version ? markCurrentPage(rendered, current) : rendered;
  const title = `${id}.title`;
  const titleId = html.includes(`id="${title}"`) ? title : undefined;
  const frame = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Frame
        section={section}
        titleId={titleId}
        joined={joined}
        label={untitled ? nameUntitled(section, site) : undefined}
        html={html}
        island={hydrated ? JSON.stringify(sent) : undefined}
        version={version}
      />
    </CacheProvider>,
  );
  return { id, type, titleId, version, html: unescapeProps(frame) };
}

const forBrowser = ({ words, url, ornament, lang, timezone, ...site }: ResolvedSite) => site;

/**
 * Puts the JSON between single quotes, so that its many double quotes need no escape. React always uses
 * double ones.
 */
const unescapeProps = (frame: string) =>
  frame.replace(
    new RegExp(` ${propsMarker}="([^"]*)"`),
    (_, props: string) => ` ${propsMarker}='${props.replaceAll("&quot;", '"')}'`,
  );

/** Lets the browser find hidden text before any script runs. React knows only plain `hidden`. */
const untilFound = (html: string) => html.replaceAll(' hidden=""', ' hidden="until-found"');

function renderRoot<Props extends { frame: { id: string } }>(
  Section: FunctionComponent<Props>,
  props: Props,
  hydrated: boolean,
  cache: EmotionCache,
): string {
  const root = (
    <CacheProvider value={cache}>
      <Section {...props} />
    </CacheProvider>
  );
  // React needs marks between neighbouring texts only to hydrate them.
  const render = hydrated ? renderToString : renderToStaticMarkup;
  return render(root, { identifierPrefix: props.frame.id });
}
