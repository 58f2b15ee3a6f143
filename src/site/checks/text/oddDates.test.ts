import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const told = (lang: string, title: string) =>
  read(
    change(
      change(smallPage, "  name: Lull", `  name: Lull\n  lang: ${lang}`),
      "title: Voices",
      `title: ${JSON.stringify(title)}`,
    ),
  ).diagnostics.flatMap(({ code, message }) => (code === "odd-date" ? [message] : []));

test("a day that is not there, and another weekday", () => {
  expect(answer("title: Voices", "title: Open until 31 June")).toMatchInlineSnapshot(`
    "page.yaml:60:25 warning odd-date Section 6, testimonials: "title" has "31 June", a day that no calendar has.
      59 |     props:
      60 |       title: Open until 31 June
         |                         ^^^^^^^
      Correct the date. If it is meant, write # meant on the line above."
  `);
  expect(answer("title: Voices", "title: On Monday, 12 December 2026")).toMatchInlineSnapshot(`
    "page.yaml:60:17 warning odd-date Section 6, testimonials: "title" has "Monday, 12 December 2026", which is a Saturday.
      59 |     props:
      60 |       title: On Monday, 12 December 2026
         |                 ^^^^^^^^^^^^^^^^^^^^^^^^
      Correct the date. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["en", "See you on November 31st, 2026"],
  ["en", "See you on *November* 31st, 2026"],
  ["en", "Monday, *December 12th, 2026*"],
  ["en", "See you on the 30th of February"],
  ["en", "See you on 29 February 2026"],
  ["en", "Monday, December 12th, 2026"],
  ["en", "From 2026-02-30 on"],
  ["de", "Am 31.11.2026 um 18 Uhr"],
  ["de", "Montag, den 12. Dezember 2026"],
  ["de", "Montag, 12.12.2026"],
  ["fr", "Lundi 12 décembre 2026"],
  ["es", "Lunes 12 de diciembre de 2026"],
  ["pt", "31 de junho"],
  ["it", "Il 31 giugno"],
  ["nl", "Maandag 12 december 2026"],
  ["pl", "31 czerwca"],
  ["ru", "31 июня"],
  ["el", "31 Ιουνίου"],
])("%s: %s", (lang, title) => expect(told(lang, title)).toHaveLength(1));

test.each([
  ["en", "Saturday, 12 December 2026"],
  ["en", "29 February"],
  ["en", "March 40 miles with us"],
  ["en", "We may 50 times"],
  ["en", "Monday, 12 December"],
  ["en", "Version 31.11.20"],
  ["de", "Samstag, 12.12.2026, und 30. Juni"],
  ["de", "31.11.2026.4"],
  ["fr", "1er mai 2026"],
  ["ja", "2026-02-28"],
])("%s: %s is a day", (lang, title) => expect(told(lang, title)).toEqual([]));
