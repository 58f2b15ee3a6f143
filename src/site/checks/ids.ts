import type { FieldPath } from "../../shared/fieldPath.ts";
import { mainId } from "../../shared/landmarks.ts";
import { placeOf, quote } from "../../shared/wording.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { lineNumber } from "../../yaml/line.ts";
import type { CheckedPage } from "../checkedPage.ts";
import type { Check } from "./index.ts";

interface Named {
  id: string;
  path: FieldPath;
  range: Range;
  hint: string;
}

/** An id is an anchor: no two sections, tabs or questions may share one. */
export const checkIds: Check = (page) => {
  const first = new Map<string, Named>();
  return namesOf(page).flatMap((named) => {
    const isMain = named.id === mainId;
    const earlier = first.get(named.id);
    if (!earlier) first.set(named.id, named);
    if (!earlier && !isMain) return [];
    const line = lineNumber(page.text, earlier?.range[0] ?? 0);
    const verdict = isMain ? "the page's own" : `taken already, in line ${line}`;
    return {
      severity: "error",
      code: "same-id",
      message: `${placeOf(named.path.slice(0, 2), page.tree.data)}: the id ${quote(named.id)} is ${verdict}.`,
      hint: isMain ? "Give it another id." : named.hint,
      range: named.range,
    };
  });
};

function namesOf({ sections, fields, tree }: CheckedPage): Named[] {
  const given = fields.flatMap(({ kind, value, path }): Named[] =>
    kind === "id" && typeof value === "string"
      ? [{ id: value, path, range: tree.valueAt(path), hint: "Give one of the two another id." }]
      : [],
  );
  const ofTypes = sections.flatMap(({ type, index }): Named[] => {
    if (!type || tree.scalarAt(["sections", index, "id"])) return [];
    const path = ["sections", index, "type"];
    const hint = `A section without an id is called by its type. Add a line id: ${type}-2 to this one.`;
    return [{ id: type, path, range: tree.valueAt(path), hint }];
  });
  return [...given, ...ofTypes].sort((a, b) => a.range[0] - b.range[0]);
}
