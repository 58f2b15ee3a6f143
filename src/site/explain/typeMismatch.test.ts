import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../tests/diagnostics/readFixture.ts";

const image = `        src: /images/hero.png
        alt: The app on a phone.
`;

test("true for an answer", () => {
  expect(answer("answer: Nothing.", "answer: true")).toMatchInlineSnapshot(`
    "page.yaml:57:23 error wrong-kind Section 5, faq, item 1 of categories, item 1 of questions: "answer" should be text, but "true" is not.
      56 |               question: What does it cost?
      57 |               answer: true
         |                       ^^^^
      Put quotes around it: "true"
    --fix
                  answer: "true""
  `);
});

test("a sign and a word that YAML reads as nothing, in place of a text", () => {
  for (const written of ["~", "null"]) {
    const [{ suggestions = [], hint } = {}] = read(
      change(smallPage, "answer: Nothing.", `answer: ${written}`),
    ).diagnostics;
    expect(hint).toContain(`YAML reads ${written} as nothing.`);
    expect(suggestions.map(({ title }) => title)).toEqual([`Put quotes around it: "${written}"`]);
  }
  const link = read(change(smallPage, "href: mailto:hello@lull.museum", "href: ~"));
  expect(link.diagnostics.map(({ suggestions }) => suggestions)).toEqual([undefined]);
});

test("a text that holds the name of another setting, on the line below its own", () => {
  const lost = "answer:\n                Nothing at all label: Free";
  expect(answer("answer: Nothing.", lost)).toMatchInlineSnapshot(`
    "page.yaml:57:15 error wrong-kind Section 5, faq, item 1 of categories, item 1 of questions: "answer" should be text, but it is a group of settings.
      56 |               question: What does it cost?
      57 |               answer:
         |               ^^^^^^
      If "label:" starts a setting of its own, begin a new line before it. If it belongs to the text, put quotes around the whole: "Nothing at all label: Free" The answer, in a few sentences."
  `);
});

test("a year in quotes", () => {
  expect(answer("year: 2025", "year: '2025'")).toMatchInlineSnapshot(`
    "page.yaml:67:13 error wrong-kind Section 7, footer: "year" should be a whole number, but '2025' is text.
      66 |     props:
      67 |       year: '2025'
         |             ^^^^^^
      Write 2025, without quotes.
    --fix
          year: 2025"
  `);
});

test("a year with a point", () => {
  expect(answer("year: 2025", "year: 2.025")).toMatchInlineSnapshot(`
    "page.yaml:67:13 error wrong-kind Section 7, footer: "year" should be a whole number, but "2.025" is not.
      66 |     props:
      67 |       year: 2.025
         |             ^^^^^
      Write a whole number. The year in the copyright line. The brand's name is added for you. For a range, such as 2019–2026, add a line since: with the first year."
  `);
});

test("four of five", () => {
  expect(answer("rating: 4", "rating: 4/5")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4/5" is text.
      62 |         - name: Noor
      63 |           rating: 4/5
         |                   ^^^
      Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too."
  `);
});

test("stars for a number", () => {
  expect(answer("rating: 4", "rating: ★★★★")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "★★★★" is text.
      62 |         - name: Noor
      63 |           rating: ★★★★
         |                   ^^^^
      Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too."
  `);
});

test("a number with its unit", () => {
  expect(answer("rating: 4", "rating: 5 stars")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "5 stars" is text.
      62 |         - name: Noor
      63 |           rating: 5 stars
         |                   ^^^^^^^
      Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too."
  `);
});

test("hidden for false", () => {
  expect(answer("enabled: true", "enabled: hidden")).toMatchInlineSnapshot(`
    "page.yaml:36:14 error wrong-kind Section 4, features: "enabled" should be true or false, but "hidden" is text.
      35 |   - type: features
      36 |     enabled: hidden
         |              ^^^^^^
      Write true or false, without quotes. Whether the section is on the page. Off the page, it takes every link that leads to it along, and nothing of it is published."
  `);
});

test("a dash that is commented out", () => {
  expect(answer("        - name: Noor", "#        - name: Noor")).toMatchInlineSnapshot(`
    "page.yaml:61:7 error wrong-kind Section 6, testimonials: "items" should be a list, but it is a group of settings.
      60 |       title: Voices
      61 |       items:
         |       ^^^^^
      Put each entry on a line of its own, starting with -. What real people said. Use this or sample, not both."
  `);
});

test("a number for a link", () => {
  expect(answer("mailto:hello@lull.museum", "49301234")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error wrong-kind Section 1, header, button: "href" should be text, but "49301234" is a number.
      19 |         label: Write to us
      20 |         href: 49301234
         |               ^^^^^^^^
      Write tel:49301234. Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning."
  `);
});

test("a text in brackets", () => {
  expect(answer("title: Voices", "title: [Voices]")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a list.
      59 |     props:
      60 |       title: [Voices]
         |       ^^^^^
      Put quotes around it: "[Voices]" The section's heading, if it has one."
  `);
});

test("two years", () => {
  expect(answer("year: 2025", "year: 2020-2025")).toMatchInlineSnapshot(`
    "page.yaml:67:13 error wrong-kind Section 7, footer: "year" should be a whole number, but "2020-2025" is text.
      66 |     props:
      67 |       year: 2020-2025
         |             ^^^^^^^^^
      Write a number in digits, such as 1900. The year in the copyright line. The brand's name is added for you. For a range, such as 2019–2026, add a line since: with the first year."
  `);
});

test("a rating with a comma", () => {
  expect(answer("rating: 4", "rating: 4,5")).toMatchInlineSnapshot(`
    "page.yaml:63:19 error wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4,5" is text.
      62 |         - name: Noor
      63 |           rating: 4,5
         |                   ^^^
      Write 4.5, with a point.
    --fix
              rating: 4.5"
  `);
});

test("a length without its unit", () => {
  expect(answer("theme:\n", "theme:\n  radius: 12\n")).toMatchInlineSnapshot(`
    "page.yaml:7:11 error wrong-kind Theme: "radius" should be text, but "12" is a number.
      6 | theme:
      7 |   radius: 12
        |           ^^
      Write 12px.
    --fix
      radius: 12px"
  `);
});

test("a font by its name", () => {
  expect(answer("theme:\n", "theme:\n  fonts: Arial\n")).toMatchInlineSnapshot(`
    "page.yaml:7:10 error wrong-kind Theme: "fonts" should be a group of settings, but "Arial" is text.
      6 | theme:
      7 |   fonts: Arial
        |          ^^^^^
      Put its settings on lines of their own below, indented: display: …, text: …, labels: …, displayFiles: …, textFiles: …, labelsFiles: …, scriptFiles: …. The typefaces of the page: by name, or from files of your own. Left out, the preset decides."
  `);
});

test("a list for a text", () => {
  expect(answer("alt: The app on a phone.", "alt:\n          - The app")).toMatchInlineSnapshot(`
    "page.yaml:27:9 error wrong-kind Section 2, hero, image: "alt" should be text, but it is a list.
      26 |         src: /images/hero.png
      27 |         alt:
         |         ^^^
      Write it as a text, on the line of its name or its -. What the picture shows, for people who cannot see it. One sentence."
  `);
});

test("a number sign in a text in brackets", () => {
  expect(answer("title: Voices", "title: [Draft #2]")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a list.
      59 |     props:
      60 |       title: [Draft #2]
         |       ^^^^^
      Put quotes around it: "[Draft #2]" The section's heading, if it has one."
  `);
  expect(answer("title: Voices", "title: [a #b]")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a list.
      59 |     props:
      60 |       title: [a #b]
         |       ^^^^^
      Put quotes around it: "[a #b]" The section's heading, if it has one."
  `);
});

test("an anchor and a colour in brackets", () => {
  expect(answer("mailto:hello@lull.museum", "[#features]")).toMatchInlineSnapshot(`
    "page.yaml:20:9 error wrong-kind Section 1, header, button: "href" should be text, but it is a list.
      19 |         label: Write to us
      20 |         href: [#features]
         |         ^^^^
      Write "#features", without brackets.
    --fix
            href: "#features""
  `);
  expect(answer('"#1f5d4c"', "[#1f5d4c]")).toMatchInlineSnapshot(`
    "page.yaml:8:5 error wrong-kind Theme, colors: "accent" should be text, but it is a list.
      7 |   colors:
      8 |     accent: [#1f5d4c]
        |     ^^^^^^
      Write "#1f5d4c", without brackets.
    --fix
        accent: "#1f5d4c""
  `);
});

test("two pictures where one belongs", () => {
  const list = `        - src: /images/hero.png
          alt: The app on a phone.
        - src: /images/hero.png
          alt: The app on a phone.
`;
  expect(answer(image, list)).toMatchInlineSnapshot(`
    "page.yaml:25:7 error wrong-kind Section 2, hero: "image" should be a group of settings, but it is a list.
      24 |       title: Think better.
      25 |       image:
         |       ^^^^^
      Put its settings on lines of their own below, indented: src: …, alt: …. The picture beside the words."
  `);
});

test("props as a list of one entry", () => {
  const props = `      year: 2025
      social:
        title: Social
        links:
          - label: Discord
            icon: brand:discord
            href: https://lull.museum/chat
`;
  const entry = props.replaceAll(/^/gm, "  ").replace(" ".repeat(8), "      - ");
  expect(answer(props, `${entry.trimEnd()}\n`)).toMatchInlineSnapshot(`
    "page.yaml:66:5 error wrong-kind Section 7, footer: "props" should be a group of settings, but it is a list.
      65 |   - type: footer
      66 |     props:
         |     ^^^^^
      Write a space in place of the - before year:.
    --fix
            year: 2025"
  `);
});
