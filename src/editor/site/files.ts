import type { Edited, EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import type { Place } from "../../shared/editor/messages.ts";
import { child } from "../../shared/wording.ts";
import { anchorOf } from "./sections.ts";
import { withValue } from "./withValue.ts";

/** A value of a section, and the file that it stands in. */
export interface PlacedValue {
  file: string;
  place: Place;
  value: unknown;
}

/** Identifies a place in a map. */
export const keyOf = (place: Place): string => JSON.stringify([place.section, place.path]);

/**
 * The site as its files are: as it was read last, with the values that were written since. The preview notices a write
 * a moment after it was answered, so what is read in between may be older than what was written.
 */
export function createFiles() {
  let site: EditorState | undefined;
  const versions = new Map<string, string>();
  /** The versions of each file that have been replaced. */
  const replaced = new Map<string, Set<string>>();
  const written = new Map<string, PlacedValue>();
  const isReplaced = ({ file, version }: EditorPage) => replaced.get(file)?.has(version) ?? false;
  return {
    /** The site with all that was written; undefined until it is read. */
    site: () => site && withValues(site, written.values()),
    /** True if something was written that was not read yet. */
    isBehind: () => replaced.size > 0,
    /** Takes the site as it was read. */
    take(read: EditorState): void {
      const before = site?.pages;
      const pages = read.pages.map((page) => {
        if (isReplaced(page)) return before?.find(({ file }) => file === page.file) ?? page;
        versions.set(page.file, page.version);
        replaced.delete(page.file);
        for (const [key, { file }] of written) if (file === page.file) written.delete(key);
        return page;
      });
      site = { ...read, pages };
    },
    /** Takes an edit that was made, and the value that it has set, if it has set one. */
    took({ files }: Edited, value?: PlacedValue): void {
      for (const { file, version } of files) {
        const old = replaced.get(file) ?? new Set();
        const last = versions.get(file);
        if (last !== undefined) old.add(last);
        old.delete(version);
        replaced.set(file, old);
        versions.set(file, version);
      }
      if (!value || files.length === 0) return;
      // Behind the others, which it may lie around.
      written.delete(keyOf(value.place));
      written.set(keyOf(value.place), value);
    },
  };
}

/** The site with other values in the places of some. */
export function withValues(site: EditorState, values: Iterable<PlacedValue>): EditorState {
  let { pages } = site;
  for (const { file, place, value } of values) {
    pages = pages.map((page) => {
      const list = page.file === file ? child(page.data, "sections") : undefined;
      if (!Array.isArray(list)) return page;
      const index = list.map(anchorOf).indexOf(place.section);
      const path = ["sections", index, ...place.path];
      return index < 0 ? page : { ...page, data: withValue(page.data, path, value) };
    });
  }
  return { ...site, pages };
}
