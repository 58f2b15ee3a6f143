import { dataAt } from "../../../shared/dataAt.ts";
import { describePlace, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGroups } from "../../page/listGroups.ts";
import type { Check } from "../index.ts";

/** The words above a table of contents are not shown where the texts beside them have no headings. */
export const checkContents: Check = (page) =>
  listGroups(page).flatMap(({ path, node }) =>
    Object.entries(node.properties ?? {}).flatMap(([name, { headingsOf }]): Diagnostic[] => {
      const place = [...path, name];
      if (!headingsOf || dataAt(page.tree.data, place) === undefined) return [];
      const places = headingsOf.map((each) => [...path, each].join("/"));
      const texts = page.markdown.filter((text) => places.includes(text.path.join("/")));
      // Another mistake is reported where there is no text.
      if (texts.length === 0 || texts.some(({ headings }) => headings.length > 0)) return [];
      return [
        {
          code: "unused",
          message: `${describePlace(path, page.tree.data)}: the text has no headings to list, so ${quote(name)} has no effect.`,
          hint: `Delete the line, or give the text headings, each on a line such as "## The words".`,
          range: page.tree.keyAt(place),
        },
      ];
    }),
  );
