import type { EditorState } from "../../shared/editor/endpoint.ts";
import type { ValueAddress } from "../pending/change.ts";
import { reuseUnchanged } from "./reuseUnchanged.ts";
import { type ListedSection, listSections, pageOf } from "./sections.ts";
import type { AddressOnPage } from "./session.ts";
import type { View } from "./view.ts";
import type { ViewStore } from "./viewStore.ts";
import { valueOn } from "./withChanges.ts";

/** The sections of the page in the frame, and the addresses of their values. */
export type SectionLists = ReturnType<typeof createSectionLists>;

/** Lists the sections of the page in the frame. */
export function createSectionLists({ view }: ViewStore) {
  /** The last file of each section: one that another program is saving may lack its sections for a moment. */
  const lastFiles = new Map<string, string>();
  const keyFor = (anchor: string) => JSON.stringify([view().page, anchor]);
  const listOn = (site: EditorState | undefined): ListedSection[] => {
    const { facts, page } = view();
    const sections = site && facts ? listSections(site, page, facts.schemas) : [];
    for (const { anchor, file } of sections) lastFiles.set(keyFor(anchor), file);
    return sections;
  };
  /** Lists the sections of a version of the site. Every row of the outline asks for them. */
  const listFrom = (version: "site" | "saved") => {
    let known: { of: View; sections: ListedSection[] } | undefined;
    return (): ListedSection[] => {
      const now = view();
      const isSame = (name: keyof View) => known?.of[name] === now[name];
      if (!known || !isSame(version) || !isSame("facts") || !isSame("page")) {
        known = { of: now, sections: reuseUnchanged(known?.sections, listOn(now[version])) };
      }
      return known.sections;
    };
  };
  const shown = listFrom("site");
  return {
    shown,
    saved: listFrom("saved"),
    /** The address of a value in its file; undefined if its section is not on the page. */
    addressOf(place: AddressOnPage): ValueAddress | undefined {
      if ("file" in place) return place;
      const known = shown().find(({ anchor }) => anchor === place.section)?.file;
      const file = known ?? lastFiles.get(keyFor(place.section));
      return file === undefined ? undefined : { file, ...place };
    },
    /** A value as it is shown. */
    valueAt(at: ValueAddress): unknown {
      const page = pageOf(view().site, at.file);
      return page && valueOn(page, at)?.value;
    },
  };
}
