import type { FieldPath } from "../../../shared/fieldPath.ts";
import { mainId } from "../../../shared/landmarks.ts";
import { describePlace, quote } from "../../../shared/text/wording.ts";
import type { Range } from "../../../yaml/diagnostic.ts";
import { nameLine } from "../../page/nameLine.ts";
import { pageFileName } from "../../page/pageAddress.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { inheritedAnchors } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

interface Named {
  id: string;
  path: FieldPath;
  range: Range;
  hint: string;
}

/** An id is an anchor: no two sections, tabs or questions of a page may share one, with those that it inherits. */
export const checkIds: Check = (page) => {
  const first = new Map<string, Named>();
  const inherited = inheritedAnchors(page);
  return namesOf(page).flatMap((named) => {
    const isMain = named.id === mainId;
    const earlier = first.get(named.id);
    if (!earlier) first.set(named.id, named);
    const inheritedFrom = inherited.get(named.id);
    const giver = inheritedFrom?.on ? inheritedFrom : undefined;
    if (!earlier && !isMain && !giver) return [];
    const verdict = isMain
      ? "the page's own"
      : earlier
        ? `taken already, in ${nameLine(page, earlier.range[0])}`
        : `taken already, by the ${giver?.type} of ${pageFileName}`;
    return {
      code: "same-id",
      message: `${describePlace(named.path.slice(0, 2), page.tree.data)}: the id ${quote(named.id)} is ${verdict}.`,
      hint: isMain ? "Give it another id." : named.hint,
      range: named.range,
    };
  });
};

/** All ids but those of sections that are not due: others may have them in the meantime. */
function namesOf(page: ParsedPage): Named[] {
  const { sections, fields, tree } = page;
  const given = fields.flatMap(({ kind, value, path }): Named[] =>
    kind === "id" && typeof value === "string" && sectionOf(page, path)?.isDue !== false
      ? [{ id: value, path, range: tree.valueAt(path), hint: "Give one of the two another id." }]
      : [],
  );
  const taken = new Set([...given.map(({ id }) => id), ...sections.map(({ id }) => id)]);
  const ofTypes = sections.flatMap(({ type, index, isDue }): Named[] => {
    if (!type || !isDue || tree.scalarAt(["sections", index, "id"])) return [];
    const path = ["sections", index, "type"];
    const free = nextId(type, taken);
    if (sections.some((each) => each.type === type && each.index < index)) taken.add(free);
    const hint = `A section without an id is called by its type. Add a line id: ${free} to this one.`;
    return [{ id: type, path, range: tree.valueAt(path), hint }];
  });
  return [...given, ...ofTypes].sort((a, b) => a.range[0] - b.range[0]);
}

/** The first id with a number behind the type that no section has, and no hint has offered. */
function nextId(type: string, taken: ReadonlySet<string | undefined>): string {
  let number = 2;
  while (taken.has(`${type}-${number}`)) number += 1;
  return `${type}-${number}`;
}
