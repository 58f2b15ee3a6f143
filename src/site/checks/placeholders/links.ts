import { dataAt } from "../../../shared/dataAt.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Links with no destination yet: fine in a draft, but not when the page is published. */
export const checkTodoLinks: Check = (page) =>
  page.fields.flatMap(({ kind, value, path, words }): Diagnostic[] => {
    const isOff = path[0] === "sections" && !sectionOf(page, path)?.on;
    if (kind !== "href" || value !== "todo" || isOff) return [];
    const { where } = nameOf(path, page.tree.data);
    const beside = path.slice(0, -1);
    const label = [
      words,
      ...["label", "store"].map((key) => dataAt(page.tree.data, [...beside, key])),
    ].find((text) => typeof text === "string");
    return [
      {
        code: "placeholder",
        message: `${where}: the link${label ? ` ${quote(label)}` : ""} has no destination yet.`,
        hint: "Write its destination in place of todo.",
        range: page.tree.valueAt(path),
      },
    ];
  });
