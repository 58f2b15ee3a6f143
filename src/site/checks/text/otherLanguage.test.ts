import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { change, read, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { readFiles, subpage } from "../../../../tests/pages/site.ts";

const german =
  "Wir sind für Sie da, und das ist nicht alles. Die Nacht ist lang, der Tag ist kurz, und wir helfen Ihnen, wie Sie es mit den Kindern und für sie brauchen. Es ist nicht schwer, und es ist für alle.";

const page = (lang: string, text: string) =>
  `site:\n  name: Lull\n  title: Lull\n${lang}  description: A journal\nsections:\n  - type: hero\n    props:\n      title: Lull\n      text: ${text}\n`;
const isTold = (text: string) =>
  read(text).diagnostics.some(({ code }) => code === "other-language");

test("a German page without a language", () => {
  expect(report(page("", german))).toMatchInlineSnapshot(`
    "page.yaml:1:1 warning other-language Site: the language is "en" where lang: is missing, but the texts seem to be German, so screen readers read them in a wrong voice.
      1 | site:
        | ^^^^
      Add a line lang: with the language of the texts, such as de."
  `);
});

test("the language that is named is another one", () => {
  expect(isTold(page("  lang: fr\n", german))).toBe(true);
  expect(isTold(page("  lang: de-AT\n", german))).toBe(false);
});

test("a few German words in an English page, or in one of a language without a list, are fine", () => {
  expect(isTold(change(smallPage, "answer: Nothing.", `answer: ${german}`))).toBe(false);
  expect(isTold(page("  lang: lb\n", german))).toBe(false);
});

test("a page of its own in another language than the site", async () => {
  const section = `  - type: prose\n    props:\n      title: Daten\n      text: ${german}\n`;
  const codesOf = async (settings: string) => {
    const { pages } = await readFiles({ "pages/privacy.yaml": subpage(section, settings) });
    return pages.flatMap(({ file, diagnostics }) =>
      diagnostics.flatMap(({ code, message }) =>
        code === "other-language" ? [`${file} ${message}`] : [],
      ),
    );
  };
  expect(await codesOf("")).toEqual([
    'pages/privacy.yaml Page: the texts seem to be German, and the language of the site is "en", so screen readers read them in a wrong voice.',
  ]);
  expect(await codesOf("  only: [de]\n")).toEqual([]);
});

test.each(readdirSync("tests/fixtures/brands"))("the language of %s is its own", (file) => {
  const { diagnostics } = read(readFileSync(`tests/fixtures/brands/${file}`, "utf8"));
  expect(diagnostics.map(({ code }) => code)).not.toContain("other-language");
});
