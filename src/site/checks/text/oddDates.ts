import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { english, languageOf } from "../../languages.ts";
import { settingsOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";
import { findInTexts } from "../placeholders/unmarked.ts";
import { type DateNames, datesIn, dayOf } from "./dateNames.ts";

/** Finds days in texts that no calendar has, and days whose weekday is another one. */
export const checkOddDates: Check = (page) => {
  const names = datesIn(languageOf(settingsOf(page)));
  return findInTexts(page, (text): Diagnostic[] => {
    if (!text.isWords || !/\d/.test(text.text)) return [];
    return names.patterns
      .flatMap((pattern) => [...text.text.matchAll(pattern)])
      .flatMap(({ 0: shown, index, groups = {} }): Diagnostic[] => {
        const problem = judge(groups, names);
        if (!problem) return [];
        const range = text.locate([index, index + shown.length]);
        const { where, name } = nameOf(text.path, page.tree.data);
        return [
          {
            code: "odd-date",
            message: `${where}: ${named(name)} has ${quote(shown)}, ${problem}.`,
            hint: "Correct the date.",
            mayBeMeant: text.path,
            range,
          },
        ];
      });
  });
};

/** The end of a sentence about a date that cannot be; undefined for any other. */
function judge(groups: Partial<Record<string, string>>, names: DateNames): string | undefined {
  const { weekday = "", day, month = "", year } = groups;
  const isMonth = names.months.has(month.toLowerCase());
  // Behind a month, a great number without a year counts something else: March 40 miles.
  if (!isMonth || (Number(day) > 31 && year === undefined)) return undefined;
  const date = dayOf(groups, names);
  if (!date) return "a day that no calendar has";
  const named = names.weekdays.get(weekday.toLowerCase());
  if (year === undefined || named === undefined || named === date.getUTCDay()) return undefined;
  return `which is a ${date.toLocaleDateString(english, { weekday: "long", timeZone: "UTC" })}`;
}
