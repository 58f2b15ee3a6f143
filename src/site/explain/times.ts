import { lookUp } from "../../shared/lookUp.ts";

const pattern =
  /(?<=\d)(?:T|,?\s+(?:at\s+|um\s+)?)(\d{1,2})(?:[:.h](\d\d))?(?::(\d\d))?(?:\.\d+)?\s?([ap]\.?m\b\.?|Uhr|h)?\s?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?\s*$/i;

/** The time at the end of a day as people write it: as a page has it, `none` if no clock shows it. */
export function readTime(text: string): { day: string; time?: string } {
  const {
    0: written = "",
    1: hour = "",
    2: minute,
    3: second = "00",
    4: half,
    5: zone = "",
  } = pattern.exec(text) ?? [];
  if (written === "" || (minute === undefined && half === undefined)) return { day: text };
  const day = text.slice(0, -written.length);
  const isHalf = /^[ap]/i.test(half ?? "");
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half ?? "") ? 12 : 0) : Number(hour);
  const isTime = hours <= 23 && Number(minute ?? 0) <= 59 && Number(second) <= 59;
  if (!isTime || (isHalf && (Number(hour) < 1 || Number(hour) > 12))) return { day, time: "none" };
  const parts = [
    String(hours).padStart(2, "0"),
    minute ?? "00",
    ...(second === "00" ? [] : [second]),
  ];
  return { day, time: parts.join(":") + writeZone(zone) };
}

const clock = /^(\d{1,2})(?:[:.h](\d\d))?(?::00)?\s?([ap]\.?m\b\.?|Uhr|h)?$/i;

/** The times of the day that people may mean, in hours and minutes; none for a number alone, which may be anything. */
export function readClock(text: string): string[] {
  const words: Record<string, string> = { noon: "12:00", midnight: "00:00" };
  const spoken = lookUp(words, text.toLowerCase());
  const written = text.replace(/^(\d\d)(\d\d)$/, "$1:$2");
  const [, hour = "", minute, half = ""] = clock.exec(written) ?? [];
  if (spoken !== undefined || hour === "" || (minute === undefined && half === ""))
    return spoken ? [spoken] : [];
  const isHalf = /^[ap]/i.test(half);
  if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return [];
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  // The end of a day is the beginning of the next one.
  if (hours === 24 && Number(minute ?? 0) === 0) return ["23:59", "00:00"];
  return [`${String(hours).padStart(2, "0")}:${minute ?? "00"}`];
}

/** `+0100` and `+01` as `+01:00`, and `UTC` as `Z`. */
function writeZone(zone: string): string {
  const [, hours, minutes = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? (zone === "" ? "" : "Z") : `${hours}:${minutes}`;
}
