import { describe, expect, test } from "vitest";
import { change, report, smallPage } from "../readFixture.ts";

describe("Names and values", () => {
  test("a type that is misspelt", () => {
    expect(report(change(smallPage, "type: features", "type: featurs"))).toMatchInlineSnapshot(`
      "page.yaml:35:11 error unknown-type Section 4 has a type that does not exist: "featurs".
        34 |         description: Someone writes a line.
        35 |   - type: featurs
           |           ^^^^^^^
        Did you mean "features"? Write carousel, …."
    `);
  });

  test("a type with a capital", () => {
    expect(report(change(smallPage, "type: features", "type: Features"))).toMatchInlineSnapshot(`
      "page.yaml:35:11 error unknown-type Section 4 has a type that does not exist: "Features".
        34 |         description: Someone writes a line.
        35 |   - type: Features
           |           ^^^^^^^^
        Did you mean "features"? Write carousel, …."
    `);
  });

  test("a type of another tool", () => {
    expect(report(change(smallPage, "type: showcase", "type: gallery"))).toMatchInlineSnapshot(`
      "page.yaml:28:11 error unknown-type Section 3 has a type that does not exist: "gallery".
        27 |         alt: The app on a phone.
        28 |   - type: gallery
           |           ^^^^^^^
        Write carousel, …."
    `);
  });

  test("no type", () => {
    expect(
      report(change(smallPage, "  - type: hero\n    tone", "  - tone")),
    ).toMatchInlineSnapshot(`
      "page.yaml:21:5 error no-type Section 2 has no type.
        20 |         href: mailto:hello@lull.museum
        21 |   - tone: soft
           |     ^^^^
        Add a line type: … here. What kind of section this is. It is carousel, …."
    `);
  });

  test("a setting that is misspelt", () => {
    expect(report(change(smallPage, "title: Think", "titel: Think"))).toMatchInlineSnapshot(`
      "page.yaml:24:7 error unknown-name Section 2, hero: there is no setting "titel" here.
        23 |     props:
        24 |       titel: Think better.
           |       ^^^^^
        Did you mean "title"? What can stand here: eyebrow, title, text, button, secondButton, form, stores, proof, image, film, layout, pictureFrame or background."
    `);
  });

  test("an optional setting that is misspelt", () => {
    expect(report(change(smallPage, "threshold: 0.2", "treshold: 0.2"))).toMatchInlineSnapshot(`
      "page.yaml:15:11 error unknown-name Section 1, header, item 1 of links: there is no setting "treshold" here.
        14 |           href: "#features"
        15 |           treshold: 0.2
           |           ^^^^^^^^
        Did you mean "threshold"? What can stand here: label, href, menu or threshold."
    `);
  });

  test("a setting that is missing", () => {
    expect(report(change(smallPage, "      title: Think better.\n", ""))).toMatchInlineSnapshot(`
      "page.yaml:23:5 error missing Section 2, hero: "title" is missing.
        22 |     tone: soft
        23 |     props:
           |     ^^^^^
        Add a line title: … here. The promise of the page, in a handful of words. Each sentence stands on a line of its own where there is room."
    `);
  });

  test("a setting nobody knows", () => {
    expect(
      report(change(smallPage, "tone: soft", "tone: soft\n    colour: blue")),
    ).toMatchInlineSnapshot(`
      "page.yaml:23:5 error unknown-name Section 2, hero: there is no setting "colour" here.
        22 |     tone: soft
        23 |     colour: blue
           |     ^^^^^^
        What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props."
    `);
  });

  test("sections misspelt", () => {
    expect(report(change(smallPage, "\nsections:", "\nsection:"))).toMatchInlineSnapshot(`
      "page.yaml:9:1 error unknown-name The page: there is no setting "section" here.
        8 |     accent: "#1f5d4c"
        9 | section:
          | ^^^^^^^
        Did you mean "sections"? What can stand here: version, site, theme or sections."
    `);
  });

  test("no sections", () => {
    expect(
      report(change(smallPage, "\nsections:", "\nsections: []\nsections_old:")),
    ).toMatchInlineSnapshot(`
      "page.yaml:9:1 error too-few The page: "sections" is an empty list.
        8 |     accent: "#1f5d4c"
        9 | sections: []
          | ^^^^^^^^
        Put at least 1 entry below it, each starting with -. The sections of the page, from top to bottom. Move one by moving its lines.

      page.yaml:10:1 error unknown-name The page: there is no setting "sections_old" here.
         9 | sections: []
        10 | sections_old:
           | ^^^^^^^^^^^^
        What can stand here: version, site, theme or sections."
    `);
  });

  test("text for a number", () => {
    expect(report(change(smallPage, "rating: 4", "rating: four"))).toMatchInlineSnapshot(`
      "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "four" is text.
        62 |         - name: Noor
        63 |           rating: four
           |                   ^^^^
        Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too."
    `);
  });

  test("a number in quotes", () => {
    expect(report(change(smallPage, "rating: 4", 'rating: "4"'))).toMatchInlineSnapshot(`
      "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4" is text.
        62 |         - name: Noor
        63 |           rating: "4"
           |                   ^^^
        Write 4, without quotes."
    `);
  });

  test("a number with a comma", () => {
    expect(report(change(smallPage, "threshold: 0.2", "threshold: 0,2"))).toMatchInlineSnapshot(`
      "page.yaml:15:22 error wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0,2" is text.
        14 |           href: "#features"
        15 |           threshold: 0,2
           |                      ^^^
        Write 0.2, with a point."
    `);
  });

  test("a percentage", () => {
    expect(report(change(smallPage, "threshold: 0.2", "threshold: 20%"))).toMatchInlineSnapshot(`
      "page.yaml:15:22 error wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "20%" is text.
        14 |           href: "#features"
        15 |           threshold: 20%
           |                      ^^^
        Write 0.2 for 20%. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it."
    `);
  });

  test("no for false", () => {
    expect(report(change(smallPage, "enabled: true", "enabled: no"))).toMatchInlineSnapshot(`
      "page.yaml:36:14 error wrong-kind Section 4, features: "enabled" should be true or false, but "no" is text.
        35 |   - type: features
        36 |     enabled: no
           |              ^^
        Write false."
    `);
  });

  test("true in quotes", () => {
    expect(report(change(smallPage, "enabled: true", 'enabled: "true"'))).toMatchInlineSnapshot(`
      "page.yaml:36:14 error wrong-kind Section 4, features: "enabled" should be true or false, but "true" is text.
        35 |   - type: features
        36 |     enabled: "true"
           |              ^^^^^^
        Write true."
    `);
  });

  test("a number for text", () => {
    expect(report(change(smallPage, "title: Voices", "title: 2025"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error wrong-kind Section 6, testimonials: "title" should be text, but "2025" is a number.
        59 |     props:
        60 |       title: 2025
           |              ^^^^
        Put quotes around it: "2025""
    `);
  });

  test("nothing for text", () => {
    expect(report(change(smallPage, "title: Voices", "title:"))).toMatchInlineSnapshot(`
      "page.yaml:60:7 error empty Section 6, testimonials: "title" is empty.
        59 |     props:
        60 |       title:
           |       ^^^^^
        Take the line out, or fill it. The section's heading, if it has one."
    `);
  });

  test("blanks for text", () => {
    expect(report(change(smallPage, "title: Voices", 'title: "  "'))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error empty Section 6, testimonials: "title" is empty.
        59 |     props:
        60 |       title: "  "
           |              ^^^^
        Take the line out, or fill it. The section's heading, if it has one."
    `);
  });

  test("settings given for a list", () => {
    expect(
      report(
        change(
          smallPage,
          '      links:\n        - label: Features\n          href: "#features"\n          threshold: 0.2\n        - label: Questions\n          href: "#questions"',
          '      links:\n        label: Features\n        href: "#features"',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:12:7 error wrong-kind Section 1, header: "links" should be a list, but it is a group of settings.
        11 |     props:
        12 |       links:
           |       ^^^^^
        Write - and a space before label:, and two more spaces before each line below that belongs to it."
    `);
  });

  test("text for settings", () => {
    expect(
      report(
        change(
          smallPage,
          "      image:\n        src: /images/hero.png\n        alt: The app on a phone.",
          "      image: /images/hero.png",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:25:14 error wrong-kind Section 2, hero: "image" should be a group of settings, but "/images/hero.png" is text.
        24 |       title: Think better.
        25 |       image: /images/hero.png
           |              ^^^^^^^^^^^^^^^^
        Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words."
    `);
  });

  test("settings for text", () => {
    expect(report(change(smallPage, "title: Voices", "title: {loud}"))).toMatchInlineSnapshot(`
      "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings.
        59 |     props:
        60 |       title: {loud}
           |       ^^^^^
        Put quotes around it: "{loud}" The section's heading, if it has one."
    `);
  });

  test("out of range", () => {
    expect(report(change(smallPage, "rating: 4", "rating: 9"))).toMatchInlineSnapshot(`
      "page.yaml:63:19 error out-of-range Section 6, testimonials, item 1 of items: "rating" is 9, but should be between 1 and 5.
        62 |         - name: Noor
        63 |           rating: 9
           |                   ^
        Write a number between 1 and 5. How many of five stars they gave, if they gave any; halves too."
    `);
  });

  test("not whole", () => {
    expect(report(change(smallPage, "rating: 4", "rating: 4.3"))).toMatchInlineSnapshot(`
      "page.yaml:63:19 error out-of-range Section 6, testimonials, item 1 of items: "rating" is 4.3, but should be a multiple of 0.5.
        62 |         - name: Noor
        63 |           rating: 4.3
           |                   ^^^
        Write a number that is a multiple of 0.5. How many of five stars they gave, if they gave any; halves too."
    `);
  });

  test("not one of the values", () => {
    expect(report(change(smallPage, "tone: soft", "tone: sfot"))).toMatchInlineSnapshot(`
      "page.yaml:22:11 error not-allowed Section 2, hero: "tone" cannot be "sfot".
        21 |   - type: hero
        22 |     tone: sfot
           |           ^^^^
        Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose."
    `);
  });

  test("far from all values", () => {
    expect(report(change(smallPage, "tone: soft", "tone: purple"))).toMatchInlineSnapshot(`
      "page.yaml:22:11 error not-allowed Section 2, hero: "tone" cannot be "purple".
        21 |   - type: hero
        22 |     tone: purple
           |           ^^^^^^
        Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose."
    `);
  });

  test("an empty list", () => {
    expect(
      report(
        change(
          smallPage,
          "      items:\n        - name: Noor\n          rating: 4\n          feedback: I sleep again.",
          "      items: []",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:61:7 error too-few Section 6, testimonials: "items" is an empty list.
        60 |       title: Voices
        61 |       items: []
           |       ^^^^^
        Put at least 1 entry below it, each starting with -. What real people said. Use this or sample, not both."
    `);
  });

  test("an entry that is empty", () => {
    expect(
      report(change(smallPage, "        - name: Noor", "        -\n        - name: Noor")),
    ).toMatchInlineSnapshot(`
      "page.yaml:62:10 error empty Section 6, testimonials: item 1 of items is empty.
        61 |       items:
        62 |         -
           |          ^
        Take the entry out, or fill it. What one person said."
    `);
  });

  test("a setting inside props that belongs beside it", () => {
    expect(
      report(change(smallPage, "      title: Voices", "      title: Voices\n      tone: soft")),
    ).toMatchInlineSnapshot(`
      "page.yaml:61:7 error misplaced Section 6, testimonials: "tone" belongs beside "props", not inside it.
        60 |       title: Voices
        61 |       tone: soft
           |       ^^^^
        Move it to the left, until it stands exactly below props:."
    `);
  });

  test("a setting left of its group", () => {
    expect(report(change(smallPage, "        alt: The", "      alt: The"))).toMatchInlineSnapshot(`
      "page.yaml:27:7 error misplaced Section 2, hero: "alt" belongs inside "image".
        26 |         src: /images/hero.png
        27 |       alt: The app on a phone.
           |       ^^^
        Put it, and what belongs to it, below image: and indent it by 2 more spaces."
    `);
  });

  test("a base without a slash", () => {
    expect(
      report(change(smallPage, "  name: Lull", "  name: Lull\n  base: /promo")),
    ).toMatchInlineSnapshot(`
      "page.yaml:4:9 error bad-value Site: "base" cannot be "/promo".
        3 |   name: Lull
        4 |   base: /promo
          |         ^^^^^^
        Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/."
    `);
  });

  test("a colour without quotes", () => {
    expect(report(change(smallPage, '"#1f5d4c"', "#1f5d4c"))).toMatchInlineSnapshot(`
      "page.yaml:8:13 error needs-quotes Without quotes, "#1f5d4c" is a comment, and the value is empty.
        7 |   colors:
        8 |     accent: #1f5d4c
          |             ^^^^^^^
        Put quotes around it: "#1f5d4c""
    `);
  });

  test("a colour that is none", () => {
    expect(report(change(smallPage, '"#1f5d4c"', "green"))).toMatchInlineSnapshot(`
      "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "green".
        7 |   colors:
        8 |     accent: green
          |             ^^^^^
        A colour in quotes, such as "#1f5d4c"."
    `);
  });

  test("a token with more in it", () => {
    expect(report(change(smallPage, '"#1f5d4c"', '"#fff;}</style>"'))).toMatchInlineSnapshot(`
      "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "#fff;}</style>".
        7 |   colors:
        8 |     accent: "#fff;}</style>"
          |             ^^^^^^^^^^^^^^^^
        A colour in quotes, such as "#1f5d4c"."
    `);
  });
});
