import { expect, test } from "vitest";
import { read, report, smallPage, tell } from "../../../../tests/diagnostics/readFixture.ts";

const light = (page: string) => page.replace(/^theme:\n/m, "$&  dark: false\n");

test("a page may be light for everyone", () => {
  expect(report(light(smallPage))).toBe("");
  expect(read(light(smallPage)).pageFile?.theme.dark).toBe(false);
});

test("what only the night shows is named", () => {
  const night = "  nightLogo: /logo/mark.svg\n  words:\n    scheme: Day or night\n";
  const page = smallPage.replace(/^site:\n/m, `$&${night}`);
  expect(report(page)).toBe("");
  expect(report(light(page))).toMatchInlineSnapshot(`
    "page.yaml:3:3 notice no-night Site: "nightLogo" is only shown at night, and the page has no night: theme says dark: false.
      2 | site:
      3 |   nightLogo: /logo/mark.svg
        |   ^^^^^^^^^
      Take nightLogo out, or dark: false.

    page.yaml:5:5 notice no-night Site, words: "scheme" is only said by the button for light and dark, and the page has no night: theme says dark: false.
      4 |   words:
      5 |     scheme: Day or night
        |     ^^^^^^
      Take scheme out, or dark: false."
  `);
});

test("other values than false and colours", () => {
  const values = ["true", "no", '"false"', "none", "0", "[]", '"#123456"', ""];
  expect(
    values.map((value) => tell("theme:\n", `theme:\n  dark: ${value}\n`)).join("\n"),
  ).toMatchInlineSnapshot(`
    "theme:
      dark: true

      7:9-13 not-allowed Theme: "dark" cannot be "true". Write false. That keeps the page light for everyone. Without the line, visitors who prefer a dark screen get one; colours for it stand on lines of their own below, indented.
    theme:
      dark: no

      7:9-11 not-allowed Theme: "dark" cannot be "no". Write false. That keeps the page light for everyone. Without the line, visitors who prefer a dark screen get one; colours for it stand on lines of their own below, indented. → Write false.
    theme:
      dark: "false"

      7:9-16 not-allowed Theme: "dark" cannot be a text. Write false, without quotes. → Write false.
    theme:
      dark: none

      7:9-13 not-allowed Theme: "dark" cannot be "none". Write false. That keeps the page light for everyone. Without the line, visitors who prefer a dark screen get one; colours for it stand on lines of their own below, indented.
    theme:
      dark: 0

      7:9-10 not-allowed Theme: "dark" cannot be "0". Write false. That keeps the page light for everyone. Without the line, visitors who prefer a dark screen get one; colours for it stand on lines of their own below, indented. → Write false.
    theme:
      dark: []

      7:3-7 empty Theme: "dark" is empty. Take the line out, or fill it. Colours for visitors who prefer a dark screen. Of those you leave out, background and text come from the preset's night, and accent, highlight and pastels follow from the colours by day: an accent that you set stays itself as far as it can be seen. Written false, it keeps the page light for everyone. → Take the line out.
    theme:
      dark: "#123456"

      7:9-18 not-allowed Theme: "dark" cannot be "#123456". Write false. That keeps the page light for everyone. Without the line, visitors who prefer a dark screen get one; colours for it stand on lines of their own below, indented.
    theme:
      dark: 

      7:3-7 empty Theme: "dark" is empty. Take the line out, or fill it. Colours for visitors who prefer a dark screen. Of those you leave out, background and text come from the preset's night, and accent, highlight and pastels follow from the colours by day: an accent that you set stays itself as far as it can be seen. Written false, it keeps the page light for everyone. → Take the line out."
  `);
});
