import { child, dataAt } from "../../../shared/dataAt.ts";
import { describePlace, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGroups } from "../../page/listGroups.ts";
import type { Check } from "../index.ts";

/** A list that is `asManyAs` another of its group or section has an entry for each of that one's. */
export const checkLengths: Check = (page) =>
  listGroups(page).flatMap(({ path, value, node }) =>
    Object.entries(node.properties ?? {}).flatMap(([name, { asManyAs }]): Diagnostic[] => {
      if (!asManyAs) return [];
      const list = child(value, name);
      const other =
        child(value, asManyAs) ?? dataAt(page.tree.data, [...path.slice(0, 3), asManyAs]);
      if (!Array.isArray(list) || !Array.isArray(other) || list.length === other.length) return [];
      const missing = other.length - list.length;
      return [
        {
          code: "uneven",
          message: `${describePlace(path, page.tree.data)}: ${quote(name)} holds ${count(list.length)}, but ${quote(asManyAs)} holds ${other.length}.`,
          hint: `${missing > 0 ? `Add ${count(missing)}` : `Take ${count(-missing)} out`}: one stands for each entry of ${asManyAs}, in the same order.`,
          range: page.tree.keyAt([...path, name]),
        },
      ];
    }),
  );

const count = (entries: number) => (entries === 1 ? "1 entry" : `${entries} entries`);
