import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContext } from "./checkedPage.ts";
import {
  checkPage,
  decodePage,
  type Loaded,
  loadSiteContext,
  type Opened,
  openPictures,
  reportMissing,
} from "./load.ts";
import { home } from "./pageAddress.ts";
import { listPageFiles, type PageEntry } from "./pageFiles.ts";
import { describeClock, placeInTime, readClock } from "./placeInTime.ts";
import type { Clock } from "./schedule/schedule.ts";
import { describeGiven, describeOutlines, memoryOf } from "./siteMemory.ts";

/** A site as its files are: its pages as they were read, and the context that they were checked against. */
export interface Site {
  root: string;
  context: SiteContext;
  /** The clock that the schedules of the site went by. */
  clock: Clock;
  /** `page.yaml`, then the files of `pages/` in the order of their addresses. */
  pages: [Loaded, ...Loaded[]];
}

/**
 * Reads and checks the site in the folder `root`. A missing page is a diagnostic, not an error. Schemas and files are
 * those of `known`, or as they are on disk.
 */
export async function loadSite(root: string, known?: SiteContext): Promise<Site> {
  return openSite(await readSite(root, known ?? (await loadSiteContext(root))));
}

/**
 * Like `loadSite`, without inspecting pictures and films, which takes longer than all the rest. `readBytes` reads a file
 * by its path from the root, from the disk unless another is given.
 */
export async function readSite(
  root: string,
  context: SiteContext,
  readBytes: ReadBytes = (file) => readFile(path.join(root, file)).catch(() => undefined),
): Promise<Site> {
  const entries = await listPageFiles(root);
  const memory = memoryOf(context);
  if (entries.length === 0) {
    const alone = { ...context, paths: new Set([home.path]), pages: [] };
    const bytes = await readBytes(home.file);
    const only = bytes && decodePage(bytes, alone, home);
    const clock = readClock(only?.gathered?.page?.tree.data, context.asOf);
    const page = only ? checkPage(only, { ...alone, asOf: clock.now }) : await reportMissing(root);
    return { root, context: alone, clock, pages: [page] };
  }
  const [bytes, opened] = await Promise.all([
    readBytes(home.file),
    Promise.all(entries.map((entry) => openEntry(entry, context, readBytes))),
  ]);
  const start = bytes && memory.open(home, bytes, () => decodePage(bytes, context, home));
  const gathered = [start, ...opened].flatMap((each) => each?.gathered?.page ?? []);
  const clock = readClock(start?.gathered?.page?.tree.data, context.asOf);
  const pages = gathered.map((page) => placeInTime(page, clock));
  // A file that is read as no page has no path.
  const paths = new Set([home, ...opened].map(({ path }) => path).filter(Boolean));
  const outside = { ...context, asOf: clock.now, paths, pages };
  const outlines = describeOutlines(paths, pages) + describeClock(pages, clock);
  const first = start
    ? memory.check(start, outlines, () => checkPage(start, outside))
    : await reportMissing(root);
  const given = first.pageFile ?? context.first;
  const whole = { ...outside, first: given };
  const surroundings = outlines + describeGiven(whole);
  const check = (each: Opened) => memory.check(each, surroundings, () => checkPage(each, whole));
  const known = { ...context, paths, pages, first: given };
  return { root, context: known, clock, pages: [first, ...opened.map(check)] };
}

/** Inspects the pictures and films that the pages name, and reads those again that need a diagnostic. */
export async function openSite(site: Site): Promise<Site> {
  const { context, clock } = site;
  const [first, ...others] = site.pages;
  const open = (loaded: Loaded) => openPictures(loaded, { ...context, asOf: clock.now });
  return {
    ...site,
    pages: [await open(first), ...(await Promise.all(others.map(open)))],
  };
}

type ReadBytes = (file: string) => Promise<Uint8Array | undefined>;

async function openEntry(
  { file, path, problem }: PageEntry,
  context: SiteContext,
  readBytes: ReadBytes,
): Promise<Opened> {
  const diagnostics = problem ? [problem] : [];
  if (path === undefined) return { file, path: "", source: "", diagnostics };
  const bytes = await readBytes(file);
  if (!bytes) {
    const unread = {
      severity: "error",
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
  return memoryOf(context).open({ file, path }, bytes, () => {
    const opened = decodePage(bytes, context, { file, path });
    return { ...opened, diagnostics: [...diagnostics, ...opened.diagnostics] };
  });
}
