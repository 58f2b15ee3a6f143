import { isDeepStrictEqual } from "node:util";
import type { Report } from "../../shared/live/report.ts";
import type { Page } from "../../shared/page.ts";
import type { Site } from "../../site/read/loadSite.ts";
import type { LoadedPage } from "../../site/read/pipeline.ts";
import { describeCatalogue } from "../../site/read/translateSite.ts";
import type { Assets } from "../assets/assets.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { type ResolveContext, resolvePages } from "../resolve/resolve.ts";
import { describeReport } from "./describeReport.ts";

/** The live preview of a site. Its maps have the pages' paths as keys. */
export interface PreviewState {
  /** The last good version of each page that is on. */
  pages: ReadonlyMap<string, Page>;
  /** The pages whose files have an error. */
  broken: ReadonlyMap<string, Broken>;
  /** The files that the build makes for the pages. */
  assets?: Assets;
}

/** A page file with an error: the result of reading it, and its report. */
export interface Broken {
  loaded: LoadedPage;
  report: Report;
}

/** The preview before anything is read. */
export const emptyPreview: PreviewState = { pages: new Map(), broken: new Map() };

/** The preview of the site as it is now: the new pages, or the last good one of each with a report. */
export async function updatePreview(
  last: PreviewState,
  site: Site,
  resolveContext: ResolveContext,
  paths: ProjectPaths,
): Promise<PreviewState> {
  const broken = new Map<string, Broken>();
  for (const loaded of site.pages) {
    // A page without an error of its own has no page file while page.yaml has never been right.
    if (loaded.pageFile || !hasError(loaded)) continue;
    // A file whose name makes no address has no path.
    const key = loaded.path || loaded.file;
    const known = last.broken.get(key);
    const report = () => describeReport(loaded, last.pages.has(loaded.path), paths);
    broken.set(key, known && isSame(known.loaded, loaded) ? known : { loaded, report: report() });
  }
  for (const language of site.languages) {
    const loaded = describeCatalogue(language);
    if (!hasError(loaded)) continue;
    const known = last.broken.get(loaded.path);
    const report = () => describeReport(loaded, last.pages.has(loaded.path), paths);
    broken.set(
      loaded.path,
      known && isSame(known.loaded, loaded) ? known : { loaded, report: report() },
    );
  }
  const good = [
    ...site.pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...site.languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  const resolved = await resolvePages(good, resolveContext);
  const made = new Map(resolved.map((page) => [page.path, keepIfSame(page, last)]));
  const pages = new Map<string, Page>();
  for (const { path, pageFile } of site.pages) {
    // A broken page stays as it was: a picture of its last good file may be what is broken.
    const page = (pageFile ? made : last.pages).get(path);
    if (page) pages.set(path, page);
  }
  for (const { lang, pageFiles } of site.languages) {
    // A language with an error stays as it was.
    const paths = pageFiles.length > 0 ? pageFiles.map(({ path }) => path) : pathsIn(lang, last);
    for (const path of paths) {
      const page = (pageFiles.length > 0 ? made : last.pages).get(path);
      if (page) pages.set(path, page);
    }
  }
  // Addresses of the last good version must still answer.
  const kept = broken.size > 0 ? [...(last.assets ?? [])] : [];
  const assets: Assets = new Map([...kept, ...resolveContext.assets]);
  return { pages, broken, assets };
}

/** The report for the page at `path`: why no file can be read, else its own, else that of page.yaml, else that of another page. */
export function reportFor(
  path: string,
  { broken, pages }: PreviewState,
  fault: string | undefined,
): Report | null {
  if (fault !== undefined) {
    const hasPage = pages.has(path);
    return { token: fault, file: "", path: "", hasPage, diagnostics: [], fault };
  }
  const own = broken.get(path) ?? broken.get("/");
  if (own) return own.report;
  const [other] = broken.values();
  return other ? { ...other.report, isElsewhere: true } : null;
}

const pathsIn = (lang: string, { pages }: PreviewState) =>
  [...pages.keys()].filter((path) => path.startsWith(`/${lang}/`));

const hasError = ({ diagnostics }: LoadedPage) =>
  diagnostics.some(({ severity }) => severity === "error");

const isSame = (a: LoadedPage, b: LoadedPage) =>
  a.source === b.source && isDeepStrictEqual(a.diagnostics, b.diagnostics);

/** The last version of the page if it is the same, so that it is not sent again. */
function keepIfSame(page: Page, { pages }: PreviewState): Page {
  const last = pages.get(page.path);
  return last && isDeepStrictEqual(last, page) ? last : page;
}
