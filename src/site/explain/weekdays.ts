import { shipped } from "../languages.ts";
import { unaccented } from "../suggest.ts";

/** A week that begins on a Monday. */
const dates = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));

const plain = (name: string) => unaccented(name.trim()).toLowerCase().replace(/\.$/, "");

/** The names of each day in a language, the long ones and those that calendars shorten. */
const namesIn = (lang: string): string[][] =>
  dates.map((date) =>
    (["long", "short"] as const).map((weekday) =>
      plain(new Intl.DateTimeFormat(lang, { weekday, timeZone: "UTC" }).format(date)),
    ),
  );

/** The names of the days of a week in every language with texts. */
let known: string[][][] | undefined;

/** The names in English of the days that a word means in any language, such as Monday for lundi; several if languages differ. */
export function daysNamed(word: string): string[] {
  known ??= [...shipped].map(namesIn);
  const found = known.flatMap((days) =>
    days.flatMap((names, day) => (names.includes(plain(word)) ? day : [])),
  );
  const english = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
  return [...new Set(found)].sort().map((day) => english.format(dates[day]));
}
