import type { Page } from "../../shared/page.ts";
import type { Report } from "../../shared/report.ts";
import type { Loaded } from "../../site/load.ts";
import type { Assets } from "../assets/assets.ts";
import type { ProjectPaths } from "../projectPaths.ts";
import { type ResolveContext, resolvePage } from "../resolve/resolve.ts";
import { describeReport } from "./describeReport.ts";

/** The last good page with the files made for it, and what has been wrong with page.yaml since. */
export interface Preview {
  page?: Page;
  assets?: Assets;
  broken?: Broken;
}

/** A page.yaml with an error: as it was read, and as it is told. */
export interface Broken {
  loaded: Loaded;
  report: Report;
}

/** What page.yaml says now: the new page, or the last one with a report over it. Files go to the darkroom. */
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
