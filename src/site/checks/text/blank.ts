import { sectionSchema } from "../../../schema/schemaNode.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { clockOf } from "../../page/applySchedule.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { ParsedPage, ParsedSection } from "../../page/parsedPage.ts";
import { spanOf } from "../../schedule/schedule.ts";
import type { Check } from "../index.ts";

/** A page that is on must show something between its header and its footer. */
export const checkBlank: Check = (page) => {
  if (!isBlank(page)) return [];
  return [
    {
      code: "blank-page",
      message: `${isHome(page) ? "The page" : "Page"}: none of its sections is on, so visitors find nothing between header and footer.`,
      hint: isHome(page)
        ? "Leave one of them on, or let another begin then."
        : "Leave one of them on, let another begin then, or give the page itself the date, below page:.",
      range: page.tree.valueAt(placeOfEnd(listOwn(page), page)),
    },
  ];
};

/** True if a page that is on shows nothing of its own. */
export function isBlank(page: ParsedPage): boolean {
  const own = listOwn(page);
  const { zone } = clockOf(page);
  // A section that would end before it begins is refused for that.
  const isNever = ({ schedule }: ParsedSection) => {
    const [start, end] = spanOf(schedule, zone);
    return end <= start;
  };
  return page.on && own.length > 0 && !own.some((each) => each.on || isNever(each));
}

const listOwn = (page: ParsedPage) => page.sections.filter(({ type }) => !isAround(type, page));

/** True for a section outside the main content, such as the header. False if its type is not known. */
const isAround = (type: string | undefined, { schemas }: ParsedPage) =>
  type !== undefined && schemas.get(sectionSchema(type))?.landmark !== undefined;

/** The date by which the last of the sections went off; the first section if none went by a date. */
function placeOfEnd(sections: readonly ParsedSection[], page: ParsedPage): FieldPath {
  const { zone, now } = clockOf(page);
  const endOf = ({ schedule, enabled }: ParsedSection) => {
    const [, end] = spanOf(schedule, zone);
    return enabled && end <= now ? end : -Infinity;
  };
  const [last] = sections.toSorted((a, b) => endOf(b) - endOf(a));
  const path = ["sections", last?.index ?? 0];
  return last && endOf(last) > -Infinity ? [...path, "until"] : [...path, "type"];
}
