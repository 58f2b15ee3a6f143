import type { Page } from "../../shared/page.ts";
import type { Report } from "../../shared/report.ts";
import type { Loaded } from "../../site/load.ts";
import type { Assets } from "../assets/assets.ts";
import type { ProjectPaths } from "../projectPaths.ts";
import { type ResolveContext, resolvePage } from "../resolve/resolve.ts";
import { describeReport } from "./describeReport.ts";

/** The last good page with its files, and the errors in page.yaml since. */
export interface Preview {
  page?: Page;
  assets?: Assets;
  broken?: Broken;
}

/** A page.yaml with an error: the result of reading it, and its report. */
export interface Broken {
  loaded: Loaded;
  report: Report;
}

/** The preview of page.yaml as it is now: the new page, or the last one with a report. Files go to the assets. */
export async function updatePreview(
  { page, assets }: Preview,
  loaded: Loaded,
  resolveContext: ResolveContext,
  paths: ProjectPaths,
): Promise<Preview> {
  const { pageFile } = loaded;
  if (pageFile) {
    return { page: await resolvePage(pageFile, resolveContext), assets: resolveContext.assets };
  }
  const report = describeReport(loaded, page !== undefined, paths);
  return { ...(page && { page }), ...(assets && { assets }), broken: { loaded, report } };
}
