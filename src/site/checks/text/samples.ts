import { dataAt } from "../../../shared/dataAt.ts";
import { allOf, named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isEmpty } from "../../page/isEmpty.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** A sample replaces real items. It may not be combined with them, and is reported until they come. */
export const checkSamples: Check = (page) => {
  const { tree, fields } = page;
  return fields.flatMap(({ kind, value, path, schema }): Diagnostic[] => {
    if (kind !== "sample" || isEmpty(value)) return [];
    const { where, name } = nameOf(path, tree.data);
    const fills = String(schema.fills);
    const range = tree.keyAt(path);
    if (!isEmpty(dataAt(tree.data, [...path.slice(0, -1), fills]) ?? null)) {
      return [
        {
          code: "either-or",
          message: `${where}: ${quote(fills)} and ${named(name)} both stand here; only one of them can be shown.`,
          hint: `Keep ${fills} if they are real, and delete sample.`,
          range,
        },
      ];
    }
    if (!sectionOf(page, path)?.on) return [];
    return [
      {
        code: "sample",
        message: `${where}: invented ${allOf(schema.claims ?? [])} are shown as if they were real.`,
        hint: `Put real ${fills} in place of sample before you publish, or take the section off with enabled: false.`,
        range,
      },
    ];
  });
};
