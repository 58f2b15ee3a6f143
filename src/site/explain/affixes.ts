import { readClock } from "./times.ts";

/**
 * Prefixes and suffixes that are easily forgotten in a colour, a telephone number, an address, a path or a length.
 */
const ends = ["#…", "tel:…", "https://…", "/…", "…/", "/…/"];

/** Units, which only a number has. */
const units = ["px", "ms"];

/** The value with each missing prefix or suffix that makes it match the pattern, as an encrypted address, and as a time of the day. */
export function completed(value: string, pattern: unknown): string[] {
  if (typeof pattern !== "string") return [];
  const trimmed = value.trim();
  const isNumber = /^\d*\.?\d+$/.test(trimmed);
  // Fewer digits are no number that anybody can call.
  const isCallable = /(?:\d\D*){3}/.test(trimmed);
  // No page and no place has the name of a number that counts.
  const isCount = /^[-+]?\d*\.?\d+$/.test(trimmed) && !isCallable;
  const fits = (end: string) => (end === "tel:…" ? isCallable : !(isCount && end.startsWith("/")));
  const whole = [
    trimmed.replace(/^http:/, "https:"),
    ...ends.filter(fits).map((end) => end.replace("…", trimmed)),
    ...readClock(trimmed),
    ...(isNumber ? units.map((unit) => trimmed + unit) : []),
  ];
  return whole.filter((each) => new RegExp(pattern, "u").test(each));
}

/** The value with other blanks, capitals or dashes, or without the slash behind a domain, if it matches the pattern so. */
export function respelt(value: string, pattern: unknown): string | undefined {
  if (typeof pattern !== "string") return undefined;
  const trimmed = value.trim();
  const dashed = trimmed.replaceAll("_", "-");
  const domain = trimmed.replace(/^(https:\/\/[^/]+)\/+$/i, "$1");
  const spellings = [trimmed, domain, dashed];
  return [...spellings, ...spellings.map((each) => each.toLowerCase())].find((each) =>
    new RegExp(pattern, "u").test(each),
  );
}
