import type { ViteBuilder } from "vite";
import { formatNextChange, joinNextChanges } from "../../site/page/nextChange.ts";
import { describeUnusedFiles } from "../../site/page/unusedFiles.ts";
import type { Site } from "../../site/read/loadSite.ts";
import type { LoadedPage } from "../../site/read/pipeline.ts";
import { placeSection } from "../../site/read/placeSection.ts";
import { describeCatalogue, type LoadedLanguage } from "../../site/read/translateSite.ts";
import { describeInstant } from "../../site/schedule/words.ts";
import { describeChangedOriginals } from "../../site/schemas/originals.ts";
import { writeSuggestions } from "../../site/write/writeSuggestions.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { type BuildResult, buildPages } from "./build.ts";

/** The pages as they were read with their pictures, and the result of the build unless one has an error. */
export interface SiteBuild {
  /** The first page, then the others. */
  pages: [LoadedPage, ...LoadedPage[]];
  /** The catalogues with what waits for a translation: visitors read it in the language of the site. */
  catalogues: LoadedPage[];
  result?: BuildResult;
}

/** Builds the site that was read into dist/. Remarks of the result name files that no page uses. */
export async function buildSite(
  builder: ViteBuilder,
  { context, pages, clock, languages }: Site,
  paths: ProjectPaths,
): Promise<SiteBuild> {
  await writeSuggestions(paths.root, context, pages[0].anchors);
  const [{ pageFile: first }, ...others] = pages;
  const errors = pages.flatMap(({ diagnostics }) => diagnostics.filter(isError));
  // An error in a catalogue is a remark: the build goes on without the texts that it concerns.
  const catalogues = languages.map(describeCatalogue).map((catalogue) => ({
    ...catalogue,
    diagnostics: catalogue.diagnostics.filter((diagnostic) => !isError(diagnostic)),
  }));
  if (!first || errors.length > 0) return { pages, catalogues };
  const examples = [...context.files].flatMap(([file, kind]) => (kind === "example" ? [file] : []));
  const media = [
    ...pages.flatMap(({ pictures, films, fonts }) => [...pictures, ...films, ...fonts]),
    ...examples,
  ];
  const own = others.flatMap(({ pageFile }) => pageFile ?? []);
  const translated = languages.flatMap(({ pageFiles }) => pageFiles);
  const site = {
    pageFiles: [first, ...own, ...translated] as const,
    media,
    placeOf: (path: string, id: string) => {
      const { edition } = translated.find((each) => each.path === path) ?? {};
      return placeSection(pages, edition?.source ?? path, id);
    },
  };
  const result = await buildPages(builder, site, context, paths);
  const unused = await describeUnusedFiles(paths.root, context.files, pages);
  const next = joinNextChanges(pages);
  const remarks = [
    ...languages.filter(({ diagnostics }) => diagnostics.some(isError)).map(describeErrors),
    ...[...result.remarks, await describeChangedOriginals(paths.root), unused],
    next ? formatNextChange(next, clock) : "",
    context.asOf === undefined
      ? ""
      : `This is the site as of ${describeInstant(clock.now, clock.zone)}.`,
  ];
  return { pages, catalogues, result: { ...result, remarks: remarks.filter(Boolean) } };
}

const describeErrors = ({ name, file, pageFiles }: LoadedLanguage): string =>
  pageFiles.length === 0
    ? `The site is not built in ${name}: ${file} cannot be read. npm run check explains why.`
    : `${file} has errors: the texts that they concern are not in ${name}. npm run check explains them.`;

const isError = ({ severity }: LoadedPage["diagnostics"][number]) => severity === "error";
