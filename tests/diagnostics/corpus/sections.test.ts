import { describe, expect, test } from "vitest";
import { change, report, smallPage } from "../readFixture.ts";

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

  test("a bar for the top below the header, and the header below that", () => {
    const bar = "  - type: announcement\n    props: { text: We moved. }\n";
    const statement = "  - type: statement\n    props: { title: Quiet., lines: [Very.] }\n";
    const above = (added: string) => change(smallPage, "sections:\n", `sections:\n${added}`);
    expect(report(above(bar))).toBe("");
    expect(report(above(statement + bar))).toMatchInlineSnapshot(`
      "page.yaml:12:11 error order Section 2, announcement: the announcement must be the first section.
        11 |     props: { title: Quiet., lines: [Very.] }
        12 |   - type: announcement
           |           ^^^^^^^^^^^^
        Move its lines up, above all others.

      page.yaml:14:11 error order Section 3, header: the header must be the first section below the announcement.
        13 |     props: { text: We moved. }
        14 |   - type: header
           |           ^^^^^^
        Move its lines up, until only the announcement is above them."
    `);
    expect(report(above(bar + statement))).toMatchInlineSnapshot(`
      "page.yaml:14:11 error order Section 3, header: the header must be the first section below the announcement.
        13 |     props: { title: Quiet., lines: [Very.] }
        14 |   - type: header
           |           ^^^^^^
        Move its lines up, until only the announcement is above them."
    `);
  });

  test("something below the footer", () => {
    expect(
      report(
        change(
          smallPage,
          "            href: https://lull.museum/chat\n",
          "            href: https://lull.museum/chat\n  - type: statement\n    props: { title: Quiet., lines: [Very.] }\n",
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
    expect(report(change(smallPage, "mailto:hello@lull.museum", "todo"))).toMatchInlineSnapshot(`
      "page.yaml:20:15 notice placeholder Section 1, header, button: the link "Write to us" has no destination yet.
        19 |         label: Write to us
        20 |         href: todo
           |               ^^^^
        Write its destination in place of todo."
    `);
  });
});
