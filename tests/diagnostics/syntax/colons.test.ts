import { expect, test } from "vitest";
import { tellAll } from "./tellFlawed.ts";

test("colons, dashes and blocks", () => {
  const values = [
    ...[
      "a: b",
      "a:",
      "a: b # c",
      "a: b #c",
      "a: # b",
      "a: b: c",
      "a :b",
      "a:b",
      "- a",
      "-a",
      "- a: b",
    ],
    ...[
      "> a",
      ">a",
      ">- a",
      ">-a",
      ">2 a",
      ">",
      "|",
      "> # a",
      "|- # a",
      ">-\n        a",
      ">x\n        a",
      "| a\n        b",
    ],
    ...["a\n        b: c", "a\n      b", "a\nb", "a\n        - b", "\n      - a", "\n        a: b"],
  ];
  expect(
    tellAll(
      "title: Voices",
      values.map((each) => `title: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "title: a: b
      not-allowed
      60:15-60:16 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "a: b". If a: starts a setting of its own, begin a new line before it.
      wrong-kind
    title: a:
      not-allowed
      60:15-60:16 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "a:". If a: starts a setting of its own, begin a new line before it.
      wrong-kind
    title: a: b # c
      not-allowed
      60:15-60:16 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "a: b" # c. If what follows # belongs to the text, write it inside the quotes.
      wrong-kind
    title: a: b #c
      not-allowed
      60:15-60:16 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "a: b #c". If a: starts a setting of its own, begin a new line before it.
      wrong-kind
    title: a: # b
      not-allowed
      60:15-60:16 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "a:" # b. If what follows # belongs to the text, write it inside the quotes.
      wrong-kind
    title: a: b: c
      not-allowed
      60:15-60:16 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "a: b: c". If a: starts a setting of its own, begin a new line before it.
      wrong-kind
    title: a :b
      not-allowed
      wrong-kind
    title: a:b
      not-allowed
      wrong-kind
    title: - a
      not-allowed
      60:14-60:17 list-line The list of "title" starts on the same line. Put each entry on a line of its own below, indented and starting with -. If it is text, put quotes around it.
      wrong-kind
    title: -a
      not-allowed
      wrong-kind
    title: - a: b
      not-allowed
      60:14-60:20 list-line The list of "title" starts on the same line. Put each entry on a line of its own below, indented and starting with -. If it is text, put quotes around it.
      wrong-kind
    title: > a
      not-allowed
      60:14-60:17 block-text After > the text starts on the next line. Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it.
      wrong-kind
    title: >a
      not-allowed
      60:14-60:16 block-text After > the text starts on the next line. Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it.
      wrong-kind
    title: >- a
      not-allowed
      60:14-60:18 block-text After > the text starts on the next line. Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it.
      wrong-kind
    title: >-a
      not-allowed
      60:14-60:17 block-text After > the text starts on the next line. Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it.
      wrong-kind
    title: >2 a
      not-allowed
      60:14-60:18 block-text After > the text starts on the next line. Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it.
      wrong-kind
    title: >
      not-allowed
      60:14-60:15 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one.
      wrong-kind
      →       items:
      →         - name: Noor
      →           rating: 4
      →           feedback: I sleep again.
      →   - type: footer
      →     props:
      →       year: 20.5
      →       social:
      →         title: Social
      →         links:
      →           - label: Discord
      →             icon: brand:discord
      →             href: https://lull.museum/chat
      → 
    title: |
      not-allowed
      60:14-60:15 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one.
      wrong-kind
      →       items:
      →         - name: Noor
      →           rating: 4
      →           feedback: I sleep again.
      →   - type: footer
      →     props:
      →       year: 20.5
      →       social:
      →         title: Social
      →         links:
      →           - label: Discord
      →             icon: brand:discord
      →             href: https://lull.museum/chat
      → 
    title: > # a
      not-allowed
      60:14-60:19 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one.
      wrong-kind
    title: |- # a
      not-allowed
      60:14-60:20 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one.
      wrong-kind
    title: >-
            a
      not-allowed
      wrong-kind
    title: >x
            a
      not-allowed
      60:14-60:16 block-text After > the text starts on the next line. Take the > out, or put the text on the lines below, indented. If > belongs to the text, put quotes around it.
      wrong-kind
    title: | a
            b
      not-allowed
      60:14-60:17 block-text After | the text starts on the next line. Take the | out, or put the text on the lines below, indented. If | belongs to the text, put quotes around it.
      wrong-kind
    title: a
            b: c
      not-allowed
      61:9-61:13 indent "b" stands further right than the settings around it. Take 2 spaces away before it. If it belongs to the text of "title", put quotes around the whole text.
      wrong-kind
    title: a
          b
      not-allowed
      61:7-61:8 colon "b" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
      wrong-kind
    title: a
    b
      not-allowed
      61:1-61:2 colon "b" is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
      wrong-kind
    title: a
            - b
      not-allowed
      61:9-61:12 swallowed Section 6, testimonials: "- b" stands inside the text of "title", and is shown as part of it. If it is an entry of its own, let it start on a line of its own, with its - exactly below the one above. If it belongs to the text, put quotes around the whole.
      wrong-kind
    title: 
          - a
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Write it as a text, on the line of its name or its -. The section's heading, if it has one.
      wrong-kind
    title: 
            a: b
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings. If "a:" belongs to the text, put quotes around the whole: "a: b" If not, take it out. The section's heading, if it has one.
      wrong-kind"
  `);
});
