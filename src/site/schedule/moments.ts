import { isZone, toInstant } from "./zones.ts";

/** A day or a time as it is written: the wall clock's time, as if it were UTC, and its distance from UTC if it has one. */
interface Moment {
  wall: number;
  isDay: boolean;
  offset: string | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** Reads `2026-12-24`, `2026-12-24T18:00` or `2026-12-24T18:00+01:00`; undefined for any other text. */
function readMoment(text: unknown): Moment | undefined {
  if (typeof text !== "string") return undefined;
  const [, date, time = "", offset] =
    /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const wall = Date.parse(`${date}${time || "T00:00"}Z`);
  // Some days that do not exist are read as days after them.
  const isReal = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(date);
  return isReal ? { wall, isDay: time === "", offset } : undefined;
}

/** True if the text is a day or a time. */
export const isMoment = (text: unknown): text is string => readMoment(text) !== undefined;

/** The instant at which a day or a time begins in a zone; undefined for any other text. */
export function startOfPeriod(text: unknown, zone: string): number | undefined {
  const moment = readMoment(text);
  return moment && instantOf(moment, zone);
}

/** The instant at which a day has ended in a zone, or a time has come; undefined for any other text. */
export function endOf(text: unknown, zone: string): number | undefined {
  const moment = readMoment(text);
  if (!moment) return undefined;
  return instantOf(moment.isDay ? { ...moment, wall: moment.wall + day } : moment, zone);
}

const instantOf = ({ wall, offset }: Moment, zone: string): number =>
  offset === undefined ? toInstant(wall, zone) : wall - millisecondsOf(offset);

function millisecondsOf(offset: string): number {
  if (offset === "Z") return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60 * 1000;
}

/** The zone of a site by its setting; UTC where that names none. */
export const zoneOf = (setting: unknown): string =>
  typeof setting === "string" && isZone(setting) ? setting : "UTC";
