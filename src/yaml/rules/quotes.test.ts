import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("a quote that closes curly", () => {
  expect(answer("title: Voices", 'title: "Voices”')).toMatchInlineSnapshot(`
    "page.yaml:60:14 error open-quote This quote is opened, but not closed where the text ends.
      59 |     props:
      60 |       title: "Voices”
         |              ^^^^^^^^
      Write " at the end of the text as well, not a curly one.
    --fix
          title: "Voices""
  `);
});

test("quotes inside quotes", () => {
  expect(answer("alt: The app on a phone.", 'alt: "The "app" on a phone."')).toMatchInlineSnapshot(`
    "page.yaml:27:19 error quotes-inside This " ends the text too early: what follows cannot be read.
      26 |         src: /images/hero.png
      27 |         alt: "The "app" on a phone."
         |                   ^
      Write alt: 'The "app" on a phone.'
    --fix
            alt: 'The "app" on a phone.'"
  `);
});

test("two words in quotes", () => {
  expect(answer("title: Voices", 'title: "Voices" and "more"')).toMatchInlineSnapshot(`
    "page.yaml:60:21 error quotes-inside This " ends the text too early: what follows cannot be read.
      59 |     props:
      60 |       title: "Voices" and "more"
         |                     ^
      Write title: '"Voices" and "more"'
    --fix
          title: '"Voices" and "more"'"
  `);
});

test("a quote that is not closed, and a comment behind it", () => {
  expect(answer("title: Think better.", 'title: "Think better # ask Maya')).toMatchInlineSnapshot(`
    "page.yaml:24:14 error open-quote This quote is opened, but not closed where the text ends.
      23 |     props:
      24 |       title: "Think better # ask Maya
         |              ^^^^^^^^^^^^^^^^^^^^^^^^
      Write " at the end of the text as well."
  `);
});

test("a quote that is not closed, around two lines", () => {
  expect(
    answer("description: A line a day.", 'description: "A line\n            a day.'),
  ).toMatchInlineSnapshot(`
    "page.yaml:42:24 error open-quote This quote is opened, but not closed where the text ends.
      41 |           title: Journal
      42 |           description: "A line
         |                        ^^^^^^^
      Write " at the end of the text as well."
  `);
});
