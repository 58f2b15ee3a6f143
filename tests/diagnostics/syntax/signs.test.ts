import { expect, test } from "vitest";
import { tellAll } from "./tellFlawed.ts";

test("signs at the start of a text", () => {
  const values = [
    ...[
      "*a*",
      "*a",
      "* a",
      "&a b",
      "& b",
      "&a",
      "!a b",
      "! a",
      "!a",
      "!!str a",
      "!!set a",
      "!!a!!",
      "@a",
      "`a`",
      "%a",
    ],
    ...[
      "? a",
      "?a",
      "?",
      "{{a}}",
      "{{ a",
      "{a} b",
      "[a] b",
      "[a]  b",
      "[a]",
      "[a",
      "{a",
      "[a, #b]",
      "[a, #b, c]",
      "[a, b#c",
    ],
    ...["{a: #bcd}", "[a] # b", "[a]: b", "a {b} [c", ", a", ",", "-", "] a", "} a"],
  ];
  expect(
    tellAll(
      "title: Voices",
      values.map((each) => `title: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "title: *a*
      not-allowed
      60:14-60:17 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around it: "*a*"
      wrong-kind
      →       title: "*a*"
    title: *a
      not-allowed
      60:14-60:16 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around it: "*a"
      wrong-kind
      →       title: "*a"
    title: * a
      not-allowed
      60:14-60:17 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around it: "* a"
      wrong-kind
      →       title: "* a"
    title: &a b
      not-allowed
      60:14-60:18 needs-quotes Text that starts with & needs quotes: without them, part of it is lost. Put quotes around it: "&a b"
      wrong-kind
      →       title: "&a b"
    title: & b
      not-allowed
      60:14-60:17 needs-quotes Text that starts with & needs quotes: without them, part of it is lost. Put quotes around it: "& b"
      wrong-kind
      →       title: "& b"
    title: &a
      not-allowed
      60:14-60:16 needs-quotes Text that starts with & needs quotes: without them, part of it is lost. Put quotes around it: "&a"
      wrong-kind
      →       title: "&a"
    title: !a b
      not-allowed
      60:14-60:18 needs-quotes Text that starts with ! needs quotes: without them, part of it is lost. Put quotes around it: "!a b"
      wrong-kind
      →       title: "!a b"
    title: ! a
      not-allowed
      60:14-60:17 needs-quotes Text that starts with ! needs quotes: without them, part of it is lost. Put quotes around it: "! a"
      wrong-kind
      →       title: "! a"
    title: !a
      not-allowed
      60:14-60:16 needs-quotes Text that starts with ! needs quotes: without them, part of it is lost. Put quotes around it: "!a"
      wrong-kind
      →       title: "!a"
    title: !!str a
      not-allowed
      60:14-60:19 reuse "!!str" is an order to YAML, which a page file does not allow. Write "a".
      wrong-kind
      →       title: "a"
    title: !!set a
      not-allowed
      60:14-60:21 needs-quotes Text that starts with ! needs quotes: without them, part of it is lost. Put quotes around it: "!!set a"
      wrong-kind
    title: !!a!!
      not-allowed
      60:14-60:19 needs-quotes Text that starts with ! needs quotes: without them, part of it is lost. Put quotes around it: "!!a!!"
      wrong-kind
      →       title: "!!a!!"
    title: @a
      not-allowed
      60:14-60:16 needs-quotes Text that starts with @ needs quotes: without them, it means something else to YAML. Put quotes around it: "@a"
      wrong-kind
      →       title: "@a"
    title: \`a\`
      not-allowed
      60:14-60:17 needs-quotes Text that starts with \` needs quotes: without them, it means something else to YAML. Put quotes around it: "\`a\`"
      wrong-kind
      →       title: "\`a\`"
    title: %a
      not-allowed
      60:14-60:16 needs-quotes Text that starts with % needs quotes: without them, it means something else to YAML. Put quotes around it: "%a"
      wrong-kind
      →       title: "%a"
    title: ? a
      not-allowed
      60:14-60:17 needs-quotes Text that starts with ? needs quotes: without them, it means something else to YAML. Put quotes around it: "? a"
      wrong-kind
      →       title: "? a"
    title: ?a
      not-allowed
      wrong-kind
    title: ?
      not-allowed
      60:14-60:15 needs-quotes Text that starts with ? needs quotes: without them, it means something else to YAML. Put quotes around it: "?"
      wrong-kind
      →       title: "?"
    title: {{a}}
      not-allowed
      60:14-60:19 needs-quotes Text that starts with {{ needs quotes: without them, it means something else to YAML. Put quotes around it: "{{a}}"
      wrong-kind
      →       title: "{{a}}"
    title: {{ a
      not-allowed
      60:14-60:18 needs-quotes Text that starts with {{ needs quotes: without them, it means something else to YAML. Put quotes around it: "{{ a". If its { is one of a pair, write the other one, too.
      wrong-kind
    title: {a} b
      not-allowed
      60:14-60:19 needs-quotes Text that starts with { needs quotes: without them, it starts a group of settings. Put quotes around it: "{a} b"
      wrong-kind
      →       title: "{a} b"
    title: [a] b
      not-allowed
      60:14-60:19 needs-quotes Text that starts with [ needs quotes: without them, it starts a list. Put quotes around it: "[a] b"
      wrong-kind
      →       title: "[a] b"
    title: [a]  b
      not-allowed
      60:14-60:20 needs-quotes Text that starts with [ needs quotes: without them, it starts a list. Put quotes around it: "[a]  b"
      wrong-kind
      →       title: "[a]  b"
    title: [a]
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a]" The section's heading, if it has one.
      wrong-kind
    title: [a
      not-allowed
      60:14-60:15 bracket This [ is not closed, or what stands in it cannot be read. Close it with ]. If it belongs to a text, put quotes around the text.
    title: {a
      not-allowed
      60:14-60:15 bracket This { is not closed, or what stands in it cannot be read. Close it with }. If it belongs to a text, put quotes around the text.
    title: [a, #b]
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a, #b]" The section's heading, if it has one.
      wrong-kind
    title: [a, #b, c]
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a, #b, c]" The section's heading, if it has one.
      wrong-kind
    title: [a, b#c
      not-allowed
      60:14-60:15 bracket This [ is not closed, or what stands in it cannot be read. Close it with ]. If it belongs to a text, put quotes around the text.
    title: {a: #bcd}
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings. Put quotes around it: "{a: #bcd}" The section's heading, if it has one.
      wrong-kind
    title: [a] # b
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a]" The section's heading, if it has one.
      wrong-kind
    title: [a]: b
      not-allowed
      60:7-60:12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a]" The section's heading, if it has one.
      60:17-60:17 unknown-name Section 6, testimonials: there is no setting "" here. What can stand here: title, text, items, layout, pause, columns or sample.
      wrong-kind
    title: a {b} [c
      not-allowed
      wrong-kind
    title: , a
      not-allowed
      60:14-60:17 needs-quotes Text that starts with , needs quotes: without them, it means something else to YAML. Put quotes around it: ", a"
      wrong-kind
      →       title: ", a"
    title: ,
      not-allowed
      60:14-60:15 needs-quotes Text that starts with , needs quotes: without them, it means something else to YAML. Put quotes around it: ","
      wrong-kind
      →       title: ","
    title: -
      not-allowed
      60:14-60:15 needs-quotes Text that starts with - needs quotes: without them, it starts an entry of a list. Put quotes around it: "-"
      wrong-kind
      →       title: "-"
    title: ] a
      not-allowed
      60:7-60:17 unreadable This line cannot be read as YAML. Compare it with the lines around it: name: value, two spaces for each level, text with special signs in quotes.
    title: } a
      not-allowed
      60:7-60:17 unreadable This line cannot be read as YAML. Compare it with the lines around it: name: value, two spaces for each level, text with special signs in quotes."
  `);
});
