import { expect, test } from "vitest";
import { answer, change, smallPage } from "../../../tests/diagnostics/readFixture.ts";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { readPage } from "../read/load.ts";

const context = await loadFixtureContext();

test("null for an answer", () => {
  expect(answer("answer: Nothing.", "answer: null")).toMatchInlineSnapshot(`
    "page.yaml:57:23 error empty Section 5, faq, item 1 of categories, item 1 of questions: "answer" is empty; it should be text.
      56 |               question: What does it cost?
      57 |               answer: null
         |                       ^^^^
      YAML reads null as nothing. If it is the text, put quotes around it. The answer, in a few sentences."
  `);
});

test("a language in full", () => {
  expect(answer("  name: Lull", "  name: Lull\n  lang: english")).toMatchInlineSnapshot(`
    "page.yaml:4:9 error bad-value Site: "lang" cannot be "english".
      3 |   name: Lull
      4 |   lang: english
        |         ^^^^^^^
      Did you mean "en"? A language is written as en, de or pt-BR.
    --fix
      lang: en"
  `);
});

test.each([
  ["Deutsch", 'Did you mean "de"?'],
  ["Hungarian", 'Did you mean "hu"?'],
  ["日本語", 'Did you mean "ja"?'],
  ["Klingon", "A language is written as en, de or pt-BR."],
])("a language by its name: %s", (name, hint) => {
  expect(answer("  name: Lull", `  name: Lull\n  lang: ${name}`)).toContain(hint);
});

test("a part of a language, which no unit completes", () => {
  const answers = ["d", "n", "de-"].map((lang) =>
    answer("  name: Lull", `  name: Lull\n  lang: ${lang}`),
  );
  expect(answers.join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:4:9 error bad-value Site: "lang" cannot be "d".
      3 |   name: Lull
      4 |   lang: d
        |         ^
      A language is written as en, de or pt-BR.

    page.yaml:4:9 error bad-value Site: "lang" cannot be "n".
      3 |   name: Lull
      4 |   lang: n
        |         ^
      A language is written as en, de or pt-BR.

    page.yaml:4:9 error bad-value Site: "lang" cannot be "de-".
      3 |   name: Lull
      4 |   lang: de-
        |         ^^^
      A language is written as en, de or pt-BR."
  `);
});

test("an address without https", () => {
  expect(answer("  name: Lull", "  name: Lull\n  url: www.lull.app")).toMatchInlineSnapshot(`
    "page.yaml:4:8 error bad-value Site: "url" cannot be "www.lull.app".
      3 |   name: Lull
      4 |   url: www.lull.app
        |        ^^^^^^^^^^^^
      Did you mean "https://www.lull.app"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base."
  `);
});

test("an address with a slash behind the domain, in capitals, not encrypted, or with a path", () => {
  const forms = ["https://lull.app/", "HTTPS://lull.app", "http://lull.app", "https://lull.app/x/"];
  const answers = forms.map((url) => answer("  name: Lull", `  name: Lull\n  url: ${url}`));
  expect(answers.join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:4:8 error bad-value Site: "url" cannot be "https://lull.app/".
      3 |   name: Lull
      4 |   url: https://lull.app/
        |        ^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.app"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base.
    --fix
      url: https://lull.app

    page.yaml:4:8 error bad-value Site: "url" cannot be "HTTPS://lull.app".
      3 |   name: Lull
      4 |   url: HTTPS://lull.app
        |        ^^^^^^^^^^^^^^^^
      Did you mean "https://lull.app"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base.
    --fix
      url: https://lull.app

    page.yaml:4:8 error bad-value Site: "url" cannot be "http://lull.app".
      3 |   name: Lull
      4 |   url: http://lull.app
        |        ^^^^^^^^^^^^^^^
      Did you mean "https://lull.app"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base.

    page.yaml:4:8 error bad-value Site: "url" cannot be "https://lull.app/x/".
      3 |   name: Lull
      4 |   url: https://lull.app/x/
        |        ^^^^^^^^^^^^^^^^^^^
      The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base."
  `);
});

test("a colour with a digit missing", () => {
  expect(answer('"#1f5d4c"', '"#1f5d4"')).toMatchInlineSnapshot(`
    "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "#1f5d4".
      7 |   colors:
      8 |     accent: "#1f5d4"
        |             ^^^^^^^^
      A colour in quotes, such as "#1f5d4c"."
  `);
});

test("a colour without its sign", () => {
  expect(answer('"#1f5d4c"', "1f5d4c")).toMatchInlineSnapshot(`
    "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "1f5d4c".
      7 |   colors:
      8 |     accent: 1f5d4c
        |             ^^^^^^
      Did you mean "#1f5d4c"? A colour in quotes, such as "#1f5d4c".
    --fix
        accent: "#1f5d4c""
  `);
});

test("a heading of Markdown", () => {
  expect(answer("title: Voices", "title: # Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error empty Section 6, testimonials: "title" is empty.
      59 |     props:
      60 |       title: # Voices
         |       ^^^^^
      What stands behind # is a comment, and not shown. Take the line out, or fill it. The section's heading, if it has one."
  `);
});

test("a percentage for a share", () => {
  expect(answer("threshold: 0.2", "threshold: 20")).toMatchInlineSnapshot(`
    "page.yaml:15:22 error out-of-range Section 1, header, item 1 of links: "threshold" is 20, but should be between 0 and 1.
      14 |           href: "#features"
      15 |           threshold: 20
         |                      ^^
      Write a number between 0 and 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it."
  `);
});

test("a version in quotes", () => {
  expect(answer("site:\n", 'version: "1"\nsite:\n')).toMatchInlineSnapshot(`
    "page.yaml:2:10 error not-allowed The page: "version" cannot be a text.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 | version: "1"
        |          ^^^
      Write 1, without quotes.
    --fix
    version: 1"
  `);
});

test("a preset that is misspelt", () => {
  expect(answer("theme:\n", "theme:\n  preset: medow\n")).toMatchInlineSnapshot(`
    "page.yaml:7:11 error not-allowed Theme: "preset" cannot be "medow".
      6 | theme:
      7 |   preset: medow
        |           ^^^^^
      Did you mean "meadow"? Write meadow, harbor, dusk, workshop, library, console, salon, playground, chambers, poster, civic, editorial or lagoon."
  `);
});

test("two values", () => {
  expect(answer("tone: soft", "tone: [soft, accent]")).toMatchInlineSnapshot(`
    "page.yaml:22:5 error not-allowed Section 2, hero: "tone" cannot be a list or a group of settings.
      21 |   - type: hero
      22 |     tone: [soft, accent]
         |     ^^^^
      Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose."
  `);
});

test("a number as an address, which is no page", () => {
  const hint = (href: string) => answer("href: mailto:hello@lull.museum", `href: ${href}`);
  expect(hint("-3")).not.toContain("/-3");
  expect(hint("5551234567")).toContain("Write tel:5551234567.");
});

test("an empty logo, where the one that stands in for it is not there", () => {
  expect(answer("  name: Lull", "  name: Lull\n  logo: null")).toContain(
    "so that it is /logo/mark.svg",
  );
  const files = new Map(context.files);
  files.delete("/logo/mark.svg");
  const source = change(smallPage, "  name: Lull", "  name: Lull\n  logo: null");
  const { diagnostics } = readPage(Buffer.from(source), { ...context, files });
  const [{ hint } = {}] = diagnostics;
  expect(hint).toContain("Fill it: /logo/mark.svg, which stands in for it, is not in public/.");
});
