import type { NormalizedHotChannelClient } from "vite";
import { type SentTags, tagsEvent } from "../../../shared/editor/tagged.ts";
import { memoize } from "../../../site/memoize.ts";
import type { SiteView } from "../views.ts";
import { tagSections } from "./tagSections.ts";
import { listTranslated } from "./translations.ts";

/** Each section that a browser got last, as JSON, by its id. */
const sent = new WeakMap<NormalizedHotChannelClient, Map<string, string>>();

/**
 * Sends a browser that shows a page inside the editor the tagged sections that it does not have. It receives each
 * revision, even if no section differs.
 */
export async function sendTags(
  client: NormalizedHotChannelClient,
  { site, revision, resolveContext }: SiteView,
  at: string,
): Promise<void> {
  const pages = [
    ...site.pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...site.languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  const page = pages.find(({ path }) => path === at);
  if (!page || !resolveContext) return;
  const known = memoize(sent, client, () => new Map<string, string>());
  const language = languageAt(site, at);
  const source = page.edition?.source ?? at;
  const tagged = await tagSections(page, pages, resolveContext);
  const sections = tagged.map((section) => ({
    ...section,
    ...(language && { translated: listTranslated(language, source, section.id) }),
  }));
  const changed = sections.filter((section) => {
    const json = JSON.stringify(section);
    const isKnown = known.get(section.id) === json;
    known.set(section.id, json);
    return !isKnown;
  });
  client.send(tagsEvent, { revision, sections: changed } satisfies SentTags);
}

/** The language of the page at an address, if that is not the language of the site. */
const languageAt = ({ languages }: SiteView["site"], at: string) =>
  languages.find(({ pageFiles }) => pageFiles.some(({ path }) => path === at));

/**
 * Reports to a browser that its sections are those of a newer revision of the site too. One that has opened a page with an
 * error has no tags: it gets them with the first revision without one.
 */
export async function sendRevision(
  client: NormalizedHotChannelClient,
  view: SiteView,
  at: string,
): Promise<void> {
  // An entry that is not shown may have another translation, with which the page stays as it is.
  if (!sent.has(client) || languageAt(view.site, at)) return sendTags(client, view, at);
  client.send(tagsEvent, { revision: view.revision, sections: [] } satisfies SentTags);
}
