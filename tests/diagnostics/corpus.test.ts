import { describe, expect, test } from "vitest";
import { change, report, smallPage } from "./readFixture.ts";

test("the page that all others are made from is in order", () => {
  expect(report(smallPage)).toBe("");
});

test("line ends of Windows and a byte order mark are fine", () => {
  expect(report(`\ufeff${smallPage.replaceAll("\n", "\r\n")}`)).toBe("");
});

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
        20 |         href: mailto:hello@example.com
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
        Did you mean "title"? What can stand here: eyebrow, title, text, button, stores, proof or image."
    `);
  });

  test("an optional setting that is misspelt", () => {
    expect(report(change(smallPage, "threshold: 0.2", "treshold: 0.2"))).toMatchInlineSnapshot(`
      "page.yaml:15:11 error unknown-name Section 1, header, item 1 of links: there is no setting "treshold" here.
        14 |           href: "#features"
        15 |           treshold: 0.2
           |           ^^^^^^^^
        Did you mean "threshold"? What can stand here: label, href or threshold."
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
        What can stand here: type, id, enabled, tone, spacing, width or props."
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
      "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "four" is text.
        62 |         - name: Noor
        63 |           rating: four
           |                   ^^^^
        Write a number in digits, such as 3. How many of five stars they gave, if they gave any."
    `);
  });

  test("a number in quotes", () => {
    expect(report(change(smallPage, "rating: 4", 'rating: "4"'))).toMatchInlineSnapshot(`
      "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4" is text.
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
        Write a number between 1 and 5. How many of five stars they gave, if they gave any."
    `);
  });

  test("not whole", () => {
    expect(report(change(smallPage, "rating: 4", "rating: 4.5"))).toMatchInlineSnapshot(`
      "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4.5" is not.
        62 |         - name: Noor
        63 |           rating: 4.5
           |                   ^^^
        Write a whole number. How many of five stars they gave, if they gave any."
    `);
  });

  test("not one of the values", () => {
    expect(report(change(smallPage, "tone: soft", "tone: sfot"))).toMatchInlineSnapshot(`
      "page.yaml:22:11 error not-allowed Section 2, hero: "tone" cannot be "sfot".
        21 |   - type: hero
        22 |     tone: sfot
           |           ^^^^
        Did you mean "soft"? Write plain, soft or accent."
    `);
  });

  test("far from all values", () => {
    expect(report(change(smallPage, "tone: soft", "tone: purple"))).toMatchInlineSnapshot(`
      "page.yaml:22:11 error not-allowed Section 2, hero: "tone" cannot be "purple".
        21 |   - type: hero
        22 |     tone: purple
           |           ^^^^^^
        Write plain, soft or accent."
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

describe("Links, files and icons", () => {
  test("an anchor that no section has", () => {
    expect(report(change(smallPage, '"#questions"', '"#qestions"'))).toMatchInlineSnapshot(`
      "page.yaml:17:17 error no-anchor Section 1, header, item 2 of links: no section has the id "qestions", so the link "#qestions" leads nowhere.
        16 |         - label: Questions
        17 |           href: "#qestions"
           |                 ^^^^^^^^^^^
        Did you mean "#questions"?"
    `);
  });

  test("an anchor without quotes", () => {
    expect(report(change(smallPage, '"#questions"', "#questions"))).toMatchInlineSnapshot(`
      "page.yaml:17:17 error needs-quotes Without quotes, "#questions" is a comment, and the value is empty.
        16 |         - label: Questions
        17 |           href: #questions
           |                 ^^^^^^^^^^
        Put quotes around it: "#questions""
    `);
  });

  test("an anchor without its sign", () => {
    expect(report(change(smallPage, '"#questions"', "questions"))).toMatchInlineSnapshot(`
      "page.yaml:17:17 error bad-link Section 1, header, item 2 of links: "href" cannot be "questions".
        16 |         - label: Questions
        17 |           href: questions
           |                 ^^^^^^^^^
        Did you mean "#questions"?"
    `);
  });

  test("a link that runs code", () => {
    expect(
      report(change(smallPage, "mailto:hello@example.com", "javascript:alert(1)")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "javascript:alert(1)": links that start with javascript: are not allowed.
        19 |         label: Write to us
        20 |         href: javascript:alert(1)
           |               ^^^^^^^^^^^^^^^^^^^
        A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
    `);
  });

  test("a link that is not encrypted", () => {
    expect(
      report(change(smallPage, "mailto:hello@example.com", "http://example.com")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "http://example.com": it is not encrypted.
        19 |         label: Write to us
        20 |         href: http://example.com
           |               ^^^^^^^^^^^^^^^^^^
        Did you mean "https://example.com"? Links start with https://; see whether the site can be reached that way."
    `);
  });

  test("a link to another host in disguise", () => {
    expect(
      report(change(smallPage, "mailto:hello@example.com", "//example.com")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "//example.com": it leads to another site without saying so.
        19 |         label: Write to us
        20 |         href: //example.com
           |               ^^^^^^^^^^^^^
        Write https:// in front, or a path that starts with one /."
    `);
  });

  test("an address without mailto", () => {
    expect(
      report(change(smallPage, "mailto:hello@example.com", "hello@example.com")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "hello@example.com": it is an e-mail address.
        19 |         label: Write to us
        20 |         href: hello@example.com
           |               ^^^^^^^^^^^^^^^^^
        Did you mean "mailto:hello@example.com"?"
    `);
  });

  test("a link with capitals for todo", () => {
    expect(report(change(smallPage, "mailto:hello@example.com", "TODO"))).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "TODO".
        19 |         label: Write to us
        20 |         href: TODO
           |               ^^^^
        Did you mean "todo"? Write todo while the link has no destination."
    `);
  });

  test("a picture that is not there", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "/images/team.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/team.png".
        25 |       image:
        26 |         src: /images/team.png
           |              ^^^^^^^^^^^^^^^^
        Put the file into public/, or write the path of another."
    `);
  });

  test("a picture with another ending", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "/images/hero.jpg")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/hero.jpg".
        25 |       image:
        26 |         src: /images/hero.jpg
           |              ^^^^^^^^^^^^^^^^
        Did you mean "/images/hero.png"? If not, put the file into public/."
    `);
  });

  test("a picture that differs in case", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "/images/Hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/Hero.png"; small and capital letters count.
        25 |       image:
        26 |         src: /images/Hero.png
           |              ^^^^^^^^^^^^^^^^
        Did you mean "/images/hero.png"?"
    `);
  });

  test("a picture by its place in the project", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "public/images/hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "public/images/hero.png".
        25 |       image:
        26 |         src: public/images/hero.png
           |              ^^^^^^^^^^^^^^^^^^^^^^
        Did you mean "/images/hero.png"?"
    `);
  });

  test("a picture outside public", () => {
    expect(report(change(smallPage, "/images/hero.png", "/../hero.png"))).toMatchInlineSnapshot(`
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/../hero.png": it leads out of public/.
        25 |       image:
        26 |         src: /../hero.png
           |              ^^^^^^^^^^^^
        Copy the file into public/, and write its path from there, with / in front."
    `);
  });

  test("a picture of another site", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "https://example.com/hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "https://example.com/hero.png": files of other sites are not loaded.
        25 |       image:
        26 |         src: https://example.com/hero.png
           |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Put the file into public/, and write its path from there, with / in front."
    `);
  });

  test("a picture for a film", () => {
    expect(
      report(change(smallPage, "/videos/tour.mp4", "/images/hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:32:14 error wrong-file Section 3, showcase, video: "mp4" cannot be "/images/hero.png": the file should end in .mp4.
        31 |       video:
        32 |         mp4: /images/hero.png
           |              ^^^^^^^^^^^^^^^^
        Name a film that ends like this, or save the file in another format."
    `);
  });

  test("a film that is not there", () => {
    expect(
      report(change(smallPage, "/videos/tour.mp4", "/videos/tuor.mp4")),
    ).toMatchInlineSnapshot(`
      "page.yaml:32:14 error no-file Section 3, showcase, video: public/ has no file "/videos/tuor.mp4".
        31 |       video:
        32 |         mp4: /videos/tuor.mp4
           |              ^^^^^^^^^^^^^^^^
        Did you mean "/videos/tour.mp4"? If not, put the file into public/."
    `);
  });

  test("a picture without alt", () => {
    expect(
      report(change(smallPage, "        alt: The app on a phone.\n", "")),
    ).toMatchInlineSnapshot(`
      "page.yaml:25:7 error missing Section 2, hero, image: "alt" is missing.
        24 |       title: Think better.
        25 |       image:
           |       ^^^^^
        Add a line alt: … here. What the picture shows, for people who cannot see it. One sentence."
    `);
  });

  test("an icon that is misspelt", () => {
    expect(report(change(smallPage, "icon: notebook", "icon: notebok"))).toMatchInlineSnapshot(`
      "page.yaml:40:17 error no-icon Section 4, features, item 1 of items: there is no icon "notebok".
        39 |       items:
        40 |         - icon: notebok
           |                 ^^^^^^^
        Did you mean "notebook"?"
    `);
  });

  test("an icon as its maker writes it", () => {
    expect(report(change(smallPage, "icon: notebook", "icon: Notebook"))).toMatchInlineSnapshot(`
      "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "Notebook".
        39 |       items:
        40 |         - icon: Notebook
           |                 ^^^^^^^^
        Did you mean "notebook"?"
    `);
  });

  test("an icon nobody drew", () => {
    expect(
      report(change(smallPage, "icon: notebook", "icon: unicorn-horn")),
    ).toMatchInlineSnapshot(`
      "page.yaml:40:17 error no-icon Section 4, features, item 1 of items: there is no icon "unicorn-horn".
        39 |       items:
        40 |         - icon: unicorn-horn
           |                 ^^^^^^^^^^^^
        All names are listed at phosphoricons.com."
    `);
  });

  test("a brand without brand:", () => {
    expect(
      report(change(smallPage, "icon: brand:discord", "icon: discord")),
    ).toMatchInlineSnapshot(`
      "page.yaml:72:19 error no-icon Section 7, footer, social, item 1 of links: there is no icon "discord".
        71 |           - label: Discord
        72 |             icon: discord
           |                   ^^^^^^^
        Did you mean "brand:discord" or "discord-logo"?"
    `);
  });
});

describe("Sections and ids", () => {
  test("the same id twice", () => {
    expect(report(change(smallPage, "id: start", "id: questions"))).toMatchInlineSnapshot(`
      "page.yaml:51:15 error same-id Section 5, faq: the id "questions" is taken already, in line 47.
        50 |       categories:
        51 |         - id: questions
           |               ^^^^^^^^^
        Give one of the two another id."
    `);
  });

  test("the same type twice without ids", () => {
    expect(
      report(
        change(
          smallPage,
          "  - type: testimonials",
          "  - type: statement\n    props: { title: Quiet., lines: [Very.] }\n  - type: statement\n    props: { title: Quiet., lines: [Very.] }\n  - type: testimonials",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:11 error same-id Section 7, statement: the id "statement" is taken already, in line 58.
        59 |     props: { title: Quiet., lines: [Very.] }
        60 |   - type: statement
           |           ^^^^^^^^^
        A section without an id is called by its type. Add a line id: statement-2 to this one."
    `);
  });

  test("two heroes", () => {
    expect(
      report(
        change(
          smallPage,
          "  - type: showcase",
          "  - type: hero\n    id: again\n    props: { title: Again }\n  - type: showcase",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:28:11 error one-only Section 3 is a second hero; a page has one, and section 2 is it.
        27 |         alt: The app on a phone.
        28 |   - type: hero
           |           ^^^^
        Delete one of the two, or write enabled: false in it."
    `);
  });

  test("the header further down", () => {
    expect(
      report(
        change(
          smallPage,
          "sections:\n",
          "sections:\n  - type: statement\n    props: { title: Quiet., lines: [Very.] }\n",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:12:11 error order Section 2, header: the header must be the first section.
        11 |     props: { title: Quiet., lines: [Very.] }
        12 |   - type: header
           |           ^^^^^^
        Move its lines up, above all others."
    `);
  });

  test("something below the footer", () => {
    expect(
      report(
        change(
          smallPage,
          "            href: https://example.com/chat\n",
          "            href: https://example.com/chat\n  - type: statement\n    props: { title: Quiet., lines: [Very.] }\n",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:65:11 error order Section 7, footer: the footer must be the last section.
        64 |           feedback: I sleep again.
        65 |   - type: footer
           |           ^^^^^^
        Move its lines down, below all others."
    `);
  });

  test("items and sample", () => {
    expect(
      report(
        change(
          smallPage,
          "      items:\n        - name: Noor",
          "      sample: { seed: 1, count: 4 }\n      items:\n        - name: Noor",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:61:7 error either-or Section 6, testimonials: "items" and "sample" both stand here; only one of them can be shown.
        60 |       title: Voices
        61 |       sample: { seed: 1, count: 4 }
           |       ^^^^^^
        Keep items if they are real, and delete sample."
    `);
  });

  test("neither items nor sample", () => {
    expect(
      report(
        change(
          smallPage,
          "      items:\n        - name: Noor\n          rating: 4\n          feedback: I sleep again.\n",
          "",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:59:5 error missing Section 6, testimonials: "items" or "sample" is missing.
        58 |   - type: testimonials
        59 |     props:
           |     ^^^^^
        Add items with what people said, or sample with a seed and a count."
    `);
  });

  test("a section that is off, and the link to it", () => {
    expect(
      report(change(smallPage, "    id: questions", "    id: questions\n    enabled: false")),
    ).toMatchInlineSnapshot(`
      "page.yaml:17:17 notice link-left-out Section 1, header, item 2 of links: the link "Questions" is left out, because section 5, faq (#questions), is off.
        16 |         - label: Questions
        17 |           href: "#questions"
           |                 ^^^^^^^^^^^^"
    `);
  });

  test("links and people to come", () => {
    expect(report(change(smallPage, "mailto:hello@example.com", "todo"))).toMatchInlineSnapshot(`
      "page.yaml:20:15 notice placeholder Section 1, header, button: the link "Write to us" has no destination yet.
        19 |         label: Write to us
        20 |         href: todo
           |               ^^^^
        Write its destination in place of todo."
    `);
  });
});

describe("A file that was cut", () => {
  test("inside a text in quotes: nothing is said about links to what may have stood below", () => {
    const [cut = ""] = smallPage.split('uestions"');
    expect(report(cut)).toMatchInlineSnapshot(`
      "page.yaml:17:17 error open-quote This quote is opened, but not closed where the text ends.
        16 |         - label: Questions
        17 |           href: "#q
           |                 ^^^
        Write " at the end of the text as well."
    `);
  });

  test("inside the name of a setting", () => {
    const [cut = ""] = smallPage.split("le: See it");
    expect(report(cut)).toMatchInlineSnapshot(`
      "page.yaml:30:7 error wrong-kind Section 3, showcase: "props" should be a group of settings, but "tit" is text.
        29 |     props:
        30 |       tit
           |       ^^^
        Put its settings on lines of their own below, indented: title: …, video: …. The product in motion: a short silent film, and cards that explain what it shows."
    `);
  });

  test("between two sections: the cut cannot be detected", () => {
    const [cut = ""] = smallPage.split("  - type: faq");
    expect(report(cut)).toMatchInlineSnapshot(`
      "page.yaml:17:17 error no-anchor Section 1, header, item 2 of links: no section has the id "questions", so the link "#questions" leads nowhere.
        16 |         - label: Questions
        17 |           href: "#questions"
           |                 ^^^^^^^^^^^^
        Sections have the ids header, hero, showcase or features."
    `);
  });
});

describe("YAML that is not what it looks like", () => {
  test("text cut at #", () => {
    expect(report(change(smallPage, "title: Voices", "title: Voices #1"))).toMatchInlineSnapshot(`
      "page.yaml:60:21 warning cut-text "#1" is not shown: without quotes, # starts a comment.
        59 |     props:
        60 |       title: Voices #1
           |                     ^^
        If it belongs to the text, put quotes around the whole: "Voices #1""
    `);
  });

  test("text cut at a comment", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voices # of users")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:21 warning cut-text "# of users" is not shown: without quotes, # starts a comment.
        59 |     props:
        60 |       title: Voices # of users
           |                     ^^^^^^^^^^
        If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own."
    `);
  });

  test("text that starts with &", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: &amp; voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with & needs quotes: without them, part of it is lost.
        59 |     props:
        60 |       title: &amp; voices
           |              ^^^^^^^^^^^^
        Put quotes around it: "&amp; voices""
    `);
  });

  test("text that starts with !", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: !important voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with ! needs quotes: without them, part of it is lost.
        59 |     props:
        60 |       title: !important voices
           |              ^^^^^^^^^^^^^^^^^
        Put quotes around it: "!important voices""
    `);
  });

  test("text that starts with *", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: *bold* voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file.
        59 |     props:
        60 |       title: *bold* voices
           |              ^^^^^^^^^^^^^
        Put quotes around it: "*bold* voices""
    `);
  });

  test("text that starts with @", () => {
    expect(report(change(smallPage, "title: Voices", "title: @home"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with @ needs quotes: without them, it means something else to YAML.
        59 |     props:
        60 |       title: @home
           |              ^^^^^
        Put quotes around it: "@home""
    `);
  });

  test("text with a colon", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voices: loud")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:20 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
        59 |     props:
        60 |       title: Voices: loud
           |                    ^
        Put quotes around the text: title: "Voices: loud""
    `);
  });

  test("text with a bracket", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: [New] voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error needs-quotes Text that starts with [ needs quotes: without them, it starts a list.
        59 |     props:
        60 |       title: [New] voices
           |              ^^^^^^^^^^^^
        Put quotes around it: "[New] voices""
    `);
  });

  test("a quote that is not closed", () => {
    expect(report(change(smallPage, "title: Voices", 'title: "Voices'))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error open-quote This quote is opened, but not closed where the text ends.
        59 |     props:
        60 |       title: "Voices
           |              ^^^^^^^
        Write " at the end of the text as well."
    `);
  });

  test("an apostrophe in single quotes", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: 'Don't shout'")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:18 error quotes-inside This ' ends the text too early: what follows cannot be read.
        59 |     props:
        60 |       title: 'Don't shout'
           |                  ^
        Write title: "Don't shout""
    `);
  });

  test("text after a quote", () => {
    expect(
      report(change(smallPage, "title: Voices", 'title: "Loud" voices')),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:19 error quotes-inside This " ends the text too early: what follows cannot be read.
        59 |     props:
        60 |       title: "Loud" voices
           |                   ^
        Write title: '"Loud" voices'"
    `);
  });

  test("a comma from JSON", () => {
    expect(report(change(smallPage, "title: Voices", 'title: "Voices",'))).toMatchInlineSnapshot(`
      "page.yaml:60:22 error comma Lines do not end with a comma here.
        59 |     props:
        60 |       title: "Voices",
           |                      ^
        Take the comma out."
    `);
  });

  test("a backslash in double quotes", () => {
    expect(
      report(change(smallPage, "title: Voices", 'title: "C:\\Voices"')),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:17 error backslash Between double quotes, a backslash starts a code for a sign, and this code does not exist.
        59 |     props:
        60 |       title: "C:\\Voices"
           |                 ^^
        Write the backslash twice, or put single quotes around the text."
    `);
  });

  test("a tab", () => {
    expect(
      report(change(smallPage, "      title: Voices", "\t\t\ttitle: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:1 error tab This line is indented with a tab; YAML wants spaces.
        59 |     props:
        60 |       title: Voices
           | ^^^^^^
        Indent with two spaces for each level."
    `);
  });

  test("tabs throughout", () => {
    expect(
      report(smallPage.replace(/^( {2})+/gm, (blanks) => "\t".repeat(blanks.length / 2))),
    ).toMatchInlineSnapshot(`
      "page.yaml:3:1 error tab This line and 2 below it are indented with tabs; YAML wants spaces.
        2 | site:
        3 |   name: Lull
          | ^^
        Indent with two spaces for each level.

      page.yaml:7:1 error tab This line and 1 below it are indented with tabs; YAML wants spaces.
        6 | theme:
        7 |   colors:
          | ^^
        Indent with two spaces for each level.

      page.yaml:10:1 error tab This line and 63 below it are indented with tabs; YAML wants spaces.
         9 | sections:
        10 |   - type: header
           | ^^
        Indent with two spaces for each level."
    `);
  });

  test("one space too many", () => {
    expect(
      report(change(smallPage, "      year: 2025", "       year: 2025")),
    ).toMatchInlineSnapshot(`
      "page.yaml:67:8 error indent "year" stands further right than the settings below it.
        66 |     props:
        67 |        year: 2025
           |        ^^^^^^^^^^
        Take 1 space away before it."
    `);
  });

  test("one space too few", () => {
    expect(
      report(change(smallPage, "      title: Voices", "     title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:6 error indent This line does not stand exactly below or above the settings it belongs to.
        59 |     props:
        60 |      title: Voices
           |      ^^^^^^^^^^^^^
        Add or remove spaces at its start, until it stands in line with the others of its group."
    `);
  });

  test("no space after the colon", () => {
    expect(report(change(smallPage, "title: Voices", "title:Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:12 error space-after-colon A space is missing after "title:".
        59 |     props:
        60 |       title:Voices
           |            ^
        Write title: with a space behind the colon."
    `);
  });

  test("no colon", () => {
    expect(report(change(smallPage, "title: Voices", "title Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:7 error colon "title Voices" is neither a setting nor an entry of a list: there is no colon.
        59 |     props:
        60 |       title Voices
           |       ^^^^^^^^^^^^
        A setting is written as name: value. If this belongs to the text above, indent it further."
    `);
  });

  test("no space after the dash", () => {
    expect(report(change(smallPage, "- name: Noor", "-name: Noor"))).toMatchInlineSnapshot(`
      "page.yaml:62:9 error space-after-dash A space is missing after the - that starts an entry.
        61 |       items:
        62 |         -name: Noor
           |         ^
        Write - with a space behind it."
    `);
  });

  test("no dash", () => {
    expect(
      report(change(smallPage, "        - icon: list-checks", "          icon: list-checks")),
    ).toMatchInlineSnapshot(`
      "page.yaml:43:11 error dash "icon" starts another entry of the list, but there is no - in front of it.
        42 |           description: A line a day.
        43 |           icon: list-checks
           |           ^^^^
        Write - and a space in front, two columns to the left. If it is no new entry, delete it."
    `);
  });

  test("a star for a dash", () => {
    expect(report(change(smallPage, "  - type: hero", "  * type: hero"))).toMatchInlineSnapshot(`
      "page.yaml:21:3 error bullet Entries of a list start with - here, not with *.
        20 |         href: mailto:hello@example.com
        21 |   * type: hero
           |   ^
        Write - in place of the *."
    `);
  });

  test("a list on the line of its name", () => {
    expect(report(change(smallPage, "title: Voices", "title: - Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error list-line The list of "title" starts on the same line.
        59 |     props:
        60 |       title: - Voices
           |              ^^^^^^^^
        Put each entry on a line of its own below, indented and starting with -. If it is text, put quotes around it."
    `);
  });

  test("folded text on the same line", () => {
    expect(report(change(smallPage, "title: Voices", "title: > Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error block-text After > the text starts on the next line.
        59 |     props:
        60 |       title: > Voices
           |              ^^^^^^^^
        Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it."
    `);
  });

  test("a bracket that is not closed", () => {
    expect(report(change(smallPage, "title: Voices", "title: [Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:14 error bracket This [ is not closed, or what stands in it cannot be read.
        59 |     props:
        60 |       title: [Voices
           |              ^
        Close it with ]. If it belongs to a text, put quotes around the text."
    `);
  });

  test("a setting given twice", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voices\n      title: Noises")),
    ).toMatchInlineSnapshot(`
      "page.yaml:61:7 error given-twice "title" is given twice; the first stands in line 60.
        60 |       title: Voices
        61 |       title: Noises
           |       ^^^^^
        Keep one of them and delete the other."
    `);
  });

  test("a part used again", () => {
    expect(
      report(
        change(
          smallPage,
          "title: Think better.",
          "title: &claim Think better.\n      text: *claim",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:25:13 error reuse "*claim" uses a part of the page again, which the file of a page does not allow.
        24 |       title: &claim Think better.
        25 |       text: *claim
           |             ^^^^^^
        Write the lines again in this place. If it is text, put quotes around it."
    `);
  });

  test("a merge key", () => {
    expect(
      report(change(smallPage, "title: Voices", "<<: voices\n      title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:7 error reuse Section 6, testimonials: << would take in another part of the page, which the file of a page does not allow.
        59 |     props:
        60 |       <<: voices
           |       ^^
        Write the lines again in this place."
    `);
  });

  test("a key that programs dread", () => {
    expect(
      report(change(smallPage, "title: Voices", "__proto__: {}\n      title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:7 error unknown-name Section 6, testimonials: there is no setting "__proto__" here.
        59 |     props:
        60 |       __proto__: {}
           |       ^^^^^^^^^
        What can stand here: title, text, items or sample."
    `);
  });

  test("a number that starts with 0", () => {
    expect(report(change(smallPage, "rating: 4", "rating: 04"))).toMatchInlineSnapshot(`
      "page.yaml:63:19 warning odd-number "04" is read as the number 4.
        62 |         - name: Noor
        63 |           rating: 04
           |                   ^^
        Write 4, or put quotes around it if it is a text."
    `);
  });

  test("orders to YAML", () => {
    expect(report(`%YAML 1.1\n---\n${smallPage}`)).toMatchInlineSnapshot(`
      "page.yaml:1:1 error directive A line that starts with % gives orders to YAML, and may change what the page says.
        1 | %YAML 1.1
          | ^^^^^^^^^
        Take the line out."
    `);
  });

  test("a second document", () => {
    expect(
      report(change(smallPage, "  - type: showcase", "---\n  - type: showcase")),
    ).toMatchInlineSnapshot(`
      "page.yaml:28:1 error second-page A line of --- ends the page, so everything below it would be lost.
        27 |         alt: The app on a phone.
        28 | ---
           | ^^^
        Take the line out; a file holds one page."
    `);
  });

  test("a blank that is no space, in the indent", () => {
    expect(
      report(change(smallPage, "      title: Voices", "     \u00a0title: Voices")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:6 error blank This blank is not a plain space, so the line is read wrongly.
        59 |     props:
        60 |       title: Voices
           |      ^
        Replace it by a plain space."
    `);
  });

  test("a blank that is no space, after a colon", () => {
    expect(report(change(smallPage, "title: Voices", "title:\u00a0Voices"))).toMatchInlineSnapshot(`
      "page.yaml:60:13 error blank This blank is not a plain space, so the line is read wrongly.
        59 |     props:
        60 |       title: Voices
           |             ^
        Replace it by a plain space."
    `);
  });

  test("a control character", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voi\u0007ces")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:17 error control-character An invisible control character (U+0007) stands here.
        59 |     props:
        60 |       title: Voi␇ces
           |                 ^
        Delete it; it may have come along when the text was copied."
    `);
  });

  test("a character that turns the text round", () => {
    expect(
      report(change(smallPage, "title: Voices", "title: Voi\u202eces")),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:17 warning direction An invisible character (U+202E) changes the direction of the text that follows.
        59 |     props:
        60 |       title: Voi�ces
           |                 ^
        Delete it, unless the text is meant to run from right to left here."
    `);
  });

  test("an escape for half a character", () => {
    expect(
      report(change(smallPage, "title: Voices", 'title: "Voices \\ud83d"')),
    ).toMatchInlineSnapshot(`
      "page.yaml:60:14 error control-character The text holds a code for a character that cannot be shown.
        59 |     props:
        60 |       title: "Voices \\ud83d"
           |              ^^^^^^^^^^^^^^^
        Delete the code that starts with a backslash."
    `);
  });
});

describe("Files that are no page", () => {
  test("nothing", () => {
    expect(report("")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file says nothing yet.
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("a comment", () => {
    expect(report("# to be written\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file says nothing yet.
        1 | # to be written
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("a text", () => {
    expect(report("Hello")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file holds a text where the settings of a page should stand.
        1 | Hello
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("a list", () => {
    expect(report("- hero\n- footer\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file holds a list where the settings of a page should stand.
        1 | - hero
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("other settings", () => {
    expect(report("name: broadside\nversion: 1\n")).toMatchInlineSnapshot(`
      "page.yaml:1:1 error no-page The file holds other settings where the settings of a page should stand.
        1 | name: broadside
          | ^
        A page starts with the lines site: and sections: – each with its settings below, indented."
    `);
  });

  test("UTF-16", () => {
    expect(report(Buffer.from(`\ufeff${smallPage}`, "utf16le"))).toMatchInlineSnapshot(`
      "page.yaml:1:1 error encoding The file is saved as UTF-16, which cannot be read.
        Save it again with the encoding UTF-8."
    `);
  });

  test("Windows-1252", () => {
    expect(report(Buffer.from(change(smallPage, "Noor", "Zoë"), "latin1"))).toMatchInlineSnapshot(`
      "page.yaml:62:19 error encoding From this character on, the file is not saved as UTF-8.
        61 |       items:
        62 |         - name: Zo�
           |                   ^
        Save it again with the encoding UTF-8, and check accents, dashes and quotes."
    `);
  });

  test("carriage returns alone", () => {
    expect(report(smallPage.replaceAll("\n", "\r"))).toMatchInlineSnapshot(`
      "page.yaml:1:58 error line-ends A line ends here in a way that YAML does not know (a carriage return alone).
        1 | …nguage-server: $schema=./schema/page.schema.json␍site:␍  name: Lull␍  title: Lull, a quiet journ…
          |                                                  ^
        Save the file with the line ends LF or CRLF."
    `);
  });

  test("more than 1 MiB", () => {
    expect(report(`${smallPage}# ${"x".repeat(1024 * 1024)}`)).toMatchInlineSnapshot(`
      "page.yaml:1:1 error too-large The file is 1.0 MB; a page may have up to 1 MB.
        Pictures and films belong in public/, as files of their own."
    `);
  });

  test("more than 32 levels", () => {
    expect(report(`site: ${"[".repeat(40)}${"]".repeat(40)}\n`)).toMatchInlineSnapshot(`
      "page.yaml:1:38 error too-deep Settings stand inside settings more than 32 times.
        1 | site: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
          |                                      ^
        Check whether something was pasted here that does not belong to the page."
    `);
  });

  test("a bomb of aliases", () => {
    expect(
      report(
        `site: &a [x, x]\n${[..."bcdefghi"].map((name, i) => `k${i}: &${name} [*${"abcdefgh"[i]}, *${"abcdefgh"[i]}]\n`).join("")}`,
      ),
    ).toMatchInlineSnapshot(`
      "page.yaml:1:1 error missing The page: "sections" is missing.
        1 | site: &a [x, x]
          | ^^^^
        Add sections: with its entries on the lines below, each starting with -. The sections of the page, from top to bottom. Move one by moving its lines.

      page.yaml:1:1 error wrong-kind The page: "site" should be a group of settings, but it is a list.
        1 | site: &a [x, x]
          | ^^^^
        Put its settings on lines of their own below, indented: name: …, title: …, description: …. Facts about the page as a whole: names, address, language.

      page.yaml:2:9 error reuse "*a" uses a part of the page again, which the file of a page does not allow.
        1 | site: &a [x, x]
        2 | k0: &b [*a, *a]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:3:9 error reuse "*b" uses a part of the page again, which the file of a page does not allow.
        2 | k0: &b [*a, *a]
        3 | k1: &c [*b, *b]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:4:9 error reuse "*c" uses a part of the page again, which the file of a page does not allow.
        3 | k1: &c [*b, *b]
        4 | k2: &d [*c, *c]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:5:9 error reuse "*d" uses a part of the page again, which the file of a page does not allow.
        4 | k2: &d [*c, *c]
        5 | k3: &e [*d, *d]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:6:9 error reuse "*e" uses a part of the page again, which the file of a page does not allow.
        5 | k3: &e [*d, *d]
        6 | k4: &f [*e, *e]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:7:9 error reuse "*f" uses a part of the page again, which the file of a page does not allow.
        6 | k4: &f [*e, *e]
        7 | k5: &g [*f, *f]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:8:9 error reuse "*g" uses a part of the page again, which the file of a page does not allow.
        7 | k5: &g [*f, *f]
        8 | k6: &h [*g, *g]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it.

      page.yaml:9:5 error needs-quotes Text that starts with & needs quotes: without them, part of it is lost.
        8 | k6: &h [*g, *g]
        9 | k7: &i [*h, *h]
          |     ^^^^^^^^^^^
        Put quotes around it: "&i [*h, *h]"

      page.yaml:9:9 error reuse "*h" uses a part of the page again, which the file of a page does not allow.
        8 | k6: &h [*g, *g]
        9 | k7: &i [*h, *h]
          |         ^^
        Write the lines again in this place. If it is text, put quotes around it."
    `);
  });

  test("1,001 settings in one group", () => {
    expect(
      report(`site:\n${Array.from({ length: 1_001 }, (_, i) => `  k${i}: 1\n`).join("")}`),
    ).toMatchInlineSnapshot(`
      "page.yaml:2:3 error too-large 1001 settings stand in one group; a page needs far fewer.
        1 | site:
        2 |   k0: 1
          |   ^
        Check whether something was pasted here that does not belong to the page."
    `);
  });
});
