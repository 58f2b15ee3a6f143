import { nameOfType } from "../../schema/names.ts";
import { guardOf } from "../site/sections.ts";
import type { Planned } from "./moves.ts";
import { type Row, titleOf } from "./rows.ts";

/** Hides a section, or shows it again. `links` is the number of links that lead to it. */
export function planToggle(row: Row, links: number): Planned {
  const { section } = row;
  const { file, ref, data, locked } = section;
  if (locked) return { reason: locked };
  const title = titleOf(row);
  const everywhere = section.isInherited ? " on every page that takes it from the first" : "";
  const isHidden = isOff(data);
  const them = links === 1 ? "is the link" : `are the ${links} links`;
  const follow = links === 0 ? "" : ` So ${them} to it.`;
  return {
    file,
    operation: { do: isHidden ? "enable-section" : "disable-section", section: ref },
    words: `${title} is ${isHidden ? "shown again" : "hidden"}${everywhere}.${follow}`,
  };
}

/** True for a section that is off the page. */
export const isOff = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "enabled" in data && data.enabled === false;

/** The reason why a row may not be copied on its page; undefined if it may. */
export function whyNotDuplicate(row: Row): string | undefined {
  const { section, list } = row;
  if (section.locked) return section.locked;
  if (list) return list.length < list.most ? undefined : `There is room for ${list.most} here.`;
  if (section.isInherited) return `${titleOf(row)} comes from the first page.`;
  const { once } = section.schema ?? {};
  return once ? `A page has one ${nameOfType(section.type, section.schema)} only.` : undefined;
}

/** Copies a row below itself. */
export function planDuplicate(row: Row): Planned {
  const reason = whyNotDuplicate(row);
  if (reason) return { reason };
  const { section, list, path } = row;
  const { file, ref, data } = section;
  return {
    file,
    operation: list
      ? { do: "duplicate", section: ref, path, was: guardOf(data, path) }
      : { do: "duplicate-section", section: ref },
    words: `${titleOf(row)} duplicated. The copy is selected.`,
  };
}

/** Deletes a row. The last item of a list that may be left out takes the list with it. */
export function planDelete(row: Row, links: number): Planned {
  const { section, list, path } = row;
  const { file, ref, data, locked, isInherited } = section;
  if (locked) return { reason: locked };
  const title = titleOf(row);
  const words = `${title} deleted.`;
  if (list) {
    const isLast = list.length === 1 && !list.isRequired;
    if (list.length <= list.least && !isLast) {
      return { reason: `${title} stays: there must be ${list.least} here at least.` };
    }
    const gone = isLast ? list.path : path;
    const was = guardOf(data, gone);
    return { file, operation: { do: "remove", section: ref, path: gone, was }, words };
  }
  if (isInherited) {
    return { reason: `${title} comes from the first page. Open that page to delete it there.` };
  }
  const led = links === 0 ? "" : ` ${links === 1 ? "A link" : `${links} links`} led to it.`;
  return { file, operation: { do: "delete-section", section: ref, was: data }, words: words + led };
}

/** Gives a section another name in links. */
export function planRename(row: Row, id: string): Planned {
  const { file, ref, locked } = row.section;
  if (locked) return { reason: locked };
  return {
    file,
    operation: { do: "rename-id", section: ref, id },
    words: `${titleOf(row)} is called “${id}” in links now. The links to it follow.`,
  };
}
