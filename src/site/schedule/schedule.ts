import { child } from "../../shared/dataAt.ts";
import { endOf, startOfPeriod } from "./moments.ts";

/** The dates of a section or a page, as its file has them. Those that are no dates are left out. */
export interface Schedule {
  from?: unknown;
  until?: unknown;
}

/** A time zone, and the instant that a site is read as of, in milliseconds since 1970. */
export interface Clock {
  zone: string;
  now: number;
}

/** The dates of a section or a page, in its data. */
export const scheduleOf = (data: unknown): Schedule => ({
  from: child(data, "from"),
  until: child(data, "until"),
});

/** The instants at which a schedule begins and ends; infinite where it does not. */
export function spanOf({ from, until }: Schedule, zone: string): [start: number, end: number] {
  return [startOfPeriod(from, zone) ?? -Infinity, endOf(until, zone) ?? Infinity];
}

/** True if the instant of the clock is within the schedule. */
export function isDue(schedule: Schedule, { zone, now }: Clock): boolean {
  const [start, end] = spanOf(schedule, zone);
  return start <= now && now < end;
}

/** The instants after that of the clock at which schedules begin or end, in their order. */
export function listUpcoming(schedules: readonly Schedule[], { zone, now }: Clock): number[] {
  const instants = schedules
    .flatMap((schedule) => spanOf(schedule, zone))
    .filter((instant) => instant > now && instant < Infinity);
  return [...new Set(instants)].sort((a, b) => a - b);
}
