import type { Page } from "../contract/page.ts";
import type { Loaded } from "../manifest/load.ts";
import { formatByWeight } from "../manifest/report.ts";
import type { Assets } from "./assets.ts";
import type { Places } from "./project.ts";
import { resolvePage, type Workshop } from "./resolve.ts";

/** The last good page with the files made for it, and what has been wrong with page.yaml since. */
export interface Preview {
  page?: Page;
  assets?: Assets;
  report?: Report;
}

/** What Vite's overlay shows: the problems as the terminal has them, and a link to each place. */
export interface Report {
  message: string;
  stack: string;
  loc: { file: string; line: number; column: number };
}

/** What page.yaml says now: the new page, or the last one with a report over it. Files go to the darkroom. */
export async function updatePreview(
  last: Preview,
  { manifest, problems, source }: Loaded,
  workshop: Workshop,
  places: Places,
): Promise<Preview> {
  if (manifest) {
    return { page: await resolvePage(manifest, workshop), assets: workshop.assets };
  }
  const { line = 1, column = 1 } = problems.find(({ severity }) => severity === "error") ?? {};
  const report = {
    message: formatByWeight(problems, source),
    stack: problems.map((each) => `${places.manifest}:${each.line}:${each.column}`).join("\n"),
    loc: { file: places.manifest, line, column },
  };
  return { ...last, report };
}
