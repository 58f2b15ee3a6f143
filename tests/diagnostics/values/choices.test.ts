import { expect, test } from "vitest";
import { answer, tell } from "../readFixture.ts";
import { tellAll } from "./tellAll.ts";

test("true or false", () => {
  const values = [
    ...[
      "yes",
      "No",
      '"on"',
      "Off",
      "ja",
      "nein",
      '"true"',
      "“yes”",
      "maybe",
      "1",
      "",
      "[true]",
      "{a: true}",
    ],
  ];
  expect(
    tellAll(
      "enabled: true",
      values.map((each) => `enabled: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "enabled: yes
      36:14-17 wrong-kind Section 4, features: "enabled" should be true or false, but "yes" is text. Write true. → Write true.
    enabled: No
      36:14-16 wrong-kind Section 4, features: "enabled" should be true or false, but "No" is text. Write false. → Write false.
    enabled: "on"
      36:14-18 wrong-kind Section 4, features: "enabled" should be true or false, but "on" is text. Write true. → Write true.
    enabled: Off
      36:14-17 wrong-kind Section 4, features: "enabled" should be true or false, but "Off" is text. Write false. → Write false.
    enabled: ja
      36:14-16 wrong-kind Section 4, features: "enabled" should be true or false, but "ja" is text. Write true. → Write true.
    enabled: nein
      36:14-18 wrong-kind Section 4, features: "enabled" should be true or false, but "nein" is text. Write false. → Write false.
    enabled: "true"
      36:14-20 wrong-kind Section 4, features: "enabled" should be true or false, but "true" is text. Write true. → Write true.
    enabled: “yes”
      36:14-19 wrong-kind Section 4, features: "enabled" should be true or false, but "“yes”" is text. Write true. → Write true.
    enabled: maybe
      36:14-19 wrong-kind Section 4, features: "enabled" should be true or false, but "maybe" is text. Write true or false, without quotes. Whether the section is on the page. Off the page, it takes every link that leads to it along, and nothing of it is published.
    enabled: 1
      36:14-15 wrong-kind Section 4, features: "enabled" should be true or false, but "1" is a number. Write true. → Write true.
    enabled: 
      36:5-12 empty Section 4, features: "enabled" is empty. Take the line out, so that it is true, or write true or false. Whether the section is on the page. Off the page, it takes every link that leads to it along, and nothing of it is published.
    enabled: [true]
      36:5-12 wrong-kind Section 4, features: "enabled" should be true or false, but it is a list. Write true or false. Whether the section is on the page. Off the page, it takes every link that leads to it along, and nothing of it is published.
    enabled: {a: true}
      36:5-12 wrong-kind Section 4, features: "enabled" should be true or false, but it is a group of settings. Write true or false. Whether the section is on the page. Off the page, it takes every link that leads to it along, and nothing of it is published."
  `);
});

test("values to choose from", () => {
  const values = ["", "~", "Soft", "softt", "[soft]", "{a: soft}", "5", "true"];
  expect(tellAll("soft", values)).toMatchInlineSnapshot(`
    "
      22:5-9 empty Section 2, hero: "tone" is empty. Take the line out, so that it is plain, or write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose. The background the section stands on: plain paper, a soft tint, the accent colour, ink (dark by day and by night), or one of the pastels of the theme.
    ~
      22:11-12 empty Section 2, hero: "tone" is empty. Take the line out, so that it is plain, or write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose. The background the section stands on: plain paper, a soft tint, the accent colour, ink (dark by day and by night), or one of the pastels of the theme.
    Soft
      22:11-15 not-allowed Section 2, hero: "tone" cannot be "Soft". Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose. → Write soft.
    softt
      22:11-16 not-allowed Section 2, hero: "tone" cannot be "softt". Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.
    [soft]
      22:5-9 not-allowed Section 2, hero: "tone" cannot be a list or a group of settings. Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.
    {a: soft}
      22:5-9 not-allowed Section 2, hero: "tone" cannot be a list or a group of settings. Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.
    5
      22:11-12 not-allowed Section 2, hero: "tone" cannot be "5". Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.
    true
      22:11-15 not-allowed Section 2, hero: "tone" cannot be "true". Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose."
  `);
  const types = ["", "[hero]", "5", "Hero ", "nothing"];
  expect(
    tellAll(
      "type: hero",
      types.map((each) => `type: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "type: 
      21:5-9 empty Section 2: "type" is empty. Write carousel, ….
    type: [hero]
      21:5-9 unknown-type Section 2: "type" cannot be a list or a group of settings. Write carousel, ….
    type: 5
      21:11-12 unknown-type Section 2 has a type that does not exist: "5". Write carousel, ….
    type: Hero 
      21:11-15 unknown-type Section 2 has a type that does not exist: "Hero". Did you mean "hero"? Write carousel, …. → Write hero.
    type: nothing
      21:11-18 unknown-type Section 2 has a type that does not exist: "nothing". Write carousel, …."
  `);
});

test("values in quotes that are not straight", () => {
  const reported = [
    tell('"#features"', "“#features”"),
    tell('"#features"', "say “#features”"),
    tell('"#features"', "“#features” “”"),
    tell('"#1f5d4c"', "“#ff6600”"),
    tell('"#1f5d4c"', "“orange”"),
    tell("  name: Lull\n", "  name: Lull\n  lang: ‘de’\n"),
    tell("  name: Lull\n", "  name: Lull\n  url: «\u00a0https://quillow.app\u00a0»\n"),
    tell(
      "poster: /images/tour-poster.png",
      "poster: /images/tour-poster.png\n        published: „2025-10-16“",
    ),
    tell("id: start", "id: ”start”"),
    tell("/images/hero.png", "“/images/hero.png”"),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "“#features”
      14:17-28 bad-link Section 1, header, item 1 of links: "href" cannot be "“#features”": its quotes are not straight. Did you mean "#features"? → Write #features.
    say “#features”
      14:17-32 bad-link Section 1, header, item 1 of links: "href" cannot be "say “#features”": it holds curly quotes. Write straight quotes, " or '.
    “#features” “”
      14:17-31 bad-link Section 1, header, item 1 of links: "href" cannot be "“#features” “”": it holds curly quotes. Write straight quotes, " or '.
    “#ff6600”
      8:13-22 bad-value Theme, colors: "accent" cannot be "“#ff6600”": its quotes are not straight. Did you mean "#ff6600"? → Write #ff6600.
    “orange”
      8:13-21 bad-value Theme, colors: "accent" cannot be "“orange”". A colour in quotes, such as "#1f5d4c".
      name: Lull
      lang: ‘de’

      4:9-13 bad-value Site: "lang" cannot be "‘de’": its quotes are not straight. Did you mean "de"? → Write de.
      name: Lull
      url: « https://quillow.app »

      4:8-31 bad-value Site: "url" cannot be "« https://quillow.app »": its quotes are not straight. Did you mean "https://quillow.app"? → Write https://quillow.app.
    poster: /images/tour-poster.png
            published: „2025-10-16“
      34:20-32 bad-date Section 3, showcase, video: "published" cannot be "„2025-10-16“": its quotes are not straight. Did you mean "2025-10-16"? → Write 2025-10-16.
    id: ”start”
      51:15-22 bad-id Section 5, faq, item 1 of categories: "id" cannot be "”start”": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "start"? → Write start.
    “/images/hero.png”
      26:14-32 bad-path Section 2, hero, image: "src" cannot be "“/images/hero.png”": its quotes are not straight. Did you mean "/images/hero.png"? → Write /images/hero.png."
  `);
  expect(answer('"#1f5d4c"', "“#ff6600”")).toMatchInlineSnapshot(`
    "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "“#ff6600”": its quotes are not straight.
      7 |   colors:
      8 |     accent: “#ff6600”
        |             ^^^^^^^^^
      Did you mean "#ff6600"?
    --fix
        accent: "#ff6600""
  `);
});

test("a value to choose that is empty", () => {
  expect(answer("tone: soft", "tone:")).toMatchInlineSnapshot(`
    "page.yaml:22:5 error empty Section 2, hero: "tone" is empty.
      21 |   - type: hero
      22 |     tone:
         |     ^^^^
      Take the line out, so that it is plain, or write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose. The background the section stands on: plain paper, a soft tint, the accent colour, ink (dark by day and by night), or one of the pastels of the theme."
  `);
});
