import { type Clock, type Schedule, spanOf } from "./schedule.ts";
import { wallAt } from "./zones.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const dates = new Intl.DateTimeFormat("en-GB", {
  ...({ timeZone: "UTC", day: "numeric", month: "long", year: "numeric" } as const),
});

/** An instant in words: `1 December 2026, 00:00 (Europe/Berlin)`. */
export const describeInstant = (instant: number, zone: string): string =>
  `${dates.format(wallAt(instant, zone))}, ${timeOf(instant, zone)} (${zone})`;

/** The beginning of a sentence about the time from an instant on: `From 1 December 2026 on`. */
export function describeFrom(instant: number, zone: string): string {
  const time = timeOf(instant, zone);
  const date = dates.format(wallAt(instant, zone));
  return `From ${date}${time === "00:00" ? "" : `, ${time},`} on`;
}

const timeOf = (instant: number, zone: string) =>
  new Date(wallAt(instant, zone)).toISOString().slice(-13, -8);

/** The time that is left until an instant: `in 6 days`. */
export function describeWait(instant: number, { zone, now }: Clock): string {
  const left = instant - now;
  if (left < hour) return inUnits(Math.ceil(left / minute), "minute");
  if (left < day) return inUnits(Math.round(left / hour), "hour");
  const dayOf = (each: number) => Math.floor(wallAt(each, zone) / day);
  return inUnits(dayOf(instant) - dayOf(now), "day");
}

const inUnits = (number: number, unit: string) => `in ${number} ${unit}${number === 1 ? "" : "s"}`;

/** A section or page that is off, in words: `off`, `off until …` or `off since …`. */
export function describeOff(
  { enabled, schedule }: { enabled: boolean; schedule: Schedule },
  { zone, now }: Clock,
): string {
  const [start, end] = spanOf(schedule, zone);
  if (!enabled) return "off";
  if (now < start) return `off until ${describeInstant(start, zone)}`;
  return now >= end ? `off since ${describeInstant(end, zone)}` : "off";
}
