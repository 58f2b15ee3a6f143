import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { readPage } from "../read/load.ts";

const context = await loadFixtureContext();

test("hidden: true", () => {
  expect(answer("enabled: true", "hidden: true")).toMatchInlineSnapshot(`
    "page.yaml:36:5 error unknown-name Section 4, features: there is no setting "hidden" here.
      35 |   - type: features
      36 |     hidden: true
         |     ^^^^^^
      What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props."
  `);
});

test("a type in two words", () => {
  expect(answer("type: features", "type: feature list")).toMatchInlineSnapshot(`
    "page.yaml:35:11 error unknown-type Section 4 has a type that does not exist: "feature list".
      34 |         description: Someone writes a line.
      35 |   - type: feature list
         |           ^^^^^^^^^^^^
      Did you mean "features"? Write carousel, …."
  `);
});

test("another name for type", () => {
  expect(answer("  - type: faq", "  - section: faq")).toMatchInlineSnapshot(`
    "page.yaml:46:5 error unknown-name Section 5: there is no setting "section" here.
      45 |           description: Shared with friends.
      46 |   - section: faq
         |     ^^^^^^^
      Is it meant to be "type", which is missing? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props."
  `);
});

test("settings that are not indented", () => {
  expect(
    answer(
      "    props:\n      title: Voices\n      items:",
      "    props:\n    title: Voices\n    items:",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:5 error misplaced Section 6, testimonials: "title" belongs inside "props".
      59 |     props:
      60 |     title: Voices
         |     ^^^^^
      Put it, and what belongs to it, below props: and indent it by 2 more spaces."
  `);
});

test("heading for title", () => {
  expect(answer("title: Voices", "heading: Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:7 error unknown-name Section 6, testimonials: there is no setting "heading" here.
      59 |     props:
      60 |       heading: Voices
         |       ^^^^^^^
      What can stand here: title, text, items, layout, pause, columns or sample."
  `);
});

test("icons for icon", () => {
  expect(
    answer(
      "        - icon: list-checks\n          title: Lists",
      "        - icons: list-checks\n          title: Lists",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:43:11 error unknown-name Section 4, features, item 2 of items: there is no setting "icons" here.
      42 |           description: A line a day.
      43 |         - icons: list-checks
         |           ^^^^^
      Did you mean "icon"? What can stand here: icon, image, title, description, badge, price or link.
    --fix
            - icon: list-checks"
  `);
});

test("a colour left of its group", () => {
  expect(answer('  colors:\n    accent: "#1f5d4c"', '  accent: "#1f5d4c"')).toMatchInlineSnapshot(`
    "page.yaml:7:3 error misplaced Theme: "accent" belongs inside "colors".
      6 | theme:
      7 |   accent: "#1f5d4c"
        |   ^^^^^^
      Write a line colors: above it, and indent it by 2 more spaces."
  `);
});

test("a comma in a text between braces", () => {
  expect(
    answer(
      "        label: Write to us\n        href: mailto:hello@lull.museum",
      "        { label: Write, call, href: mailto:hello@lull.museum }",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:19:25 error needs-quotes Section 1, header, button: between { and }, the comma before "call" ends the text of "label".
      18 |       button:
      19 |         { label: Write, call, href: mailto:hello@lull.museum }
         |                         ^^^^
      Put quotes around the text: label: "Write, call""
  `);
});

test("a name that a group which is not there could hold, too", () => {
  const asked = [
    answer(
      "title: Think better.",
      "title: Think better.\n      src: /images/x.png\n      description: A.",
    ),
    answer("title: Voices", "title: Voices\n      feedback: Good."),
  ];
  expect(asked.join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:25:7 error unknown-name Section 2, hero: there is no setting "src" here.
      24 |       title: Think better.
      25 |       src: /images/x.png
         |       ^^^
      There is one inside image or background. What can stand here: eyebrow, title, text, button, secondButton, form, stores, proof, image, film, layout, pictureFrame or background.

    page.yaml:26:7 error unknown-name Section 2, hero: there is no setting "description" here.
      25 |       src: /images/x.png
      26 |       description: A.
         |       ^^^^^^^^^^^
      There is one inside film. What can stand here: eyebrow, title, text, button, secondButton, form, stores, proof, image, film, layout, pictureFrame or background.

    page.yaml:61:7 error unknown-name Section 6, testimonials: there is no setting "feedback" here.
      60 |       title: Voices
      61 |       feedback: Good.
         |       ^^^^^^^^
      There is one inside items or sample. What can stand here: title, text, items, layout, pause, columns or sample."
  `);
});

test("a name that makes the one group whole that has it", () => {
  const picture = '{ src: /images/x.png, alt: "" }';
  const asked = answer("  - type: faq", `  - type: faq\n    picture: ${picture}`);
  expect(asked).toMatchInlineSnapshot(`
    "page.yaml:47:5 error misplaced Section 5, faq: "picture" belongs inside "background".
      46 |   - type: faq
      47 |     picture: { src: /images/x.png, alt: "" }
         |     ^^^^^^^
      Write a line background: above it, and indent it by 2 more spaces."
  `);
});

test("a name whose value is none of the one that is missing", () => {
  expect(answer("year: 2025", "copyright: By us.")).toMatchInlineSnapshot(`
    "page.yaml:66:5 error missing Section 7, footer: "year" is missing.
      65 |   - type: footer
      66 |     props:
         |     ^^^^^
      Add a line year: … here. The year in the copyright line. The brand's name is added for you. For a range, such as 2019–2026, add a line since: with the first year.

    page.yaml:67:7 error unknown-name Section 7, footer: there is no setting "copyright" here.
      66 |     props:
      67 |       copyright: By us.
         |       ^^^^^^^^^
      What can stand here: tagline, groups, social, form, stores, year, since or note."
  `);
});

test("a list under the name of a text, in the group that has one for it, and beside that", () => {
  const hours = (by: string) =>
    `${by}hours:\n${by}  - days: [Monday]\n${by}    opens: "09:00"\n${by}    closes: "18:00"\n`;
  const section = (inner: string) =>
    `  - type: contact\n    props:\n      title: Visit us\n${inner}  - type: faq`;
  const places = (inner: string) => `      places:\n        - address: Fern St 1\n${inner}`;
  const asked = [
    answer("  - type: faq", section(hours("      "))),
    answer("  - type: faq", section(`${hours("      ")}${places("")}`)),
    answer("  - type: faq", section(places(hours("          ")))),
  ];
  expect(asked.join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:47:5 error missing Section 5, contact: "form" or "places" is missing.
      46 |   - type: contact
      47 |     props:
         |     ^^^^^
      Add form: with the fields that visitors fill in, or places: with where you are found.

    page.yaml:49:7 error unknown-name Section 5, contact: there is no setting "hours" here.
      48 |       title: Visit us
      49 |       hours:
         |       ^^^^^
      Inside places, this is called "openingHours". What can stand here: title, text, form, layout or places.

    page.yaml:49:7 error unknown-name Section 5, contact: there is no setting "hours" here.
      48 |       title: Visit us
      49 |       hours:
         |       ^^^^^
      Inside places, this is called "openingHours". What can stand here: title, text, form, layout or places.

    page.yaml:51:11 error wrong-kind Section 5, contact, item 1 of places: "hours" should be text, but it is a list.
      50 |         - address: Fern St 1
      51 |           hours:
         |           ^^^^^
      Did you mean "openingHours"? Write it as a text, on the line of its name or its -. When somebody is there, in your own words."
  `);
});

test.each([
  ["at the top", "site:\n", "language: en\nsite:\n", 'Inside site, this is called "lang".'],
  ["of the site", "  name: Lull", "  name: Lull\n  language: en", 'Did you mean "lang"?'],
])("the language by its longer name %s", (_, from, to, hint) => {
  expect(answer(from, to)).toContain(hint);
});

test.each(["lang: de\npage:\n", "page:\n  language: de\n"])("a language of one page: %s", (top) => {
  const source = `${top}  title: More\n  description: More of it.\nsections:\n  - type: hero\n    props:\n      title: More\n`;
  const { diagnostics } = readPage(Buffer.from(source), context, {
    file: "pages/more.yaml",
    path: "/more/",
  });
  expect(diagnostics.map(({ hint }) => hint).join()).toContain(
    'It is for all pages: "lang", below site: in page.yaml.',
  );
});
