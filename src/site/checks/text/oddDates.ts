import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { english, languageOf } from "../../languages.ts";
import { memoize } from "../../memoize.ts";
import { settingsOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";
import { findInTexts } from "../placeholders/unmarked.ts";

/** Finds days in texts that no calendar has, and days whose weekday is another one. */
export const checkOddDates: Check = (page) => {
  const language = languageOf(settingsOf(page));
  const names = memoize(known, language, () => readNames(language));
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
  const [number, index] = [Number(day), names.months.get(month.toLowerCase())];
  // Behind a month, a great number without a year counts something else: March 40 miles.
  if (index === undefined || (number > 31 && year === undefined)) return undefined;
  // Without a year, it is that of a leap year.
  const date = new Date(Date.UTC(Number(year ?? 2024), index, number));
  if (date.getUTCMonth() !== index) return "a day that no calendar has";
  const named = names.weekdays.get(weekday.toLowerCase());
  if (year === undefined || named === undefined || named === date.getUTCDay()) return undefined;
  return `which is a ${date.toLocaleDateString(english, { weekday: "long", timeZone: "UTC" })}`;
}

/** The dates of a language. */
interface DateNames {
  /** The forms of a date, with the groups weekday, day, month and year. */
  patterns: readonly RegExp[];
  /** The names of months, in small letters, and as numbers, and their numbers from 0. */
  months: ReadonlyMap<string, number>;
  /** The names of days, in small letters, and their numbers from Sunday, 0. */
  weekdays: ReadonlyMap<string, number>;
}

const known = new Map<string, DateNames>();

function readNames(language: string): DateNames {
  const part = (type: string, date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options })
      .formatToParts(date)
      .find((each) => each.type === type)
      ?.value.toLowerCase() ?? "";
  const months = new Map(
    [...Array(12).keys()].flatMap((month) => {
      const date = new Date(Date.UTC(2024, month, 1));
      // Some languages have another form beside a day.
      return [{ month: "long" }, { month: "long", day: "numeric" }].map(
        (options) => [part("month", date, options as Intl.DateTimeFormatOptions), month] as const,
      );
    }),
  );
  const weekdays = new Map(
    // The 7th of January 2024 was a Sunday.
    [...Array(7).keys()].map((day) => [
      part("weekday", new Date(Date.UTC(2024, 0, 7 + day)), { weekday: "long" }),
      day,
    ]),
  );
  const month = [...months.keys()].filter((name) => /^\p{L}{3,}$/u.test(name));
  for (const index of Array(12).keys()) {
    months.set(`${index + 1}`, index).set(`${index + 1}`.padStart(2, "0"), index);
  }
  const inWords = `(?<month>${month.join("|")})`;
  const before = `(?:(?<weekday>${[...weekdays.keys()].join("|")}),? (?:(?:the|den|dem|le|el|il|em) )?)?`;
  const year = "(?:,? (?:(?:de|of) )?(?<year>(?:19|20)\\d\\d))?";
  const forms = [
    `${before}(?<day>\\d{1,2})(?:st|nd|rd|th|er|[.º])? (?:(?:de|of) )?${inWords}${year}`,
    `${before}${inWords} (?<day>\\d{1,2})(?:st|nd|rd|th)?${year}`,
    `${before}(?<day>\\d{1,2})\\. ?(?<month>\\d{1,2})\\. ?(?<year>(?:19|20)\\d\\d)`,
    "(?<year>(?:19|20)\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)",
  ];
  const patterns = forms.map(
    (form) => new RegExp(`(?<![\\p{L}\\p{N}.–-])${form}(?![\\p{L}\\p{N}-]|[.]\\d)`, "giu"),
  );
  return { patterns, months, weekdays };
}
