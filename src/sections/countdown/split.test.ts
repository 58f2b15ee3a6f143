import { expect, it } from "vitest";
import { describeLeft, inWords, split } from "./split.ts";

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

it("splits a time into whole units, and counts a second that has begun", () => {
  const left = 2 * day + 3 * hour + 4 * minute + 5 * second;
  expect(split(left)).toEqual({ day: 2, hour: 3, minute: 4, second: 5 });
  expect(split(left - 1)).toEqual({ day: 2, hour: 3, minute: 4, second: 5 });
  expect(split(left + 1)).toEqual({ day: 2, hour: 3, minute: 4, second: 6 });
  expect(split(minute)).toEqual({ day: 0, hour: 0, minute: 1, second: 0 });
  expect(split(0)).toEqual({ day: 0, hour: 0, minute: 0, second: 0 });
});

it.each([
  ["en", 1, "day"],
  ["en", 2, "days"],
  ["de", 2, "Tage"],
  ["pl", 2, "dni"],
  ["ru", 1, "день"],
  ["ru", 2, "дня"],
  ["ru", 5, "дней"],
])("names days in %s: %i %s", (lang, count, word) => {
  expect(inWords("day", count, lang)).toMatchObject({ word, figure: String(count) });
});

it("says in one sentence what is left, by the minute", () => {
  expect(describeLeft(2 * day + 3 * hour + 5 * second, "en")).toBe("2 days, 3 hours");
  expect(describeLeft(day + minute, "de")).toBe("1 Tag, 1 Minute");
  expect(describeLeft(minute - second, "en")).toBe("59 seconds");
});
