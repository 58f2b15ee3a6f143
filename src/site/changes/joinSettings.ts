import { nounOfField } from "../../schema/names.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { ChangeKind, SiteChange } from "./change.ts";
import type { ValueComparison } from "./note.ts";

/** The number of items from which one sentence describes a setting that changed in each. */
const severalItems = 3;

/** The list whose items were compared: its path, its name, and the words for its items. */
interface ComparedList {
  path: FieldPath;
  list: string;
  noun: string;
  nameAt: (index: number) => string;
}

/** Makes one change of an icon, a picture or a choice that changed in several items of a list. Each text has a sentence of its own. */
export function joinSettings(
  { replay }: ValueComparison,
  { path, list, noun, nameAt }: ComparedList,
): void {
  const found = new Map<string, Set<SiteChange>>();
  for (const { change } of replay) {
    const key = change.path?.[path.length + 1];
    const isInside = path.every((step, at) => change.path?.[at] === step);
    if (!isInside || change.path?.length !== path.length + 2 || !isSeen(change.kind)) continue;
    found.set(String(key), (found.get(String(key)) ?? new Set()).add(change));
  }
  for (const [key, changes] of found) {
    const [first] = changes;
    if (!first || changes.size < severalItems) continue;
    const items = [...changes].map((change) => nameAt(Number(change.path?.[path.length])));
    const kind: ChangeKind = { do: "set-each", name: nounOfField(key), noun, list, items };
    const joined: SiteChange = { ...first, path, kind };
    for (const part of replay) if (changes.has(part.change)) part.change = joined;
  }
}

/** True for a value that is seen on the page and says nothing in a sentence. */
const isSeen = (kind: ChangeKind) =>
  kind.do === "replace-picture" ||
  (kind.do === "set" &&
    (kind.choice !== undefined ||
      ["icon", "asset", "image"].some((each) => kind.definitions.includes(each))));
