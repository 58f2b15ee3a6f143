import { expect, test } from "vitest";
import { change, complaints, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

test("the codes of other languages are judged as that of the site is", () => {
  const languages = ["jp", "en-UK", "pt-BR", "es-419"].map((lang) => `{ lang: ${lang}, name: A }`);
  const page = change(smallPage, "site:\n", `site:\n  languages: [${languages.join(", ")}]\n`);
  const told = complaints(page).filter(({ code }) => code === "no-language");
  expect(told.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'Site, item 1 of languages: no language has the code "jp", so screen readers cannot choose their voice by it. Did you mean "ja"? A language is written as en, de or pt-BR.',
    'Site, item 2 of languages: no country has the code "UK", so search engines do not know for whom the page is. Did you mean "en-GB"? A language is written as en, de or pt-BR.',
  ]);
});
