import createCache, { type EmotionCache } from "@emotion/cache";
import { isIsland, loadSection } from "../registry/index.ts";
import { emotionOptions } from "../shared/emotion.ts";
import type { Page, RenderedSection, RenderOptions } from "../shared/page.ts";
import type { ResolvedSection, SectionFrame } from "../shared/section.ts";
import { hasSplitLinks, ornamentOf, pictureRatioOf } from "../theme/themeValues.ts";
import { factsOf, landmarkOf } from "./landmarks.ts";
import { renderSection } from "./renderSection.tsx";

/** The state of a renderer: the cache of styles, and the frames of the last rendering by their input. */
export interface RenderCache {
  cache: EmotionCache;
  frames: ReadonlyMap<string, RenderedSection>;
}

/** An empty cache. */
export function createRenderCache(): RenderCache {
  const cache = createCache(emotionOptions);
  // Without `compat`, Emotion would render a <style> before each element that it styles.
  cache.compat = true;
  return { cache, frames: new Map() };
}

/**
 * Renders every section inside its frame, or takes it from the cache if its input is unchanged. The first
 * section with a title has the page's `h1`, the others have `h2`, in any order of sections; all have `h2` in a document that
 * is `titled` already.
 */
export async function renderFrames(
  page: Page,
  { live, script }: RenderOptions,
  renderCache: RenderCache,
  titled = false,
): Promise<RenderedSection[]> {
  const { name, base, lang, timezone, logo, nightLogo, lightOnly, url, wordmark, words, home } =
    page.site;
  const ornament = ornamentOf(page.theme);
  const pictureRatio = pictureRatioOf(page.theme);
  const other = {
    ...(nightLogo && !lightOnly && { nightLogo }),
    ...(lightOnly && { lightOnly }),
    ...(ornament !== "drawn" && { ornament }),
    ...(pictureRatio && { pictureRatio }),
    ...(hasSplitLinks(page.theme) && { splitLinks: true as const }),
    ...(url && { url }),
    ...(home && { home }),
    ...(wordmark && { wordmark }),
  };
  const site = { name, base, lang, timezone, logo, ...other, words };
  const components = await Promise.all(page.sections.map(({ type }) => loadSection(type)));
  const frames = new Map<string, RenderedSection>();
  let hasTitle = titled;
  let before: ResolvedSection | undefined;
  for (const [index, section] of page.sections.entries()) {
    const Section = components[index];
    if (!Section) continue;
    const headingLevel: SectionFrame["headingLevel"] = hasTitle ? 2 : 1;
    const untitled = isNamed(section) && !("title" in section.props);
    const joined = before !== undefined && areJoined(before, section);
    const key: string = JSON.stringify([section, headingLevel, joined, site, page.languages]);
    const frame: RenderedSection =
      renderCache.frames.get(key) ??
      naming(section, () =>
        renderSection(section, Section, {
          cache: renderCache.cache,
          headingLevel,
          untitled,
          joined,
          site,
          current: page.current,
          languages: page.languages,
          hydrated: live !== undefined || (script !== undefined && isIsland(section)),
          version: live && crypto.randomUUID(),
        }),
      );
    frames.set(key, frame);
    hasTitle ||= frame.titleId !== undefined;
    before = section;
  }
  renderCache.frames = frames;
  return [...frames.values()];
}

/** Names the section in an error of its component: `sectionType` is its type. */
function naming<Result>({ id, type }: ResolvedSection, render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `the section #${id} of the type ${type} cannot be rendered: ${reason}.`;
    throw Object.assign(new Error(message, { cause: error }), { sectionType: type });
  }
}

/** True if nothing shows where one section ends and the next one begins. */
const areJoined = (one: ResolvedSection, next: ResolvedSection) =>
  one.tone === next.tone &&
  [one, next].every(({ type, background }) => landmarkOf(type) === "section" && !background);

/** True if screen readers name the section, by its title or else by another word. */
const isNamed = ({ type }: ResolvedSection) =>
  landmarkOf(type) === "section" || factsOf(type).untitledAs !== undefined;
