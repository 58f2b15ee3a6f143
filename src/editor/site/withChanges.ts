import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { lookUp } from "../../shared/lookUp.ts";
import { type Change, isEntryGone, type ValueAddress } from "../pending/change.ts";
import { withValue } from "../pending/withValue.ts";
import { anchorsOf, pageOf } from "./sections.ts";

/** The path of a value from the root of its file, whose data are given; undefined if its section is not there. */
export function pathInFile(data: unknown, { section, path }: ValueAddress): FieldPath | undefined {
  if (section === undefined) return path;
  const list = child(data, "sections");
  const index = Array.isArray(list) ? anchorsOf(list).indexOf(section) : -1;
  return index < 0 ? undefined : ["sections", index, ...path];
}

/**
 * A value in the data of its page; undefined if its section is not there. A text in a file is unknown where the file was
 * not read.
 */
export function valueOn(page: EditorPage, at: ValueAddress): { value: unknown } | undefined {
  const path = pathInFile(page.data, at);
  if (!path) return undefined;
  const value = dataAt(page.data, path);
  return { value: at.isInFile ? lookUp(page.texts ?? {}, String(value)) : value };
}

/** True if the section of a value is on the site; for a value outside of the sections, its file. */
export function isOnSite(site: EditorState | undefined, at: ValueAddress): boolean {
  const page = pageOf(site, at.file);
  return page !== undefined && pathInFile(page.data, at) !== undefined;
}

/** The site with the values of changes in place. */
export function withChanges(
  site: EditorState,
  changes: readonly (Pick<Change, "at" | "value"> & Partial<Pick<Change, "stop">>)[],
): EditorState {
  if (changes.length === 0) return site;
  const placed = changes.filter(({ stop }) => !isEntryGone({ stop }));
  const pages = placed.reduce(
    (pages, { at, value }) =>
      pages.map((page) => {
        const path = page.file === at.file ? pathInFile(page.data, at) : undefined;
        if (!path) return page;
        if (!at.isInFile) return { ...page, data: withValue(page.data, path, value) };
        const name = String(dataAt(page.data, path));
        return { ...page, texts: { ...page.texts, [name]: String(value) } };
      }),
    site.pages,
  );
  return { ...site, pages };
}
