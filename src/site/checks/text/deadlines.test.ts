import { expect, test } from "vitest";
import { change, smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { readPage } from "../../read/load.ts";

const context = { ...(await loadFixtureContext()), asOf: "2026-06-01" };

/** The problems with dates on the first of June, 2026. */
const told = (title: string, lang = "en") => {
  const page = change(smallPage, "  name: Lull", `  name: Lull\n  lang: ${lang}`);
  const text = change(page, "title: Voices", `title: ${JSON.stringify(title)}`);
  return readPage(Buffer.from(text), context).diagnostics.flatMap(({ code, message, hint }) =>
    code === "odd-date" ? [`${message} ${hint}`] : [],
  );
};

test("a last day that is over is told", () =>
  expect(told("Offer valid until 31 May 2026")).toMatchInlineSnapshot(`
    [
      "Section 6, testimonials: "title" has "31 May 2026", a last day that is over. Write the next one, or take the text out. With until: below its type, a section ends by itself. If it is meant, write # meant on the line above.",
    ]
  `));

test.each([
  ["en", "Register by 1 May 2025"],
  ["en", "Prices valid until 31 March 2024."],
  ["en", "Early bird ends on March 31, 2026"],
  ["en", "Deadline: 2026-05-01"],
  ["de", "Gültig bis zum 31.03.2026"],
  ["de", "Anmeldeschluss: 1. Mai 2026"],
  ["fr", "Offre valable jusqu’au 31 mars 2026"],
  ["es", "Oferta válida hasta el 31 de marzo de 2026"],
  ["it", "Iscriviti entro il 31 marzo 2026"],
  ["pt", "Válido até 31 de março de 2026"],
  ["nl", "Geldig tot en met 31 maart 2026"],
])("%s: %s", (lang, title) => expect(told(title, lang)).toHaveLength(1));

test.each([
  ["en", "Offer valid until 1 June 2026"],
  ["en", "Offer valid until 31 March"],
  ["en", "Open since 31 March 2024"],
  ["en", "The offer was valid until 31 March 2024"],
  ["en", "Ordered by 300 people before 31 March 2024"],
  ["en", "He stayed until 31 March 2024"],
  ["de", "Gegründet am 31.03.2024"],
  ["de", "Bis zum 31.03.2024 hieß er anders"],
  ["ja", "2024-03-31"],
])("%s: %s is no last day that is over", (lang, title) => expect(told(title, lang)).toEqual([]));

test("a day among marks is told, and one in a long text is not", () => {
  const day = (section: string) =>
    readPage(Buffer.from(`${smallPage}${section}`), context).diagnostics.filter(
      ({ code }) => code === "odd-date",
    );
  const text = "Offer valid until *31 March* 2026.";
  expect(day(`  - type: cta\n    props:\n      title: Go\n      text: ${text}\n`)).toHaveLength(1);
  expect(day(`  - type: prose\n    props:\n      title: Go\n      text: ${text}\n`)).toEqual([]);
});
