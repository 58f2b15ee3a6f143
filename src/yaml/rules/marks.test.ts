import { expect, test } from "vitest";
import { answer } from "../../../tests/diagnostics/readFixture.ts";

test("an emoji and a colon", () => {
  expect(answer("title: Voices", "title: 🎉 Voices: party")).toMatchInlineSnapshot(`
    "page.yaml:60:23 error needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own.
      59 |     props:
      60 |       title: 🎉 Voices: party
         |                       ^
      Put quotes around the text: title: "🎉 Voices: party"
    --fix
          title: "🎉 Voices: party""
  `);
});

test("a link of Markdown", () => {
  expect(
    answer("https://lull.museum/chat", "[Chat](https://lull.museum/chat)"),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:19 error needs-quotes Text that starts with [ needs quotes: without them, it starts a list.
      72 |             icon: brand:discord
      73 |             href: [Chat](https://lull.museum/chat)
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Put quotes around it: "[Chat](https://lull.museum/chat)"
    --fix
                href: https://lull.museum/chat"
  `);
});

test("a space behind mailto:", () => {
  expect(answer("mailto:hello@lull.museum", "mailto: hello@lull.museum")).toMatchInlineSnapshot(`
    "page.yaml:20:21 error needs-quotes The text of "href" holds a colon with a space behind it, which YAML takes for a setting of its own.
      19 |         label: Write to us
      20 |         href: mailto: hello@lull.museum
         |                     ^
      Put quotes around the text: href: "mailto: hello@lull.museum"
    --fix
            href: mailto:hello@lull.museum"
  `);
});

test("text that goes on at the left", () => {
  expect(answer("feedback: I sleep again.", "feedback: I sleep\nagain.")).toMatchInlineSnapshot(`
    "page.yaml:65:1 error colon "again." is neither a setting nor an entry of a list: there is no colon.
      64 |           feedback: I sleep
      65 | again.
         | ^^^^^^
      A setting is written as name: value. If this belongs to the text above, indent it further."
  `);
});

test("an equals sign", () => {
  expect(answer("title: Voices", "title = Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:13 error wrong-colon After the name of a setting comes a plain colon, not "=".
      59 |     props:
      60 |       title = Voices
         |             ^
      Write : and a space.
    --fix
          title: Voices"
  `);
});

test("text right behind |", () => {
  expect(
    answer("description: A line a day.", "description: |A line a day."),
  ).toMatchInlineSnapshot(`
    "page.yaml:42:24 error block-text After | the text starts on the next line.
      41 |           title: Journal
      42 |           description: |A line a day.
         |                        ^^^^^^^^^^^^^^
      Take the | out, or put the text on the lines below, indented. If | belongs to the text, put quotes around it."
  `);
});

test("a placeholder of another tool", () => {
  expect(answer("title: Voices", "title: {{title}}")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with {{ needs quotes: without them, it means something else to YAML.
      59 |     props:
      60 |       title: {{title}}
         |              ^^^^^^^^^
      Put quotes around it: "{{title}}"
    --fix
          title: "{{title}}""
  `);
});

test("props without a colon", () => {
  expect(
    answer("    props:\n      title: Voices", "    props\n      title: Voices"),
  ).toMatchInlineSnapshot(`
    "page.yaml:59:5 error colon "props" is neither a setting nor an entry of a list: there is no colon.
      58 |   - type: testimonials
      59 |     props
         |     ^^^^^
      A setting is written as name: value. If this belongs to the text above, indent it further."
  `);
});

test("an apostrophe at the start", () => {
  expect(answer("title: Voices", "title: 'tis Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with ' needs quotes: without them, it opens a quote.
      59 |     props:
      60 |       title: 'tis Voices
         |              ^^^^^^^^^^^
      Put quotes around it: "'tis Voices"
    --fix
          title: "'tis Voices""
  `);
});

test("a number sign at the start", () => {
  expect(answer("title: Voices", "title: #1 Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Without quotes, "#1 Voices" is a comment, and the value is empty.
      59 |     props:
      60 |       title: #1 Voices
         |              ^^^^^^^^^
      Put quotes around it: "#1 Voices""
  `);
});

test("a brace at the start", () => {
  expect(answer("title: Voices", "title: {Voices} now")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with { needs quotes: without them, it starts a group of settings.
      59 |     props:
      60 |       title: {Voices} now
         |              ^^^^^^^^^^^^
      Put quotes around it: "{Voices} now"
    --fix
          title: "{Voices} now""
  `);
});

test("a number sign in brackets before a text", () => {
  expect(answer("title: Voices", "title: [Draft #2] Voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 error needs-quotes Text that starts with [ needs quotes: without them, it starts a list.
      59 |     props:
      60 |       title: [Draft #2] Voices
         |              ^^^^^^^^^^^^^^^^^
      Put quotes around it: "[Draft #2] Voices"
    --fix
          title: "[Draft #2] Voices""
  `);
});

test("a number sign in an entry between braces", () => {
  const links = `        - label: Features
          href: "#features"
          threshold: 0.2`;
  expect(
    answer(links, '        - { label: Feature #1, href: "#features" }'),
  ).toMatchInlineSnapshot(`
    "page.yaml:13:20 error needs-quotes Without quotes, # in "Feature #1" starts a comment, and hides the rest of the line.
      12 |       links:
      13 |         - { label: Feature #1, href: "#features" }
         |                    ^^^^^^^^^^
      Put quotes around it: "Feature #1"
    --fix
            - { label: "Feature #1", href: "#features" }"
  `);
  expect(answer(links, "        - { label: Features, href: #features }")).toMatchInlineSnapshot(`
    "page.yaml:13:36 error needs-quotes Without quotes, # in "#features" starts a comment, and hides the rest of the line.
      12 |       links:
      13 |         - { label: Features, href: #features }
         |                                    ^^^^^^^^^
      Put quotes around it: "#features"
    --fix
            - { label: Features, href: "#features" }"
  `);
});

test("text that starts with a sign, and a comment behind it", () => {
  expect(answer("title: Think better.", "title: @home # ask Maya")).toMatchInlineSnapshot(`
    "page.yaml:24:14 error needs-quotes Text that starts with @ needs quotes: without them, it means something else to YAML.
      23 |     props:
      24 |       title: @home # ask Maya
         |              ^^^^^^^^^^^^^^^^
      Put quotes around it: "@home" # ask Maya. If what follows # belongs to the text, write it inside the quotes."
  `);
});
