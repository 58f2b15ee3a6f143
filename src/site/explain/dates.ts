import { dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import { memoize } from "../memoize.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { homeOf } from "../page/sitePages.ts";
import type { Advice } from "../values/forms.ts";
import { readTime } from "./times.ts";

const form = "A day is written as year, month and day, such as 2025-10-16.";

/** Explains a date that is malformed, or that no calendar has. */
export const adviseDate = (value: string, page?: ParsedPage): Advice =>
  adviseDay(value, form, page);

function adviseDay(value: string, hint: string, page?: ParsedPage): Advice {
  const parts = readParts(value.trim()) ?? readWords(value.trim(), languageOf(page));
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

type Parts = (number | undefined)[];

/** Year, month and day of digits; `two` if they may mean two days. */
function readParts(text: string): Parts | "two" | undefined {
  const numbers = (match: RegExpExecArray | null) => match?.slice(1).map(Number);
  const ymd = numbers(
    /^(\d{4})(?:[-/. ](?=\d+[-/. ])|(?=\d{4}$))(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text),
  );
  if (ymd) return ymd;
  const [day, month, year] = numbers(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text)) ?? [];
  if (year !== undefined) return [year, month, day];
  // With slashes, the day or the month is first. A number above 12 is the day.
  const [a = 0, b = 0, last] = numbers(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)) ?? [];
  if (last === undefined) return undefined;
  return a !== b && a <= 12 && b <= 12 ? "two" : [last, Math.min(a, b), Math.max(a, b)];
}

const dayFirst =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+|of\s+)?(?<month>\p{L}+)\.?,?\s+(?:de\s+)?(?<year>\d{4})(?:\s\p{L}{1,2})?\.?$/iu;
const monthFirst = /^(?<month>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/iu;

/** Year, month and day of `Dec 24, 2026` or `24. Dezember 2026`, perhaps behind the name of a weekday. */
function readWords(text: string, language: string): Parts {
  const day = text.replace(/^\p{L}+\.?,\s+/u, "");
  const { groups } = dayFirst.exec(day) ?? monthFirst.exec(day) ?? {};
  if (!groups) return [];
  const word = asText(groups.month).toLowerCase();
  const months = ["en", language].flatMap((each) =>
    monthsOf(each).flatMap((names, index) =>
      names.some((name) => name === word || (word.length > 2 && name.startsWith(word)))
        ? index + 1
        : [],
    ),
  );
  const [month, ...others] = new Set(months);
  return others.length === 0 ? [Number(groups.year), month, Number(groups.day)] : [];
}

const known = new Map<string, string[][]>();

/** The names of each month, alone and beside a day. */
const monthsOf = (language: string): string[][] =>
  memoize(known, language, () =>
    Array.from({ length: 12 }, (_, month) =>
      [
        { month: "long" } as const,
        { month: "long", day: "numeric" } as const,
        { month: "short" } as const,
      ].map((options) =>
        asText(
          new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
            .formatToParts(Date.UTC(2026, month))
            .find(({ type }) => type === "month")?.value,
        )
          .replace(/\.$/, "")
          .toLowerCase(),
      ),
    ),
  );

/** The language of the site, or English where it has none that is known. */
function languageOf(page: ParsedPage | undefined): string {
  const lang = asText(dataAt(page && homeOf(page)?.tree.data, ["site", "lang"]));
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(lang)[0] ?? "en";
  } catch {
    return "en";
  }
}

const momentForm = "A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.";

/** Explains a day, or a time on it, that is malformed or does not exist. */
export function adviseMoment(value: string, page?: ParsedPage): Advice {
  const { day, time } = readTime(value);
  const { near, ...advice } = adviseDay(day, momentForm, page);
  if (time === undefined || !near) return near ? { near, ...advice } : advice;
  if (time === "none") return { because: "a time is between 00:00 and 23:59.", hint: momentForm };
  return { near: near.map((day) => `${day}T${time}`), ...advice };
}
