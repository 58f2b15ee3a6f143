import { expect, test } from "vitest";
import { tellAll } from "./tellAll.ts";

test("colours and other values with a rule of their own", () => {
  const accent = ["1f5d4c", "1f5d4", "113355", "fff", '" #fff"', "red", "[red]", "5"];
  expect(tellAll('"#1f5d4c"', accent)).toMatchInlineSnapshot(`
    "1f5d4c
      8:13-19 bad-value Theme, colors: "accent" cannot be "1f5d4c". Did you mean "#1f5d4c"? A colour in quotes, such as "#1f5d4c". → Write #1f5d4c.
    1f5d4
      8:13-18 bad-value Theme, colors: "accent" cannot be "1f5d4". A colour in quotes, such as "#1f5d4c".
    113355
      8:13-19 wrong-kind Theme, colors: "accent" should be text, but "113355" is a number. Write #113355. → Write #113355.
    fff
      8:13-16 bad-value Theme, colors: "accent" cannot be "fff". Did you mean "#fff"? A colour in quotes, such as "#1f5d4c". → Write #fff.
    " #fff"
      8:13-20 bad-value Theme, colors: "accent" cannot be " #fff". Did you mean "#fff"? A colour in quotes, such as "#1f5d4c". → Write #fff.
    red
      8:13-16 bad-value Theme, colors: "accent" cannot be "red". A colour in quotes, such as "#1f5d4c".
    [red]
      8:5-11 wrong-kind Theme, colors: "accent" should be text, but it is a list. Write it as a text, on the line of its name or its -. A colour in quotes, such as "#1f5d4c".
    5
      8:13-14 wrong-kind Theme, colors: "accent" should be text, but "5" is a number. A colour in quotes, such as "#1f5d4c"."
  `);
  const site = [
    "url: www.a.de",
    "url: a.de",
    "url: a",
    "base: promo",
    "base: promo/",
    "base: /promo",
    ...[
      "lang: german",
      "lang: DE",
      "lang: de_DE",
      "lang: jp",
      "lang: xx",
      "lang: en-UK",
      "lang: de-XX",
    ],
  ];
  const theme = [
    "radius: 12",
    "radius: 12 px",
    "radius: 80",
    "type: { size: 17 }",
    "motion: { duration: 240 }",
  ];
  expect(
    tellAll(
      "site:\n",
      site.map((each) => `site:\n  ${each}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "site:
      url: www.a.de

      3:8-16 bad-value Site: "url" cannot be "www.a.de". Did you mean "https://www.a.de"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base.
    site:
      url: a.de

      3:8-12 bad-value Site: "url" cannot be "a.de". Did you mean "https://a.de"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base.
    site:
      url: a

      3:8-9 bad-value Site: "url" cannot be "a". Did you mean "https://a"? The address starts with https:// and ends with the domain. A path behind it, such as /promo/, is the base.
    site:
      base: promo

      3:9-14 bad-value Site: "base" cannot be "promo". Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/. → Write /promo/.
    site:
      base: promo/

      3:9-15 bad-value Site: "base" cannot be "promo/". Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/. → Write /promo/.
    site:
      base: /promo

      3:9-15 bad-value Site: "base" cannot be "/promo". Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/. → Write /promo/.
    site:
      lang: german

      3:9-15 bad-value Site: "lang" cannot be "german". Did you mean "de"? A language is written as en, de or pt-BR. → Write de.
    site:
      lang: DE

      3:9-11 bad-value Site: "lang" cannot be "DE". Did you mean "de"? A language is written as en, de or pt-BR. → Write de.
    site:
      lang: de_DE

      3:9-14 bad-value Site: "lang" cannot be "de_DE". Did you mean "de-DE"? A language is written as en, de or pt-BR. → Write de-DE.
    site:
      lang: jp

      3:9-11 no-language Site: no language has the code "jp", so screen readers cannot choose their voice by it. Did you mean "ja"? A language is written as en, de or pt-BR.
    site:
      lang: xx

      3:9-11 no-language Site: no language has the code "xx", so screen readers cannot choose their voice by it. A language is written as en, de or pt-BR.
    site:
      lang: en-UK

      3:9-14 no-language Site: no country has the code "UK", so search engines do not know for whom the page is. Did you mean "en-GB"? A language is written as en, de or pt-BR.
    site:
      lang: de-XX

      3:9-14 no-language Site: no country has the code "XX", so search engines do not know for whom the page is. Did you mean "de"? A language is written as en, de or pt-BR."
  `);
  expect(
    tellAll(
      "theme:\n",
      theme.map((each) => `theme:\n  ${each}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "theme:
      radius: 12

      7:11-13 wrong-kind Theme: "radius" should be text, but "12" is a number. Write 12px. → Write 12px.
    theme:
      radius: 12 px

      7:11-16 bad-value Theme: "radius" cannot be "12 px". How round cards and buttons are, from 0px (square) to 40px. Left out, the preset decides.
    theme:
      radius: 80

      7:11-13 wrong-kind Theme: "radius" should be text, but "80" is a number. How round cards and buttons are, from 0px (square) to 40px. Left out, the preset decides.
    theme:
      type: { size: 17 }

      7:17-19 wrong-kind Theme, type: "size" should be text, but "17" is a number. Write 17px. → Write 17px.
    theme:
      motion: { duration: 240 }

      7:23-26 wrong-kind Theme, motion: "duration" should be text, but "240" is a number. Write 240ms. → Write 240ms."
  `);
});
