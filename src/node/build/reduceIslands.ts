import type { PageFile } from "../../shared/section.ts";
import type { SiteContext } from "../../site/checkedPage.ts";
import { hasDrawnIcon } from "../../site/hasDrawnIcon.ts";
import { listFormatted } from "../../site/listFormatted.ts";
import { formatIslands, withoutWordsOf } from "./formatIslands.ts";
import { entriesOf, pruneIslands } from "./pruneIslands.ts";
import { namesIn, withoutUngiven } from "./withoutUngiven.ts";

/** A section that a build shows. */
export interface Shown {
  type: string;
  props: unknown;
}

/** The modules whose code depends on what the pages show. */
export const reduced = /\/src\/(registry\/islands\.ts|(sections|ui)\/.*\.tsx?)$/;

/**
 * Returns the function that leaves out of a module's code, given its path, what no island of these sections needs.
 * `list` is the code of the registry's list of islands, and `first` the first page of the site.
 */
export function createReducer(
  shown: readonly Shown[],
  list: string,
  first: PageFile | undefined,
  schemas: SiteContext["schemas"],
): (code: string, file: string) => string {
  const islands = entriesOf(list).map(({ type }) => type);
  const hydrated = shown.filter(({ type }) => islands.includes(type));
  const formatted = listFormatted(shown, schemas);
  // The names of the properties that islands read: those of the site, and of the sections that are islands.
  const given = new Set([
    ...Object.keys(first?.site ?? {}),
    ...namesIn(hydrated.map(({ props }) => props)),
    ...(hasDrawnIcon(hydrated, schemas) ? ["drawing"] : []),
  ]);
  // The names of those that every section sees.
  const always = new Set(first?.theme.dark === false ? ["lightOnly"] : []);
  const types = new Set(shown.map(({ type }) => type));
  return (code, file) => {
    if (file.endsWith("/islands.ts")) return pruneIslands(formatIslands(code, formatted), types);
    const reduced = withoutUngiven(code, given, always);
    return formatted.size > 0 ? reduced : withoutWordsOf(reduced);
  };
}
