import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAnything, report, smallPage, tell } from "./readFixture.ts";

/** Languages that write a day with its number and the name of its month, among those of the labels. */
const languages = readdirSync("languages").filter(
  (lang) => !["ar", "he", "ja", "ko", "zh", "zh-Hant"].includes(lang),
);

const right = "mp4: /videos/tour.mp4";
const { date, moment } = JSON.parse(readFileSync("schema/common.schema.json", "utf8")).definitions;

test("every day of the calendar is one, and no other", () => {
  const pattern = new RegExp(date.pattern);
  const two = (part: number) => String(part).padStart(2, "0");
  const wrong: string[] = [];
  for (const year of [1600, 1896, 1900, 1999, 2000, 2004, 2023, 2024, 2025, 2100, 2400]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${two(month)}-${two(day)}`;
        const read = new Date(`${text}T00:00Z`);
        const exists = !Number.isNaN(read.valueOf()) && read.toISOString().startsWith(text);
        if (pattern.test(text) !== exists) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("no schema describes a day by a pattern of its own", () => {
  const files = readdirSync("schema", { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => readFileSync(`schema/${file}`, "utf8"));
  const own = texts.flatMap((text) => text.match(/\[0-9\]\{4\}-.*/g) ?? []);
  expect(own).toHaveLength(2);
  // A pattern cannot refer to another: that of a time on a day begins with the one of a day.
  const [, withoutEnd = ""] = /^(.*)\$$/.exec(date.pattern) ?? [];
  expect(moment.pattern.slice(0, withoutEnd.length)).toBe(withoutEnd);
  expect(moment.pattern.slice(withoutEnd.length)).toMatch(/^\(T.*\)\?\$$/);
});

test("a day that does not exist, or is written otherwise", () => {
  const published = (day: string) => `${right}\n        published: ${day}`;
  expect(report(smallPage.replace(right, published("2024-02-29")))).toBe("");
  const days = ["2025-02-30", "2025-13-01", "2025-04-31", "2025/10/16", "16.10.2025", "2025-2-3"];
  const others = ["10/16/2025", "October 2025", "'2025-10-16T10:00'", "2025"];
  expect(
    [...days, ...others].map((day) => tell(right, published(day))).join("\n"),
  ).toMatchInlineSnapshot(`
    "mp4: /videos/tour.mp4
            published: 2025-02-30
      33:20-30 bad-date Section 3, showcase, video: "published" cannot be "2025-02-30": February 2025 has 28 days. A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 2025-13-01
      33:20-30 bad-date Section 3, showcase, video: "published" cannot be "2025-13-01": there is no month 13. A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 2025-04-31
      33:20-30 bad-date Section 3, showcase, video: "published" cannot be "2025-04-31": April 2025 has 30 days. A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 2025/10/16
      33:20-30 bad-date Section 3, showcase, video: "published" cannot be "2025/10/16". Did you mean "2025-10-16"? A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 16.10.2025
      33:20-30 bad-date Section 3, showcase, video: "published" cannot be "16.10.2025". Did you mean "2025-10-16"? A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 2025-2-3
      33:20-28 bad-date Section 3, showcase, video: "published" cannot be "2025-2-3". Did you mean "2025-02-03"? A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 10/16/2025
      33:20-30 bad-date Section 3, showcase, video: "published" cannot be "10/16/2025". Did you mean "2025-10-16"? A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: October 2025
      33:20-32 bad-date Section 3, showcase, video: "published" cannot be "October 2025". A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: '2025-10-16T10:00'
      33:20-38 bad-date Section 3, showcase, video: "published" cannot be "2025-10-16T10:00". A day is written as year, month and day, such as 2025-10-16.
    mp4: /videos/tour.mp4
            published: 2025
      33:20-24 bad-date Section 3, showcase, video: "published" cannot be "2025". A day is written as year, month and day, such as 2025-10-16."
  `);
});

const enabled = "enabled: true";

/** The first suggestion for each text as the day on which a section begins. */
const meantBy = (page: string, texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text) => {
      const { diagnostics } = readAnything(page.replace(enabled, `from: ${text}`));
      const [wrong, ...others] = diagnostics.filter(({ severity }) => severity === "error");
      expect(others, text).toEqual([]);
      return [text, wrong?.suggestions?.[0]?.edits[0]?.text];
    }),
  );

test("a day and a time as people and programs write them mean one time, or none", () => {
  const days = ["20261224", "Dec 24, 2026", "24 December 2026", "Thu, Dec 24, 2026"];
  const times = ["18:00+0100", "18:00+01", "18:00 UTC", "6pm", "6:30 p.m.", "18.00 Uhr", "12 am"];
  const none = ["1798070400", "December 24", "Feb 30, 2026", "24. Dezember 2026", "1/2/2026"];
  const noTime = ["2026-12-24 25:00", "2026-12-24 13pm", "2026-12-24T18:00 CET"];
  expect(
    meantBy(smallPage, [...days, ...times.map((time) => `2026-12-24 ${time}`), ...none, ...noTime]),
  ).toMatchInlineSnapshot(`
    {
      "1/2/2026": undefined,
      "1798070400": undefined,
      "2026-12-24 12 am": "2026-12-24T00:00",
      "2026-12-24 13pm": undefined,
      "2026-12-24 18.00 Uhr": "2026-12-24T18:00",
      "2026-12-24 18:00 UTC": "2026-12-24T18:00Z",
      "2026-12-24 18:00+01": "2026-12-24T18:00+01:00",
      "2026-12-24 18:00+0100": "2026-12-24T18:00+01:00",
      "2026-12-24 25:00": undefined,
      "2026-12-24 6:30 p.m.": "2026-12-24T18:30",
      "2026-12-24 6pm": "2026-12-24T18:00",
      "2026-12-24T18:00 CET": undefined,
      "20261224": "2026-12-24",
      "24 December 2026": "2026-12-24",
      "24. Dezember 2026": undefined,
      "Dec 24, 2026": "2026-12-24",
      "December 24": undefined,
      "Feb 30, 2026": undefined,
      "Thu, Dec 24, 2026": "2026-12-24",
    }
  `);
});

test.each(languages)("the months of %s are those of its pages", (lang) => {
  const page = smallPage.replace("  name: Lull\n", `$&  lang: ${lang}\n`);
  const written = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(
      Date.UTC(2026, month, 24),
    ),
  );
  const meant = meantBy(
    page,
    written.map((text) => `"${text}"`),
  );
  expect(Object.values(meant)).toEqual(
    written.map((_, month) => `2026-${String(month + 1).padStart(2, "0")}-24`),
  );
});
