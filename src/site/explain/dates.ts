import type { Advice } from "../values/forms.ts";

const form = "A day is written as year, month and day, such as 2025-10-16.";

/** Explains a date that is malformed, or that no calendar has. */
export function adviseDate(value: string): Advice {
  const [, year, month, day] = /^\s*(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\s*$/.exec(value) ?? [];
  // In a date with slashes, the order of day and month is ambiguous.
  const [, last, middle, first] = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\s*$/.exec(value) ?? [];
  const [y, m, d] = [year ?? first, month ?? middle, day ?? last].map(Number);
  if (!y || m === undefined || d === undefined) return { hint: form };
  if (m < 1 || m > 12) return { because: `there is no month ${m}.`, hint: form };
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d < 1 || d > days) {
    const name = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(
      Date.UTC(y, m - 1),
    );
    return { because: `${name} ${y} has ${days} days.`, hint: form };
  }
  const iso = [String(y), ...[m, d].map((part) => String(part).padStart(2, "0"))].join("-");
  return { near: [iso], hint: form };
}
