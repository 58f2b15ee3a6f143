import { expect, test } from "vitest";
import { answer, report } from "../readFixture.ts";

const voice = `        - name: Noor
          rating: 4
          feedback: I sleep again.
`;

const image = `        src: /images/hero.png
        alt: The app on a phone.
`;

test("no site", () => {
  expect(
    answer(
      "site:\n  name: Lull\n  title: Lull, a quiet journal\n  description: A page small enough to be read whole.\n",
      "",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:2:1 error missing The page: "site" is missing.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 | theme:
        | ^^^^^
      Add site: with its settings on the lines below, indented. Facts about the page as a whole: names, address, language."
  `);
});

test("one entry without its dash, and too far left", () => {
  const entry = `        name: Noor
        rating: 40
        feedback: I sleep again.
`;
  expect(answer(voice, entry)).toMatchInlineSnapshot(`
    "page.yaml:61:7 error wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings.
      60 |       title: Voices
      61 |       items:
         |       ^^^^^
      Write - and a space before name:, and two more spaces before each line below that belongs to it.

    page.yaml:63:17 error out-of-range Section 6, testimonials, item 1 of items: "rating" is 40, but should be between 1 and 5.
      62 |         name: Noor
      63 |         rating: 40
         |                 ^^
      Write a number between 1 and 5. How many of five stars they gave, if they gave any; halves too.
    --fix
            - name: Noor
              rating: 40
              feedback: I sleep again."
  `);
});

test("entries with names of their own", () => {
  const entries = `        noor:
          name: Noor
          rating: 4
          feedback: I sleep again.
        "two": { name: Ada }
`;
  expect(answer(voice, entries)).toMatchInlineSnapshot(`
    "page.yaml:61:7 error wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings.
      60 |       title: Voices
      61 |       items:
         |       ^^^^^
      Entries of a list have no names: write - in place of noor: or two:.

    page.yaml:66:16 error missing Section 6, testimonials, item 2 of items: "feedback" is missing.
      65 |           feedback: I sleep again.
      66 |         "two": { name: Ada }
         |                ^
      Add a line feedback: … here. What they said, in their words."
  `);
});

test("a list in a list, both with names", () => {
  const categories = `        - id: start
          icon: question
          title: Getting started
          questions:
            - id: cost
              question: What does it cost?
              answer: Nothing.
`;
  const named = `        start:
          icon: question
          title: Getting started
          questions:
            cost:
              question: What does it cost?
              answer:
`;
  expect(answer(categories, named)).toMatchInlineSnapshot(`
    "page.yaml:50:7 error wrong-kind Section 5, faq: "categories" should be a list, but it is a group of settings.
      49 |       title: Questions
      50 |       categories:
         |       ^^^^^^^^^^
      Entries of a list have no names: write - in place of start:.

    page.yaml:52:11 error missing Section 5, faq, item 1 of categories: "id" is missing.
      51 |         start:
      52 |           icon: question
         |           ^^^^
      Add a line id: … here. A short name in small letters of any script, digits, - and _, unique on the page.

    page.yaml:54:11 error wrong-kind Section 5, faq, item 1 of categories: "questions" should be a list, but it is a group of settings.
      53 |           title: Getting started
      54 |           questions:
         |           ^^^^^^^^^
      Entries of a list have no names: write - in place of cost:.

    page.yaml:56:15 error missing Section 5, faq, item 1 of categories, item 1 of questions: "id" is missing.
      55 |             cost:
      56 |               question: What does it cost?
         |               ^^^^^^^^
      Add a line id: … here. A short name in small letters of any script, digits, - and _, unique on the page.

    page.yaml:57:15 error empty Section 5, faq, item 1 of categories, item 1 of questions: "answer" is empty; it should be text.
      56 |               question: What does it cost?
      57 |               answer:
         |               ^^^^^^
      The answer, in a few sentences."
  `);
});

test("a group of settings behind a dash", () => {
  const list = `        - src: /images/Hero.png
          alt: The app on a phone.
`;
  expect(answer(image, list)).toMatchInlineSnapshot(`
    "page.yaml:25:7 error wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list.
      24 |       title: Think better.
      25 |       image:
         |       ^^^^^
      Write a space in place of the - before src:.

    page.yaml:26:16 error no-file Section 2, hero, image: public/ has no file "/images/Hero.png"; small and capital letters count.
      25 |       image:
      26 |         - src: /images/Hero.png
         |                ^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
              src: /images/hero.png"
  `);
});

test("a group of settings, each behind a dash", () => {
  const list = `      - src: /images/hero.png
      - alt: ""
`;
  expect(answer(image, list)).toMatchInlineSnapshot(`
    "page.yaml:25:7 error wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list.
      24 |       title: Think better.
      25 |       image:
         |       ^^^^^
      Write a space in place of the - before src: or alt:.

    page.yaml:27:14 error empty Section 2, hero, image: "alt" is empty.
      26 |       - src: /images/hero.png
      27 |       - alt: ""
         |              ^^
      What the picture shows, for people who cannot see it. One sentence.
    --fix
            src: /images/hero.png
            alt: """
  `);
});

test("sections with names of their own", () => {
  const section = `  - type: footer
    props:
      year: 2025
`;
  expect(
    report(section.replace("  - type: footer\n", "sections:\n  footer:\n")),
  ).toMatchInlineSnapshot(`
    "page.yaml:1:1 error missing The page: "site" is missing.
      1 | sections:
        | ^^^^^^^^
      Add site: with its settings on the lines below, indented. Facts about the page as a whole: names, address, language.

    page.yaml:1:1 error wrong-kind The page: "sections" should be a list, but it is a group of settings.
      1 | sections:
        | ^^^^^^^^
      Put each entry on a line of its own, starting with -. The sections of the page, from top to bottom. Move one by moving its lines."
  `);
});
