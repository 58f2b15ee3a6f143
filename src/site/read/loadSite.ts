import { readFile } from "node:fs/promises";
import path from "node:path";
import { noMedia } from "../media/facts.ts";
import { applySchedule, describeClock, readClock } from "../page/applySchedule.ts";
import { home } from "../page/pageAddress.ts";
import { listPageFiles, type PageEntry } from "../page/pageFiles.ts";
import type { ParsedPage, SiteContext } from "../page/parsedPage.ts";
import type { Clock } from "../schedule/schedule.ts";
import { readMissing } from "./load.ts";
import { loadSiteContext } from "./loadSiteContext.ts";
import {
  checkPage,
  completePage,
  decodePage,
  type LoadedPage,
  type ParsedFile,
  parsePage,
  readMedia,
} from "./pipeline.ts";
import { cacheOf, keyOfFirstPage, keyOfOutlines } from "./siteMemory.ts";
import { type LoadedLanguage, translateSite } from "./translateSite.ts";

/** A site whose files are parsed and not checked. */
export interface ParsedSite {
  root: string;
  /** The context of its pages, which are in it if there are several. */
  context: SiteContext;
  /** The clock of the site's schedules. */
  clock: Clock;
  /** `page.yaml`, then the files of `pages/` in the order of their addresses. */
  files: [ParsedFile, ...ParsedFile[]];
}

/** A site that was read: its pages, and the context that they were checked against. */
export interface Site extends Omit<ParsedSite, "files"> {
  /** `page.yaml`, then the files of `pages/` in the order of their addresses. */
  pages: [LoadedPage, ...LoadedPage[]];
  /** The other languages of the site, with its pages in each. */
  languages: readonly LoadedLanguage[];
}

/**
 * Reads and checks the site in the folder `root`. A missing page is a diagnostic, not an error. Schemas and files are
 * those of `known`, or as they are on disk.
 */
export async function loadSite(root: string, known?: SiteContext): Promise<Site> {
  const context = known ?? (await loadSiteContext(root));
  return checkWithMedia(await parseSite(root, context));
}

/** Parses the files of a site. `readBytes` reads one by its path from the root, from the disk unless another is given. */
export async function parseSite(
  root: string,
  context: SiteContext,
  readBytes: ReadBytes = (file) => readFile(path.join(root, file)).catch(() => undefined),
): Promise<ParsedSite> {
  const entries = await listPageFiles(root);
  const [bytes, others] = await Promise.all([
    readBytes(home.file),
    Promise.all(entries.map((entry) => parseEntry(entry, context, readBytes))),
  ]);
  const first = bytes
    ? cacheOf(context).parse(home, bytes, () => parsePage(decodePage(bytes, home), context))
    : await readMissing(root);
  const clock = readClock(first.parsed?.page?.tree.data, context.asOf);
  const files: ParsedSite["files"] = [first, ...others];
  // A file that is read as no page has no path.
  const paths = new Set(files.map(({ path }) => path).filter(Boolean));
  const pages = others.length > 0 ? listPages(files).map((page) => applySchedule(page, clock)) : [];
  return { root, context: { ...context, paths, pages }, clock, files };
}

/** Checks a site with the facts about the pictures, films and fonts that its pages name. */
export const checkWithMedia = async (site: ParsedSite): Promise<Site> =>
  checkSite(site, await readMedia(listPages(site.files), site.context));

/** Checks a site, without the facts about its media unless they are given: they take longer than all the rest. */
export function checkSite({ root, context, clock, files }: ParsedSite, media = noMedia): Site {
  const cache = cacheOf(context);
  const { paths, pages } = context;
  const site = { ...context, media, asOf: clock.now };
  const outlines =
    keyOfOutlines(paths, pages) +
    describeClock(listPages(files), clock) +
    String(media === noMedia);
  const check = (file: ParsedFile, own: SiteContext, surroundings: string) =>
    cache.check(file, surroundings, () => completePage(checkPage(file, own), own));
  const [start, ...others] = files;
  const home = check(start, site, outlines);
  const first = home.pageFile ?? context.first;
  const whole = { ...site, first };
  const surroundings = outlines + keyOfFirstPage(whole);
  const checked: Site["pages"] = [home, ...others.map((file) => check(file, whole, surroundings))];
  return {
    root,
    context: { ...context, first },
    clock,
    pages: checked,
    languages: translateSite({
      ...{ files, pages: checked, context: { ...context, first }, clock },
      surroundings: surroundings + keyOfOutlines(paths, listPages(files)),
    }),
  };
}

const listPages = (files: readonly ParsedFile[]): ParsedPage[] =>
  files.flatMap(({ parsed }) => parsed?.page ?? []);

type ReadBytes = (file: string) => Promise<Uint8Array | undefined>;

async function parseEntry(
  { file, path, problem }: PageEntry,
  context: SiteContext,
  readBytes: ReadBytes,
): Promise<ParsedFile> {
  const diagnostics = problem ? [problem] : [];
  if (path === undefined) return { file, path: "", source: "", diagnostics };
  const bytes = await readBytes(file);
  if (!bytes) {
    const unread = {
      code: "no-page",
      message: `${file} cannot be read.`,
    } as const;
    return {
      file,
      path,
      source: "",
      diagnostics: [
        ...diagnostics,
        { ...unread, hint: "Look whether you are allowed to read it.", range: [0, 0] },
      ],
    };
  }
  return cacheOf(context).parse({ file, path }, bytes, () => {
    const parsed = parsePage(decodePage(bytes, { file, path }), context);
    return { ...parsed, diagnostics: [...diagnostics, ...parsed.diagnostics] };
  });
}
