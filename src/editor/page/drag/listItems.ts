import type { FieldAddress } from "../../../shared/editor/messages.ts";
import { type FieldPath, isWithin } from "../../../shared/fieldPath.ts";
import { isSeen } from "../select/open.ts";
import { listOccurrences, listTargets, type TargetElement } from "../select/select.ts";

/** An item of a list: its section, the path of its list from the section, and its index there. */
export interface DraggableItem {
  section: string;
  list: FieldPath;
  index: number;
}

/** The place of an item. */
export const placeOfItem = ({ section, list, index }: DraggableItem): FieldAddress => ({
  section,
  path: [...list, index],
});

/** The innermost item around a place that can change its place on the page: others of its list are seen too. */
export function itemAround({ section, path }: FieldAddress): DraggableItem | undefined {
  for (let end = path.length; end > 0; end--) {
    const index = path[end - 1];
    const item = typeof index === "number" && { section, list: path.slice(0, end - 1), index };
    if (item && listSeen(item).length > 1) return item;
  }
  return undefined;
}

/** An item that is seen on the page, by its index in its list. */
export interface SeenItem {
  index: number;
  host: TargetElement;
}

/** The items of a list that are seen on the page. */
export function listSeen({ section, list }: Pick<DraggableItem, "section" | "list">): SeenItem[] {
  const frame = document.getElementById(section);
  const inside = list.slice(1);
  const occurrences = frame ? listOccurrences(frame) : [];
  const steps = occurrences.flatMap(({ path }) =>
    isWithin(path, inside) ? [path[inside.length]] : [],
  );
  const indices = [...new Set(steps)].filter((step) => typeof step === "number");
  return indices
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const hosts = listTargets({ section, path: [...list, index] });
      const host = hosts.find(({ element }) => isSeen(element) && !element.closest("[inert]"));
      return host ? [{ index, host }] : [];
    });
}
