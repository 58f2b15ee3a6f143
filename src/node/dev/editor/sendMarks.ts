import type { NormalizedHotChannelClient } from "vite";
import { marksEvent, type SentMarks } from "../../../shared/editor/marks.ts";
import { memoize } from "../../../site/memoize.ts";
import type { View } from "../views.ts";
import { markSections } from "./markSections.ts";

/** Each section that a browser got last, as JSON, by its id. */
const sent = new WeakMap<NormalizedHotChannelClient, Map<string, string>>();

/**
 * Sends the sections of a page with marks to a browser that shows it inside the editor: those that it does not have. It
 * is told of each revision, even if no section differs.
 */
export async function sendMarks(
  client: NormalizedHotChannelClient,
  { site, revision, resolveContext }: View,
  at: string,
): Promise<void> {
  const page = site.pages.find(({ path }) => path === at)?.pageFile;
  if (!page || !resolveContext) return;
  const pages = site.pages.flatMap(({ pageFile }) => pageFile ?? []);
  const known = memoize(sent, client, () => new Map<string, string>());
  const sections = await markSections(page, pages, resolveContext);
  const changed = sections.filter((section) => {
    const json = JSON.stringify(section);
    const isKnown = known.get(section.id) === json;
    known.set(section.id, json);
    return !isKnown;
  });
  client.send(marksEvent, { revision, sections: changed } satisfies SentMarks);
}

/** Tells a browser that the sections that it has are those of a newer revision of the site too. */
export const sendRevision = (client: NormalizedHotChannelClient, { revision }: View): void =>
  client.send(marksEvent, { revision, sections: [] } satisfies SentMarks);
