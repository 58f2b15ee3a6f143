import { dataAt } from "../../../shared/dataAt.ts";
import { describePlace, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { nameLine } from "../../page/nameLine.ts";
import type { Check } from "../index.ts";

/**
 * Finds two sections of a page with one title, as when one was duplicated: visitors take them for one, and the list of
 * headings that screen readers offer has it twice. A section of another type may repeat the first title, which is often the
 * slogan of the page.
 */
export const checkSameTitles: Check = (page) => {
  const { tree } = page;
  const titled = page.sections
    .filter(({ on }) => on)
    .flatMap(({ index, type, id }) => {
      const path = ["sections", index, "props", "title"];
      const title = dataAt(tree.data, path);
      if (typeof title !== "string") return [];
      const plain = title
        .replaceAll(/[\s*_.!?…]+/g, " ")
        .trim()
        .toLowerCase();
      return plain === "" ? [] : [{ path, type, id, title, plain }];
    });
  return titled.flatMap(({ path, type, id, title, plain }, index): Diagnostic[] => {
    const earlier = titled
      .slice(0, index)
      .find((each, before) => each.plain === plain && (before > 0 || each.type === type));
    // Sections with one id are reported for that.
    if (!earlier || earlier.id === id) return [];
    const range = tree.keyAt(path);
    return [
      {
        code: "same-title",
        message: `${describePlace(path.slice(0, -1), tree.data)}: the title ${quote(title)} is that of the section in ${nameLine(page, tree.keyAt(earlier.path)[0])}, too.`,
        hint: "Give one of them a title of its own.",
        mayBeMeant: path,
        range,
      },
    ];
  });
};
