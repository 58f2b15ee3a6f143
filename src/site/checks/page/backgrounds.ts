import { sectionSchema } from "../../../schema/schemaNode.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import { describePlace } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { ParsedSection } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Only a part of the main content has a background, and it has one. */
export const checkBackgrounds: Check = ({ sections, fields, tree, schemas }) => {
  /** The background that a section has among its props. */
  const inside = ({ index }: ParsedSection) =>
    fields.find(
      ({ kind, path }) => kind === "background" && path[1] === index && path[2] === "props",
    );
  return sections.flatMap((section): Diagnostic[] => {
    const { index, type = "" } = section;
    const path = ["sections", index, "background"];
    if (!dataAt(tree.data, path)) return [];
    const where = describePlace(["sections", index], tree.data);
    const range = tree.keyAt(path);
    if (schemas.get(sectionSchema(type))?.landmark) {
      return [
        {
          code: "no-background",
          message: `${where}: nothing can lie behind a section of the type ${type}, which frames the page.`,
          hint: "Take background out, or give it to the section next to this one.",
          range,
        },
      ];
    }
    return inside(section)
      ? [
          {
            code: "either-or",
            message: `${where}: it has a background of its own and another in its props; only one of them can be shown.`,
            hint: "Take one of them out. The one beside props leaves the picture clear beside the words.",
            range,
          },
        ]
      : [];
  });
};
