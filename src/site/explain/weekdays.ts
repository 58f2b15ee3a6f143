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

/** The days of a week in English, from Monday on. */
const english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const listKnown = () => {
  known ??= [...shipped].map(namesIn);
  return known;
};

/** The names in English of the days that a word means in any language, such as Monday for lundi; several if languages differ. */
export function daysNamed(word: string): string[] {
  return english.filter((_, day) => listKnown().some((days) => days[day]?.includes(plain(word))));
}

/** The days that a text lists in one language, such as `Mo-Fr` or `Mon, Wed to Fri`; empty if a part is no day, or languages differ. */
export function daysListed(text: string): string[] {
  const parts = text.split(/[,;+&/]/);
  const found = listKnown().flatMap((names) => {
    const each = parts.map((part) => daysBetween(part, names));
    const isClear = each.every((days) => days.length > 0);
    return isClear ? [english.filter((_, day) => each.flat().includes(day))] : [];
  });
  const [first = [], ...others] = found;
  return others.every((days) => days.join() === first.join()) ? first : [];
}

/** One day, or those from one to another, over Sunday where the second comes first in the week. */
function daysBetween(text: string, names: readonly string[][]): number[] {
  const find = (word: string) => names.findIndex((each) => each.includes(plain(word)));
  const whole = find(text);
  if (whole >= 0) return [whole];
  const ends = text.split(/\s*[-–—]\s*|\s+(?:to|bis|à|al?|tot|do)\s+/).map(find);
  const [first = -1, last = -1] = ends;
  if (ends.length !== 2 || first < 0 || last < 0) return [];
  return [...english.keys()].filter((day) =>
    first <= last ? first <= day && day <= last : day >= first || day <= last,
  );
}
