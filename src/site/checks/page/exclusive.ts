import { child } from "../../../shared/dataAt.ts";
import { describePlace, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isEmpty } from "../../page/isEmpty.ts";
import { listGroups } from "../../page/listGroups.ts";
import type { Check } from "../index.ts";

/** A property that `excludes` another may not be given beside it. */
export const checkExclusive: Check = (page) =>
  listGroups(page).flatMap(({ path, value, node }) => {
    const isThere = (name: string) => !isEmpty(child(value, name) ?? null);
    return Object.entries(node.properties ?? {}).flatMap(([name, { excludes }]): Diagnostic[] => {
      if (!excludes || !isThere(name) || !isThere(excludes)) return [];
      return [
        {
          code: "either-or",
          message: `${describePlace(path, page.tree.data)}: ${quote(name)} and ${quote(excludes)} both stand here; only one of them can be shown.`,
          hint: `Take ${name} or ${excludes} out.`,
          range: page.tree.keyAt([...path, name]),
        },
      ];
    });
  });
