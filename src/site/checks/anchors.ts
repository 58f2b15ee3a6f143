import { dataAt, didYouMean, nameOf, oneOf, quote, sentences } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../yaml/writeValue.ts";
import { anchorsOf, sectionOf } from "../checkedPage.ts";
import { splitAnchor } from "../files/published.ts";
import { suggest } from "../suggest.ts";
import { isLink } from "../values/links.ts";
import type { Check } from "./index.ts";

/** A link to #id needs a target with that id. A link to a section that is off is left out, and listed. */
export const checkAnchors: Check = (page) => {
  const anchors = anchorsOf(page);
  const { tree, sections } = page;
  // A section of unknown type may hold any anchor.
  const complete = !page.isCut && sections.every(({ type }) => type !== undefined);
  return page.fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    const anchor = kind === "href" && typeof value === "string" ? splitAnchor(value) : undefined;
    if (!anchor) return [];
    const { lead, id } = anchor;
    const target = anchors.get(id);
    const range = tree.valueAt(path);
    const { where } = nameOf(path, tree.data);
    if (!target && !complete) return [];
    if (!target) {
      const isWell = (each: string) => isLink(`#${each}`, page);
      const { near, meant } = suggest(id, [...anchors.keys()].filter(isWell));
      // A malformed id is already reported.
      const ill = [...anchors.keys()].filter((each) => !isWell(each));
      if (near.length === 0 && suggest(id, ill).near.length > 0) return [];
      return [
        {
          severity: "error",
          code: "no-anchor",
          message: `${where}: no section has the id ${quote(id)}, so the link ${quote(value)} leads nowhere.`,
          hint: sentences(
            didYouMean(near.map((name) => `${lead}#${name}`)),
            near.length === 0
              ? `Sections have the ids ${oneOf(sections.flatMap((section) => section.id ?? []))}.`
              : "",
          ),
          range,
          ...(meant
            ? { fix: certain("form", writing(range, `${lead}#${meant}`)) }
            : {
                suggestions: offering(
                  range,
                  near.map((name) => `${lead}#${name}`),
                ),
              }),
        },
      ];
    }
    if (target.on || !sectionOf(page, path)?.on) return [];
    const label = dataAt(tree.data, [...path.slice(0, -1), "label"]);
    return [
      {
        severity: "notice",
        code: "link-left-out",
        message: `${where}: the link ${quote(label ?? value)} is left out, because section ${[target.index + 1, target.type].filter(Boolean).join(", ")} (#${id}), is off.`,
        range,
      },
    ];
  });
};
