import { expect, test } from "vitest";
import { tell } from "./readFixture.ts";

/** The diagnostics for each wrong line in the place of the right one. */
const tellAll = (cases: readonly (readonly [string, string])[]) =>
  cases.map(([right, wrong]) => tell(right, wrong)).join("\n");

const image = `      image:
        src: /images/hero.png
        alt: The app on a phone.
`;
const hero = `    tone: soft
    props:
      title: Think better.
${image}`;
const voice = `      title: Voices
      items:
        - name: Noor
          rating: 4
          feedback: I sleep again.
`;

test("misplaced settings", () => {
  const cases: [string, string][] = [
    // Two levels out, one level in, and out of an entry of a list.
    ["        alt: The app on a phone.", "    alt: The app on a phone."],
    [`      title: Think better.\n${image}`, `${image}        title: Think better.\n`],
    [voice, `${voice.replace("      title: Voices\n", "")}          title: Voices\n`],
    // A setting that is in its place already is unknown anywhere else.
    [image, `${image}        title: Think better.\n`],
    [image, `${image}        tone: soft\n`],
    // From one place to two others, and from two places to two others.
    [
      hero,
      "    props:\n      title: Think better.\n      tone: soft\n      src: /images/hero.png\n      alt: The app.\n",
    ],
    [
      hero,
      "    title: Think better.\n    props:\n      tone: soft\n      image:\n        src: /images/hero.png\n        alt: The app.\n",
    ],
    // The right place is missing, is empty, or holds something else.
    [hero, "    title: Think better.\n"],
    [image, "      image:\n      src: /images/hero.png\n      alt: The app.\n"],
    [image, "      image: /images/hero.png\n      alt: The app.\n"],
  ];
  expect(tellAll(cases)).toMatchInlineSnapshot(`
    "    alt: The app on a phone.
      27:5-8 misplaced Section 2, hero: "alt" belongs inside "image". Put it, and what belongs to it, below image: and indent it by 4 more spaces.
          image:
            src: /images/hero.png
            alt: The app on a phone.
            title: Think better.

      27:9-14 misplaced Section 2, hero, image: "title" belongs beside "image", not inside it. Move it to the left, until it stands exactly below image:.
          items:
            - name: Noor
              rating: 4
              feedback: I sleep again.
              title: Voices

      64:11-16 unknown-name Section 6, testimonials, item 1 of items: there is no setting "title" here. What can stand here: name, location, role, company, avatar, rating, feedback, link or source.
          image:
            src: /images/hero.png
            alt: The app on a phone.
            title: Think better.

      28:9-14 unknown-name Section 2, hero, image: there is no setting "title" here. What can stand here: src, alt or focus.
          image:
            src: /images/hero.png
            alt: The app on a phone.
            tone: soft

      28:9-13 unknown-name Section 2, hero, image: there is no setting "tone" here. What can stand here: src, alt or focus.
        props:
          title: Think better.
          tone: soft
          src: /images/hero.png
          alt: The app.

      24:7-11 misplaced Section 2, hero: "tone" belongs beside "props", not inside it. Move it to the left, until it stands exactly below props:.
      25:7-10 misplaced Section 2, hero: "src" belongs inside "image". Write a line image: above it, and indent it by 2 more spaces.
        title: Think better.
        props:
          tone: soft
          image:
            src: /images/hero.png
            alt: The app.

      22:5-10 misplaced Section 2, hero: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
      24:7-11 misplaced Section 2, hero: "tone" belongs beside "props", not inside it. Move it to the left, until it stands exactly below props:.
        title: Think better.

      22:5-10 misplaced Section 2, hero: "title" belongs inside "props". Write a line props: above it, and indent it by 2 more spaces.
          image:
          src: /images/hero.png
          alt: The app.

      26:7-10 misplaced Section 2, hero: "src" belongs inside "image". Put it, and what belongs to it, below image: and indent it by 2 more spaces.
          image: /images/hero.png
          alt: The app.

      25:14-30 wrong-kind Section 2, hero: "image" should be a group of settings, but "/images/hero.png" is text. Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words.
      26:7-10 misplaced Section 2, hero: "alt" belongs inside "image". Put it, and what belongs to it, below image: and indent it by 2 more spaces."
  `);
});

test("names that are missing and unknown", () => {
  const cases: [string, string][] = [
    [
      "- name: Noor\n          rating: 4\n          feedback:",
      "- nmae: Noor\n          rating: 4\n          fedback:",
    ],
    [
      "- name: Noor\n          rating: 4\n          feedback:",
      "- person: Noor\n          rating: 4\n          words:",
    ],
    ["  - type: faq\n    id: questions\n", "  - id: questions\n"],
    ["  - type: faq\n", "  - typ: faq\n"],
  ];
  expect(tellAll(cases)).toMatchInlineSnapshot(`
    "- nmae: Noor
              rating: 4
              fedback:
      62:11-15 unknown-name Section 6, testimonials, item 1 of items: there is no setting "nmae" here. Did you mean "name"? What can stand here: name, location, role, company, avatar, rating, feedback, link or source. → Write name in place of nmae.
      64:11-18 unknown-name Section 6, testimonials, item 1 of items: there is no setting "fedback" here. Did you mean "feedback"? What can stand here: name, location, role, company, avatar, rating, feedback, link or source. → Write feedback in place of fedback.
    - person: Noor
              rating: 4
              words:
      62:11-17 unknown-name Section 6, testimonials, item 1 of items: there is no setting "person" here. What can stand here: name, location, role, company, avatar, rating, feedback, link or source.
      62:11-17 missing Section 6, testimonials, item 1 of items: "name" is missing. Add a line name: … here. The person's name.
      62:11-17 missing Section 6, testimonials, item 1 of items: "feedback" is missing. Add a line feedback: … here. What they said, in their words.
      64:11-16 unknown-name Section 6, testimonials, item 1 of items: there is no setting "words" here. What can stand here: name, location, role, company, avatar, rating, feedback, link or source.
      - id: questions

      46:5-7 no-type Section 5 has no type. Add a line type: … here. What kind of section this is. It is carousel, ….
      - typ: faq

      46:5-8 unknown-name Section 5: there is no setting "typ" here. Is it meant to be "type", which is missing? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props."
  `);
});

test("entries that a dash splits in two", () => {
  const start = `        - id: start
          icon: question
          title: Getting started
          questions:`;
  const cases: [string, string][] = [
    [start, start.replace("          title", "        - title")],
    // A setting that both halves lack, or both have, is another mistake.
    [start, start.replace("          title: Getting started\n          q", "        - q")],
    [start, start.replace("          title", "          mood: 5\n        - title")],
    [
      start,
      start.replace("          title", "          mood: 5\n        - mood: 4\n          title"),
    ],
  ];
  expect(tellAll(cases)).toMatchInlineSnapshot(`
    "        - id: start
              icon: question
            - title: Getting started
              questions:
      53:9-16 dash Section 5, faq, item 2 of categories lacks what the entry above it has, and has what that one lacks. If they are one, take out the - in front of "title", and put a space in its place.
            - id: start
              icon: question
            - questions:
      51:11-13 missing Section 5, faq, item 1 of categories: "title" is missing. The same in one more entry, line 53. Add a line title: … here. The words on the tab.
      51:11-13 missing Section 5, faq, item 1 of categories: "questions" is missing. Add questions: with its entries on the lines below, each starting with -. The questions of this tab, in order.
      53:11-20 missing Section 5, faq, item 2 of categories: "id" is missing. Add a line id: … here. A short name in small letters of any script, digits, - and _, unique on the page.
      53:11-20 missing Section 5, faq, item 2 of categories: "icon" is missing. Add a line icon: … here. The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg.
            - id: start
              icon: question
              mood: 5
            - title: Getting started
              questions:
      53:11-15 unknown-name Section 5, faq, item 1 of categories: there is no setting "mood" here. What can stand here: id, icon, title or questions.
      54:9-16 dash Section 5, faq, item 2 of categories lacks what the entry above it has, and has what that one lacks. If they are one, take out the - in front of "title", and put a space in its place.
            - id: start
              icon: question
              mood: 5
            - mood: 4
              title: Getting started
              questions:
      51:11-13 missing Section 5, faq, item 1 of categories: "title" is missing. Add a line title: … here. The words on the tab.
      51:11-13 missing Section 5, faq, item 1 of categories: "questions" is missing. Add questions: with its entries on the lines below, each starting with -. The questions of this tab, in order.
      53:11-15 unknown-name Section 5, faq, item 1 of categories: there is no setting "mood" here. The same in one more entry, line 54. What can stand here: id, icon, title or questions.
      54:11-15 missing Section 5, faq, item 2 of categories: "id" is missing. Add a line id: … here. A short name in small letters of any script, digits, - and _, unique on the page.
      54:11-15 missing Section 5, faq, item 2 of categories: "icon" is missing. Add a line icon: … here. The name of an icon from the Phosphor set, such as notebook or chart-line-up, brand:NAME for a brand's own mark, or an SVG of your own in public/, such as /icons/wheel.svg."
  `);
});

test("lists and groups of another shape, where it is not certain what was meant", () => {
  const items = voice.slice(voice.indexOf("      items:"));
  const cases: [string, string][] = [
    [items, "      items: { name: Noor, feedback: I sleep again. }\n"],
    [items, "      items:\n        one: Noor\n        two: { name: Ada }\n"],
    [
      items,
      "      items:\n        name: Noor\n\n        # Who is she?\n        feedback: >\n          I sleep\n          again.\n",
    ],
    [items, '      items:\n        "one": { name: Noor, feedback: "I: sleep" }\n'],
    [image, "      image: [{ src: /images/hero.png, alt: The app. }]\n"],
    [image, "      image:\n        - { src: /images/hero.png, alt: The app. }\n"],
    [image, "      image:\n        - /images/hero.png\n"],
    [image, "      image:\n        - src: /images/hero.png\n        - The app.\n"],
    [image, "      image: []\n"],
    [image, "      image:\n        -\n          src: /images/hero.png\n          alt: The app.\n"],
    ["title: Voices", "title:\n        - text: Voices"],
    ["title: Voices", "title:\n        text: Voices"],
    ["    props:\n      year: 2025\n", "    props:\n      - year: 2025\n"],
  ];
  expect(tellAll(cases)).toMatchInlineSnapshot(`
    "      items: { name: Noor, feedback: I sleep again. }

      61:7-12 wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings. Put each entry on a line of its own, starting with -. What real people said. Use this or sample, not both.
          items:
            one: Noor
            two: { name: Ada }

      61:7-12 wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings. Put each entry on a line of its own, starting with -. What real people said. Use this or sample, not both.
          items:
            name: Noor

            # Who is she?
            feedback: >
              I sleep
              again.

      61:7-12 wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings. Write - and a space before name:, and two more spaces before each line below that belongs to it. → Write - and a space before name:, and two more spaces before each line below that belongs to it.
          items:
            "one": { name: Noor, feedback: "I: sleep" }

      61:7-12 wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings. Entries of a list have no names: write - in place of one:.
          image: [{ src: /images/hero.png, alt: The app. }]

      25:7-12 wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list. Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words.
          image:
            - { src: /images/hero.png, alt: The app. }

      25:7-12 wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list. Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words.
          image:
            - /images/hero.png

      25:7-12 wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list. Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words.
          image:
            - src: /images/hero.png
            - The app.

      25:7-12 wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list. Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words.
          image: []

      25:7-12 empty Section 2, hero: "image" is empty. Take the line out, or fill it. The picture beside the words. → Take the line out.
          image:
            -
              src: /images/hero.png
              alt: The app.

      25:7-12 wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list. Write a space in place of the - before src:. → Write a space in place of the - before src:.
    title:
            - text: Voices
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Write it as a text, on the line of its name or its -. The section's heading, if it has one.
    title:
            text: Voices
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings. If "text:" belongs to the text, put quotes around the whole: "text: Voices" If not, take it out. The section's heading, if it has one.
        props:
          - year: 2025

      68:7-14 indent "social" stands exactly below the - in front of "year", where another entry would start. If it belongs to that entry, put 2 more spaces before it. If no list is meant here, take that - out."
  `);
});

test("names that are not words", () => {
  const title = "title: Voices";
  const cases: [string, string][] = [
    [title, "[title]: Voices"],
    [title, "{a: b}: Voices"],
    [title, "[title]:"],
    [title, "? title: Voices"],
    [title, "? [a, b]\n      : Voices"],
    [title, "title: [a]: Voices"],
    [title, "title: {{ name }}: Voices"],
    ["- name: Noor", "- [name]: Noor"],
  ];
  expect(tellAll(cases)).toMatchInlineSnapshot(`
    "[title]: Voices
      60:7-22 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
    {a: b}: Voices
      60:7-21 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
    [title]:
      60:7-15 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
    ? title: Voices
      60:7-22 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
    ? [a, b]
          : Voices
      60:7-15 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark.
    title: [a]: Voices
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a]" The section's heading, if it has one.
      60:17-17 unknown-name Section 6, testimonials: there is no setting "" here. What can stand here: title, text, items, layout, pause, columns or sample.
    title: {{ name }}: Voices
      60:14-32 needs-quotes Text that starts with {{ needs quotes: without them, it means something else to YAML. Put quotes around it: "{{ name }}: Voices" → Put quotes around the text.
    - [name]: Noor
      62:11-23 bad-name The name of a setting must be a plain word. Write it as name: value, without brackets or a question mark."
  `);
});
