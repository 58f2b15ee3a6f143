import { expect, test } from "vitest";
import { answer, tell } from "../readFixture.ts";

test("settings in the wrong place", () => {
  const cases: [string, string][] = [
    [
      "        src: /images/hero.png\n        alt: The",
      "      src: /images/hero.png\n      alt: The",
    ],
    [
      "      image:\n        src: /images/hero.png\n        alt: The",
      "      src: /images/hero.png\n      alt: The",
    ],
    ["        alt: The", "          alt: The"],
    ["    tone: soft\n    props:\n      title", "    props:\n      tone: soft\n      title"],
    [
      "    tone: soft\n    props:\n      title",
      "    props:\n      tone: soft\n      spacing: small\n      title",
    ],
    ["    props:\n      title: Voices\n      items", "    title: Voices\n    props:\n      items"],
    ["    props:\n      title: Voices\n", "    title: Voices\n    text: Loud\n    props:\n"],
    ["    props:\n      title: Voices\n      items:", "    props:\n    title: Voices\n    items:"],
    ["      title: Voices\n", "      heading: Voices\n      subtitle: Loud\n"],
    ["  name: Lull\n  title: Lull, a", "  heading: Lull, a"],
    ["  name: Lull\n", "  brand: Lull\n"],
    ["  name: Lull\n", "  nme: Lull\n"],
    ["theme:\n", "name: Lull\ntheme:\n"],
    ["    tone: soft\n", "    title: Think\n    tone: soft\n"],
    ["  colors:\n", "  accent: red\n  colors:\n"],
    ["  colors:\n    accent", "  muted: red\n  accent"],
    ["          title: Journal\n", "          title: Journal\n          tone: soft\n"],
    ["  - type: hero\n", "  - typ: hero\n"],
    ["  - type: hero\n", "  - kind: hero\n"],
    ["  - type: hero\n", "  - props: {}\n    type: hero\n"],
    ["  - type: hero\n", "  - hero\n  - type: hero\n"],
    ["  - type: hero\n", "  - [hero]\n  - type: hero\n"],
    ["  - type: hero\n", "  -\n  - type: hero\n"],
    ["          rating: 4\n", "        - rating: 4\n"],
    ["          icon: question\n", "        - icon: question\n"],
  ];
  expect(cases.map(([right, wrong]) => tell(right, wrong)).join("\n")).toMatchInlineSnapshot(`
    "      src: /images/hero.png
          alt: The
      26:7-10 misplaced Section 2, hero: "src" belongs inside "image". Put it, and what belongs to it, below image: and indent it by 2 more spaces.
          src: /images/hero.png
          alt: The
      25:7-10 misplaced Section 2, hero: "src" belongs inside "image". Write a line image: above it, and indent it by 2 more spaces.
              alt: The
      27:11-35 indent This line is indented further than the line above, which holds a value already. Let it start exactly below the line above. If a line such as props: is missing between them, write it. If both are one text, put quotes around the whole.
        props:
          tone: soft
          title
      23:7-11 misplaced Section 2, hero: "tone" belongs beside "props", not inside it. Move it to the left, until it stands exactly below props:.
        props:
          tone: soft
          spacing: small
          title
      23:7-11 misplaced Section 2, hero: "tone" belongs beside "props", not inside it. Move it to the left, until it stands exactly below props:.
        title: Voices
        props:
          items
      59:5-10 misplaced Section 6, testimonials: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
        title: Voices
        text: Loud
        props:

      59:5-10 misplaced Section 6, testimonials: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
        props:
        title: Voices
        items:
      60:5-10 misplaced Section 6, testimonials: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
          heading: Voices
          subtitle: Loud

      60:7-14 unknown-name Section 6, testimonials: there is no setting "heading" here. What can stand here: title, text, items, layout, pause, columns or sample.
      61:7-15 unknown-name Section 6, testimonials: there is no setting "subtitle" here. What can stand here: title, text, items, layout, pause, columns or sample.
      heading: Lull, a
      2:1-5 missing Site: "name" is missing. Add a line name: … here. The name of your brand, exactly as visitors should read it. It stands beside the logo and in the copyright line.
      2:1-5 missing Site: "title" is missing. Add a line title: … here. The title in the browser tab and in search results. About 60 characters are shown.
      3:3-10 unknown-name Site: there is no setting "heading" here. What can stand here: name, title, description, url, base, lang, languages, timezone, logo, nightLogo, logoSaysName, icon, socialImage, organization, app, notFound, words, analytics or redirects.
      brand: Lull

      3:3-8 unknown-name Site: there is no setting "brand" here. Is it meant to be "name", which is missing? What can stand here: name, title, description, url, base, lang, languages, timezone, logo, nightLogo, logoSaysName, icon, socialImage, organization, app, notFound, words, analytics or redirects.
      nme: Lull

      3:3-6 unknown-name Site: there is no setting "nme" here. Is it meant to be "name", which is missing? What can stand here: name, title, description, url, base, lang, languages, timezone, logo, nightLogo, logoSaysName, icon, socialImage, organization, app, notFound, words, analytics or redirects.
    name: Lull
    theme:

      6:1-5 unknown-name The page: there is no setting "name" here. There is one inside site. What can stand here: version, site, theme or sections.
        title: Think
        tone: soft

      22:5-10 misplaced Section 2, hero: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
      accent: red
      colors:

      7:3-9 unknown-name Theme: there is no setting "accent" here. There is one inside colors or dark. What can stand here: preset, colors, dark, scheme, fonts, type, motion, radius, shadow, corners, ornament, header, footer, headings, cards, buttons, eyebrows, pictures, dividers, width, gutters, icons or spacing.
      muted: red
      accent
      7:3-8 misplaced Theme: "muted" belongs inside "colors". Write a line colors: above it, and indent it by 2 more spaces.
              title: Journal
              tone: soft

      42:11-15 unknown-name Section 4, features, item 1 of items: there is no setting "tone" here. What can stand here: icon, image, title, description, badge, price or link.
      - typ: hero

      21:5-8 unknown-name Section 2: there is no setting "typ" here. Is it meant to be "type", which is missing? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props.
      - kind: hero

      21:5-9 unknown-name Section 2: there is no setting "kind" here. Is it meant to be "type", which is missing? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props.
      - props: {}
        type: hero

      24:5-10 dash "props" starts another entry of the list, but there is no - in front of it. Write - and a space in front, two columns to the left. If it is no new entry, delete it.
      - hero
      - type: hero

      21:5-9 wrong-kind Section 2: this section should be a group of settings, but "hero" is text. Put its settings on lines of their own below, indented.
      - [hero]
      - type: hero

      21:5-6 wrong-kind Section 2: this section should be a group of settings, but it is a list. Put its settings on lines of their own below, indented.
      -
      - type: hero

      21:4-4 empty Section 2 is empty. Take the entry out, or fill it. One section of the page. → Take the entry out.
            - rating: 4

      63:9-17 dash Section 6, testimonials, item 2 of items lacks what the entry above it has, and has what that one lacks. If they are one, take out the - in front of "rating", and put a space in its place.
            - icon: question

      52:9-15 dash Section 5, faq, item 2 of categories lacks what the entry above it has, and has what that one lacks. If they are one, take out the - in front of "icon", and put a space in its place."
  `);
});

test("two names that may be meant to be one", () => {
  expect(answer("tone: soft", "toen: soft\n    tnoe: plain")).toMatchInlineSnapshot(`
    "page.yaml:22:5 error unknown-name Section 2, hero: there is no setting "toen" here.
      21 |   - type: hero
      22 |     toen: soft
         |     ^^^^
      Did you mean "tone"? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props.

    page.yaml:23:5 error unknown-name Section 2, hero: there is no setting "tnoe" here.
      22 |     toen: soft
      23 |     tnoe: plain
         |     ^^^^
      Did you mean "tone"? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props."
  `);
});

test("a half of an entry behind a comment", () => {
  expect(
    answer(
      "          description: A line a day.",
      "        - # A well-known one.\n          description: A line a day.",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:42:9 error dash Section 4, features, item 2 of items lacks what the entry above it has, and has what that one lacks.
      41 |           title: Journal
      42 |         - # A well-known one.
         |         ^^^^^^^^^^^^^^^^^^^^^
      If they are one, take out the - in front of "description", and put a space in its place."
  `);
});
