import type { Advice } from "../values/forms.ts";

const form = "A day is written as year, month and day, such as 2025-10-16.";

/** Explains a date that is malformed, or that no calendar has. */
export const adviseDate = (value: string): Advice => adviseDay(value, form);

function adviseDay(value: string, hint: string): Advice {
  const parts = readParts(value.trim());
  if (parts === "two") return { because: "it may mean two days.", hint };
  const [y, m, d] = parts;
  if (!y || m === undefined || d === undefined) return { hint };
  if (m < 1 || m > 12) return { because: `there is no month ${m}.`, hint };
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d < 1 || d > days) {
    const name = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(
      Date.UTC(y, m - 1),
    );
    return { because: `${name} ${y} has ${days} days.`, hint };
  }
  const iso = [String(y), ...[m, d].map((part) => String(part).padStart(2, "0"))].join("-");
  return { near: [iso], hint };
}

/** Year, month and day of a text; `two` if it may mean two days, and nothing if it means none. */
function readParts(text: string): (number | undefined)[] | "two" {
  const numbers = (match: RegExpExecArray | null) => match?.slice(1).map(Number);
  const ymd = numbers(/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text));
  if (ymd) return ymd;
  const [day, month, year] = numbers(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text)) ?? [];
  if (year !== undefined) return [year, month, day];
  // With slashes, the day or the month is first. A number above 12 is the day.
  const [a = 0, b = 0, last] = numbers(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)) ?? [];
  return a !== b && a <= 12 && b <= 12 ? "two" : [last, Math.min(a, b), Math.max(a, b)];
}

const momentForm = "A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.";

/** Explains a day, or a time on it, that is malformed or does not exist. */
export function adviseMoment(value: string): Advice {
  const [, date = "", hour, minute = "00", second = "00", zone = ""] =
    /^\s*(.*?\d)(?:(?:[T ]|,\s*)(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s?(Z|[+-]\d\d:\d\d)?)?\s*$/i.exec(
      value,
    ) ?? [];
  const { near, ...advice } = adviseDay(date, momentForm);
  if (hour === undefined || !near) return near ? { near, ...advice } : advice;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return { because: "a time is between 00:00 and 23:59.", hint: momentForm };
  }
  const time = [hour.padStart(2, "0"), minute, ...(second === "00" ? [] : [second])].join(":");
  return { near: near.map((day) => `${day}T${time}${zone.toUpperCase()}`), ...advice };
}
