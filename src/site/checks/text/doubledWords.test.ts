import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const told = (lang: string, title: string) =>
  read(
    change(
      change(smallPage, "  name: Lull", `  name: Lull\n  lang: ${lang}`),
      "title: Voices",
      `title: ${JSON.stringify(title)}`,
    ),
  ).diagnostics.flatMap(({ code, message }) => (code === "repeated" ? [message] : []));

test("a word twice in a row, over a line break", () => {
  expect(answer("title: Voices", "title: Voices of the\n        the night")).toMatchInlineSnapshot(`
    "page.yaml:60:24 warning repeated Section 6, testimonials: "title" has the word "the" twice in a row.
      59 |     props:
      60 |       title: Voices of the
         |                        ^^^
      Take one of them out. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["en", "Sleep by *the* the sea"],
  ["en", "Sleep by the *the sea*"],
  ["en", "Sleep by the the sea"],
  ["en", "The the sea"],
  ["de", "Tag und und Nacht"],
  ["de", "Für für dich"],
  ["fr", "Le jour et et la nuit"],
  ["es", "El el mar"],
  ["it", "Il il mare"],
  ["pt", "Uma uma noite"],
  ["nl", "Dag en en nacht"],
  ["sv", "Dag och och natt"],
  ["nb", "Dag og og natt"],
  ["nn", "Dag og og natt"],
  ["da", "Dag og og nat"],
  ["fi", "Yö ja ja päivä"],
  ["pl", "Cisza dla dla nocy"],
  ["cs", "Ticho pro pro noc"],
  ["ru", "Тишина для для ночи"],
  ["uk", "Тиша для для ночі"],
  ["el", "Μέρα και και νύχτα"],
  ["tr", "Gece ve ve gündüz"],
])("%s: %s", (lang, title) => expect(told(lang, title)).toHaveLength(1));

test.each([
  ["en", "All that that means"],
  ["en", "We had had enough"],
  ["en", "Songs of The The"],
  ["en", "What it is is rest"],
  ["en", "Sing: the, the, the"],
  ["en", "Aloe the-the, breathe then"],
  ["de", "Alle, die die Nacht lieben"],
  ["de", "Das, was das das kostet"],
  ["fr", "Nous nous levons, vous vous couchez"],
  ["es", "El autobús para para ti"],
  ["nl", "Dat het het beste is"],
  ["tr", "Yavaş yavaş uyu"],
  ["ja", "ますます the the"],
])("%s: %s is no mistake", (lang, title) => expect(told(lang, title)).toEqual([]));

test("one that is meant", () => {
  expect(
    read(
      change(
        smallPage,
        "      title: Voices",
        "      # meant: a band\n      title: In the the night",
      ),
    ).diagnostics.map(({ code }) => code),
  ).not.toContain("repeated");
});
