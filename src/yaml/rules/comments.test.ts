import { expect, test } from "vitest";
import {
  answer,
  change,
  fixed,
  report,
  smallPage,
  tell,
} from "../../../tests/diagnostics/readFixture.ts";

test("a comment of HTML", () => {
  expect(answer("  - type: footer", "  <!-- the end -->\n  - type: footer")).toMatchInlineSnapshot(`
    "page.yaml:65:3 error comment A comment starts with # here, not with <!--.
      64 |           feedback: I sleep again.
      65 |   <!-- the end -->
         |   ^^^^^^^^^^^^^^^^
      Write # in front of it.
    --fix
      # <!-- the end -->"
  `);
});

test("a comment of CSS", () => {
  expect(
    answer("      title: Voices\n", "      title: Voices\n      /* note */\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:61:7 error comment A comment starts with # here, not with /*.
      60 |       title: Voices
      61 |       /* note */
         |       ^^^^^^^^^^
      Write # in front of it.
    --fix
          # /* note */"
  `);
});

test("comments of other languages that hold a colon", () => {
  const comments = [
    "// was: Noises",
    "/* was: Noises */",
    "<!-- was: Noises -->",
    "/* was: Noises",
  ];
  const lines = comments.map((comment) => `title: Voices\n      ${comment}`);
  const reported = lines.map((each) => tell("title: Voices", each));
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "title: Voices
          // was: Noises
      61:7-21 comment A comment starts with # here, not with //. Write # in front of it. → Write # in front of it.
    title: Voices
          /* was: Noises */
      61:7-24 comment A comment starts with # here, not with /*. Write # in front of it. → Write # in front of it.
    title: Voices
          <!-- was: Noises -->
      61:7-27 comment A comment starts with # here, not with <!--. Write # in front of it. → Write # in front of it.
    title: Voices
          /* was: Noises
      61:7-21 comment A comment starts with # here, not with /*. Write # in front of it."
  `);
  expect(
    answer("        - name: Noor", "        // - name: Ada\n        - name: Noor"),
  ).toMatchInlineSnapshot(`
    "page.yaml:62:9 error comment A comment starts with # here, not with //.
      61 |       items:
      62 |         // - name: Ada
         |         ^^^^^^^^^^^^^^
      Write # in front of it.
    --fix
            # // - name: Ada"
  `);
});

test("a comment of another language around a whole section", () => {
  const section = "  - type: features\n    enabled: true\n";
  const ends = [
    ["<!--", "-->"],
    ["/* hidden", "*/"],
  ];
  const pages = ends.map(([start, end]) => {
    const opened = change(smallPage, section, `  ${start}\n${section}`);
    return change(opened, "  - type: faq\n", `  ${end}\n  - type: faq\n`);
  });
  expect(pages.map(report).join("\n\n")).toMatchInlineSnapshot(`
    "page.yaml:35:3 error comment A comment starts with # here, not with <!--, and ends with its line.
      34 |         description: Someone writes a line.
      35 |   <!--
         |   ^^^^
      Write # in front of each line from here to line 47. To hide a whole section, take the marks out and write enabled: false below its type.

    page.yaml:35:3 error comment A comment starts with # here, not with /*, and ends with its line.
      34 |         description: Someone writes a line.
      35 |   /* hidden
         |   ^^^^^^^^^
      Write # in front of each line from here to line 47. To hide a whole section, take the marks out and write enabled: false below its type."
  `);
  expect(pages.map(fixed)).toEqual(pages);
});

test("a comment of another language that runs into what it hides", () => {
  const section = "  - type: testimonials\n";
  const reported = [
    tell(section, `  /* - type: testimonials\n`),
    tell("          feedback: I sleep again.\n", "          feedback: I sleep again.\n  -->\n"),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "  /* - type: testimonials

      58:3-26 comment A comment starts with # here, not with /*. Write # in front of it.
      59:5-10 headless "props" belongs to another entry of the list than "props" in line 48, but no line starts that entry. The line that starts it, such as - type: …, is missing above "props".
              feedback: I sleep again.
      -->

      65:3-6 comment A comment ends with its line here, not with -->. Take it out, and write # in front of each line of the comment above it."
  `);
  const page = change(smallPage, section, `  /* - type: testimonials\n`);
  const whole = change(page, "I sleep again.\n", "I sleep again. */\n");
  expect(report(whole)).toMatchInlineSnapshot(`
    "page.yaml:58:3 error comment A comment starts with # here, not with /*, and ends with its line.
      57 |               answer: Nothing.
      58 |   /* - type: testimonials
         |   ^^^^^^^^^^^^^^^^^^^^^^^
      Write # in front of each line from here to line 64. To hide a whole section, take the marks out and write enabled: false below its type."
  `);
  expect([page, whole].map(fixed)).toEqual([page, whole]);
});

test("a line of dashes", () => {
  expect(answer("  - type: footer", "  ---\n  - type: footer")).toMatchInlineSnapshot(`
    "page.yaml:65:3 error comment A comment starts with # here, not with ---.
      64 |           feedback: I sleep again.
      65 |   ---
         |   ^^^
      Write # in front of it.
    --fix
      # ---"
  `);
});

test("a line of equals signs", () => {
  expect(answer("  - type: footer", "  ========\n  - type: footer")).toMatchInlineSnapshot(`
    "page.yaml:65:3 error comment A comment starts with # here, not with ========.
      64 |           feedback: I sleep again.
      65 |   ========
         |   ^^^^^^^^
      Write # in front of it.
    --fix
      # ========"
  `);
});

test("a comment as in other languages, below a blank line", () => {
  expect(answer("  - type: faq\n", "\n  // Questions\n  - type: faq\n")).toMatchInlineSnapshot(`
    "page.yaml:47:3 error comment A comment starts with # here, not with //.
      47 |   // Questions
         |   ^^^^^^^^^^^^
      Write # in front of it.
    --fix
      # // Questions"
  `);
});

test("a comment further left ends a text", () => {
  expect(
    answer(
      "              answer: Nothing.",
      "              answer: |\n                Nothing.\n              # Ask Noor.\n                Not even a look.",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:59:15 error comment This comment ends the text around it, so the lines below are no part of the text.
      58 |                 Nothing.
      59 |               # Ask Noor.
         |               ^^^^^^^^^^^
      Move it above the text. If visitors are to read it, indent it like the text."
  `);
});
