import { child } from "../../shared/dataAt.ts";
import { endOf, startOfPeriod } from "./moments.ts";

/** The dates and languages of a section or a page, as its file has them. Those that are none are left out. */
export interface Schedule {
  from?: unknown;
  until?: unknown;
  only?: unknown;
}

/** A time zone, the instant that a site is read as of, in milliseconds since 1970, and the language that it is read in. */
export interface Clock {
  zone: string;
  now: number;
  lang: string;
}

/** The dates and languages of a section or a page, in its data. */
export const scheduleOf = (data: unknown): Schedule => ({
  from: child(data, "from"),
  until: child(data, "until"),
  only: child(data, "only"),
});

/** True for a schedule that names its languages. */
export const namesLanguages = ({ only }: Schedule): boolean => Array.isArray(only);

/** True if two schedules have a language in common. */
export const shareLanguage = (one: Schedule, other: Schedule): boolean =>
  !Array.isArray(one.only) ||
  !Array.isArray(other.only) ||
  one.only.some((lang) => isInLanguage(other, lang));

const isInLanguage = ({ only }: Schedule, lang: unknown) =>
  !Array.isArray(only) || only.includes(lang);

/** The instants at which a schedule begins and ends; infinite where it does not. */
export function spanOf({ from, until }: Schedule, zone: string): [start: number, end: number] {
  return [startOfPeriod(from, zone) ?? -Infinity, endOf(until, zone) ?? Infinity];
}

/** True if the instant of the clock is within the schedule, and its language is one of those that are named. */
export function isDue(schedule: Schedule, { zone, now, lang }: Clock): boolean {
  const [start, end] = spanOf(schedule, zone);
  return start <= now && now < end && isInLanguage(schedule, lang);
}

/** The instants after that of the clock at which schedules begin or end, in their order. */
export function listUpcoming(schedules: readonly Schedule[], { zone, now }: Clock): number[] {
  const instants = schedules
    .flatMap((schedule) => spanOf(schedule, zone))
    .filter((instant) => instant > now && instant < Infinity);
  return [...new Set(instants)].sort((a, b) => a - b);
}
