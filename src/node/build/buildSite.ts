import type { ViteBuilder } from "vite";
import type { SiteContext } from "../../site/checkedPage.ts";
import { writeSuggestions } from "../../site/editorSuggestions.ts";
import { describeUnnamed } from "../../site/files/unnamed.ts";
import { type Loaded, openPictures } from "../../site/load.ts";
import type { ProjectPaths } from "../projectPaths.ts";
import { beginRun } from "../runs.ts";
import { type BuildResult, buildPage } from "./build.ts";

/** The page as it was read with its pictures, and the result of its build unless it has an error. */
export interface SiteBuild {
  loaded: Loaded;
  result?: BuildResult;
}

/** Builds the site whose page file was read as `loaded` into dist/. Remarks of the result name files that no page uses. */
export async function buildSite(
  builder: ViteBuilder,
  loaded: Loaded,
  context: SiteContext,
  paths: ProjectPaths,
): Promise<SiteBuild> {
  await beginRun(paths);
  await writeSuggestions(paths.root, context, loaded.anchors);
  const opened = await openPictures(loaded, context);
  const { pageFile, pictures, films } = opened;
  if (!pageFile) return { loaded: opened };
  const examples = [...context.files].flatMap(([file, kind]) => (kind === "example" ? [file] : []));
  const media = [...pictures, ...films, ...examples];
  const result = await buildPage(builder, pageFile, context, paths, media);
  const unnamed = await describeUnnamed(paths.root, context.files, [opened]);
  return {
    loaded: opened,
    result: { ...result, remarks: [...result.remarks, unnamed].filter(Boolean) },
  };
}
