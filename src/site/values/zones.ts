import { lookUp } from "../../shared/lookUp.ts";
import { suggest } from "../suggest.ts";
import type { Advice } from "./forms.ts";

const known = [...Intl.supportedValuesOf("timeZone"), "UTC"];
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf("/") + 1);

/** Advice for a text that is no time zone: zones of that city, or with a similar name. */
export function adviseZone(value: string): Advice {
  const city = cityOf(value);
  // Another number makes another zone.
  const spelt = /\d/.test(value) ? [] : known;
  const near = [
    ...known.filter((zone) => suggest(city, [cityOf(zone)]).meant !== undefined),
    ...suggest(value, spelt).near,
    ...spelt.filter((zone) => suggest(city, [cityOf(zone)]).near.length > 0),
  ];
  return {
    because: "no time zone has this name.",
    near: [...new Set(near)].slice(0, 3),
    hint: "A time zone is written as Europe/Berlin, America/New_York or UTC.",
  };
}

/** Zones without summer time whose names people take for that of a place with it, and the zone of the place. */
const abbreviations: Record<string, { hours: number; near: string[] }> = {
  EST: { hours: -5, near: ["America/New_York"] },
  MST: { hours: -7, near: ["America/Denver"] },
};

/** The hours that a zone of one distance is ahead of UTC, and zones that may be meant; undefined for another zone. */
export function readFixedZone(zone: string): { hours: number; near: string[] } | undefined {
  // In these names, the sign is the other way round.
  const [, ahead] = /^Etc\/GMT([+-]\d+)$/i.exec(zone) ?? [];
  if (ahead !== undefined && Number(ahead) !== 0) return { hours: -Number(ahead), near: [] };
  return lookUp(abbreviations, zone.toUpperCase());
}
