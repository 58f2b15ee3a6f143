import { child } from "../../../shared/dataAt.ts";
import { describePlace, named } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { clockOf } from "../../page/applySchedule.ts";
import { listGroups } from "../../page/listGroups.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import { wallAt } from "../../schedule/zones.ts";
import type { Check } from "../index.ts";

/** Years that are still to come, and ranges of years that end before they begin. */
export const checkYears: Check = (page) => {
  const { now, zone } = clockOf(page);
  const present = new Date(wallAt(now, zone)).getUTCFullYear();
  return listGroups(page).flatMap(({ path, value, node }): Diagnostic[] => {
    const [from = "", to = ""] = node.years ?? [];
    const [first, last] = [child(value, from), child(value, to)];
    if (typeof last !== "number" || sectionOf(page, path)?.on === false) return [];
    const where = describePlace(path, page.tree.data);
    if (typeof first === "number" && first > last) {
      return [
        {
          code: "odd-year",
          message: `${where}: ${named(from)}, ${first}, is after ${named(to)}, ${last}, so it is not shown.`,
          hint: `Write the first year for ${from}, and the last for ${to}.`,
          range: page.tree.valueAt([...path, from]),
        },
      ];
    }
    if (last <= present) return [];
    const range = page.tree.valueAt([...path, to]);
    return [
      {
        code: "odd-year",
        message: `${where}: ${named(to)} is ${last}, a year that is still to come.`,
        hint: `Did you mean ${present}?`,
        range,
        suggestions: offering(range, [String(present)]),
      },
    ];
  });
};
