import { memoize } from "../../memoize.ts";

/** The dates of a language. */
export interface DateNames {
  /** The forms of a date, with the groups weekday, day, month and year. */
  patterns: readonly RegExp[];
  /** The names of months, in small letters, and as numbers, and their numbers from 0. */
  months: ReadonlyMap<string, number>;
  /** The names of days, in small letters, and their numbers from Sunday, 0. */
  weekdays: ReadonlyMap<string, number>;
}

const known = new Map<string, DateNames>();

/** The dates of the language that a site is in, or is translated into. */
export const datesIn = (language: string): DateNames =>
  memoize(known, language, () => readNames(language));

/** The day that a date names, as midnight in UTC; undefined where no calendar has it. Without a year, it is in a leap year. */
export function dayOf(
  { day, month = "", year }: Partial<Record<string, string>>,
  { months }: DateNames,
): Date | undefined {
  const index = months.get(month.toLowerCase());
  if (index === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year ?? 2024), index, Number(day)));
  return date.getUTCMonth() === index ? date : undefined;
}

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
