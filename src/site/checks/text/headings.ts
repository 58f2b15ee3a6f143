import { sectionSchema } from "../../../schema/schemaNode.ts";
import { child, dataAt } from "../../../shared/dataAt.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { Check } from "../index.ts";
import { isBlank } from "./blank.ts";

/** Most sections may omit their title, but the first title on the page is its main heading. */
export const checkHeadings: Check = (page) => {
  const { tree, sections, schemas } = page;
  const titles = sections
    .filter(({ on, type }) => on && type && hasTitle(type))
    .map(({ index }) => child(dataAt(tree.data, ["sections", index, "props"]), "title"));
  const isBare = titles.length === 0 && isHome(page);
  if (isBare || isBlank(page) || titles.some((title) => title !== undefined)) return [];
  return [
    {
      code: "no-heading",
      message: "No section has a title, so the page has no heading.",
      hint: "Give the first section a title: search engines and screen readers take it for what the page is about.",
      range: tree.keyAt(["sections"]),
    },
  ];

  function hasTitle(type: string) {
    return schemas.get(sectionSchema(type))?.properties?.title !== undefined;
  }
};
