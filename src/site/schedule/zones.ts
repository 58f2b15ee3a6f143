import { memoize } from "../memoize.ts";

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** The clock of a zone; undefined if this version of Node does not know the zone. */
const clockIn = (zone: string): Intl.DateTimeFormat | undefined =>
  memoize(clocks, zone, () => {
    try {
      return new Intl.DateTimeFormat("en-US", {
        ...{ timeZone: zone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
        ...{ era: "short", year: "numeric", month: "numeric", day: "numeric" },
        ...{ hour: "numeric", minute: "numeric", second: "numeric" },
      });
    } catch {
      return undefined;
    }
  });

/** True if the name is that of a time zone. */
export const isZone = (name: string): boolean => clockIn(name) !== undefined;

/** The time of the wall clock in a zone at an instant, as if it were UTC. */
export function wallAt(instant: number, zone: string): number {
  const parts = new Map(
    clockIn(zone)
      ?.formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const [year = 0, month = 1, ...rest] = (
    ["year", "month", "day", "hour", "minute", "second"] as const
  ).map((name) => Number(parts.get(name)));
  const [date = 1, hour = 0, minute = 0, second = 0] = rest;
  const wall = new Date(0);
  wall.setUTCFullYear(parts.get("era") === "BC" ? 1 - year : year, month - 1, date);
  return wall.setUTCHours(hour, minute, second);
}

const day = 24 * 60 * 60 * 1000;

/**
 * The instant of a time of the wall clock in a zone. Where clocks are put back, an hour comes twice: the first counts.
 * Where they are put forward, an hour does not come: its times are moved on by the same step as the clocks.
 */
export function toInstant(wall: number, zone: string): number {
  const offsets = [wall - day, wall + day].map((near) => wallAt(near, zone) - near);
  const instants = offsets.map((offset) => wall - offset);
  const real = instants.filter((instant) => wallAt(instant, zone) === wall);
  return real.length > 0 ? Math.min(...real) : (instants[0] ?? wall);
}
