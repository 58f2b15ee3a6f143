import { sectionSchema } from "../../schema/fields.ts";
import { child, dataAt, quote } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { isEmpty } from "../isEmpty.ts";
import type { Check } from "./index.ts";

/** A property that `excludes` another may not stand beside it. */
export const checkExclusive: Check = ({ tree, sections, schemas }) =>
  sections.flatMap(({ type = "", index }): Diagnostic[] => {
    const props = dataAt(tree.data, ["sections", index, "props"]);
    const isThere = (name: string) => !isEmpty(child(props, name) ?? null);
    const { properties = {} } = schemas.get(sectionSchema(type)) ?? {};
    return Object.entries(properties).flatMap(([name, { excludes }]): Diagnostic[] => {
      if (!excludes || !isThere(name) || !isThere(excludes)) return [];
      return [
        {
          severity: "error",
          code: "either-or",
          message: `Section ${index + 1}, ${type}: ${quote(name)} and ${quote(excludes)} both stand here; only one of them can be shown.`,
          hint: `Take ${name} or ${excludes} out.`,
          range: tree.keyAt(["sections", index, "props", name]),
        },
      ];
    });
  });
