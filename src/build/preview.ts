import type { Page } from "../contract/page.ts";
import { loadManifest } from "../manifest/load.ts";
import type { Surroundings } from "../manifest/page.ts";
import { formatBriefly } from "../manifest/report.ts";
import type { Darkroom } from "./pictures.ts";
import type { Places } from "./project.ts";
import { resolvePage } from "./resolve.ts";

/** The last good page, and what has been wrong with page.yaml since. */
export interface Preview {
  page?: Page;
  report?: Report;
}

/** What Vite's overlay shows: the problems as the terminal has them, and a link to each place. */
export interface Report {
  message: string;
  stack: string;
  loc: { file: string; line: number; column: number };
}

/** Reads page.yaml again: the new page, or the last one with a report over it. Files go to the darkroom. */
export async function readPreview(
  last: Preview,
  surroundings: Surroundings,
  darkroom: Darkroom,
  places: Places,
): Promise<Preview> {
  const { manifest, problems, source } = await loadManifest(places.root, surroundings);
  if (manifest) {
    const { schemas } = surroundings;
    return { page: await resolvePage(manifest, { ...darkroom, schemas }) };
  }
  const { line = 1, column = 1 } = problems.find(({ severity }) => severity === "error") ?? {};
  const report = {
    message: formatBriefly(problems, source),
    stack: problems.map((each) => `${places.manifest}:${each.line}:${each.column}`).join("\n"),
    loc: { file: places.manifest, line, column },
  };
  return { ...last, report };
}
