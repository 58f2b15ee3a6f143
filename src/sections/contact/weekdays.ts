import type { OpeningHours } from "../../section.ts";
import { formatTime, languages } from "../../ui/text/formatDates.ts";

type Day = OpeningHours["days"][number];

/** The days of the week by the dates of one that begins on a Monday. */
const dates: Record<Day, number> = {
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
  Sunday: 7,
};

const at = (day: number) => new Date(`2024-01-0${day}T00:00Z`);

/** The names of days in a language, such as Monday – Friday: days in a row are named by the first and the last. */
export function nameDays(days: readonly Day[], lang: string | undefined): string {
  const weekday = new Intl.DateTimeFormat(languages(lang), { weekday: "long", timeZone: "UTC" });
  const rows: number[][] = [];
  for (const day of days.map((day) => dates[day]).sort()) {
    const row = rows.at(-1);
    if (row?.at(-1) === day - 1) row.push(day);
    else rows.push([day]);
  }
  const names = rows.map((row) => {
    const ends = row.length > 2 ? [row[0], row.at(-1)] : row;
    const named = ends.map((day = 1) => weekday.format(at(day)));
    return named.join(row.length > 2 ? " – " : ", ");
  });
  return names.join(", ");
}

/** The hours of a day as people write them in a language. */
export function nameHours({ opens, closes }: OpeningHours, lang: string | undefined): string {
  return `${formatTime(opens, lang)} – ${formatTime(closes, lang)}`;
}
