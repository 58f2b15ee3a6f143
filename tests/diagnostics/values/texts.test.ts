import { expect, test } from "vitest";
import { answer, tell } from "../readFixture.ts";
import { tellAll } from "./tellAll.ts";

test("texts", () => {
  const values = [
    ...[
      "5",
      "0.5",
      "true",
      "no",
      "[a]",
      "[a, b]",
      "{a: b}",
      "[a,\n        b]",
      "[]",
      "{}",
      '""',
      "'  '",
      "\n        - a",
    ],
    ...[
      "0x1F",
      "1e3",
      "# later",
      "#later",
      "a #b",
      "a # b",
      "a  # b",
      '"a" # b',
      "|\n        a # b",
    ],
  ];
  expect(
    tellAll(
      "title: Voices",
      values.map((each) => `title: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "title: 5
      60:14-15 wrong-kind Section 6, testimonials: "title" should be text, but "5" is a number. Put quotes around it: "5" → Put quotes around it: "5"
    title: 0.5
      60:14-17 wrong-kind Section 6, testimonials: "title" should be text, but "0.5" is a number. Put quotes around it: "0.5" → Put quotes around it: "0.5"
    title: true
      60:14-18 wrong-kind Section 6, testimonials: "title" should be text, but "true" is not. Put quotes around it: "true" → Put quotes around it: "true"
    title: no
    title: [a]
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a]" The section's heading, if it has one.
    title: [a, b]
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a, b]" The section's heading, if it has one.
    title: {a: b}
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings. Put quotes around it: "{a: b}" The section's heading, if it has one.
    title: [a,
            b]
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Write it as a text, on the line of its name or its -. The section's heading, if it has one.
    title: []
      60:7-12 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: {}
      60:7-12 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: ""
      60:14-16 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: '  '
      60:14-18 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: 
            - a
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Write it as a text, on the line of its name or its -. The section's heading, if it has one.
    title: 0x1F
      60:14-18 wrong-kind Section 6, testimonials: "title" should be text, but "0x1F" is a number. Put quotes around it: "0x1F" → Put quotes around it: "0x1F"
    title: 1e3
      60:14-17 wrong-kind Section 6, testimonials: "title" should be text, but "1e3" is a number. Put quotes around it: "1e3" → Put quotes around it: "1e3"
    title: # later
      60:7-12 empty Section 6, testimonials: "title" is empty. What stands behind # is a comment, and not shown. Take the line out, or fill it. The section's heading, if it has one.
    title: #later
      60:14-20 needs-quotes Without quotes, "#later" is a comment, and the value is empty. Put quotes around it: "#later" → Put quotes around it.
    title: a #b
      60:16-18 cut-text "#b" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole: "a #b". If it is a comment, move it to a line of its own.
    title: a # b
      60:16-19 cut-text "# b" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.
    title: a  # b
      60:17-20 cut-text "# b" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.
    title: "a" # b
    title: |
            a # b"
  `);
});

test("texts with a colon in a list, or below their name", () => {
  const lines = [
    ...["Remember: a good day.", "Say: 'hi'", "Say it: don't", "Say it # yet: now", "A: no. # 1"],
    ...[
      "iOS: 16 and up",
      "A: it's # 1",
      "text: A good day.",
      "Remember:",
      "Remember: a good day\n          is long.",
      "A: 1\n          B: 2",
    ],
    ...["Remember: [a]", "- Remember: a good day."],
  ];
  const statement = (line: string) =>
    `  - type: statement\n    props:\n      title: Life\n      lines:\n        - ${line}\n  - type: footer`;
  const reported = lines.map(
    (line) => tell("  - type: footer", statement(line)).split("type: footer\n")[1],
  );
  expect(
    lines.map((line, index) => `${line}\n${reported[index]}`).join("\n"),
  ).toMatchInlineSnapshot(`
    "Remember: a good day.
      69:11-19 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "Remember: a good day." → Put quotes around it: "Remember: a good day."
    Say: 'hi'
      69:11-14 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "Say: 'hi'" → Put quotes around it: "Say: 'hi'"
    Say it: don't
      69:11-17 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "Say it: don't" → Put quotes around it: "Say it: don't"
    Say it # yet: now
      69:18-28 cut-text "# yet: now" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.
    A: no. # 1
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around the text. Words with **bold** and *emphasis*, [links](#section) and line breaks.
    iOS: 16 and up
      69:11-14 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "iOS: 16 and up" → Put quotes around it: "iOS: 16 and up"
    A: it's # 1
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around the text. Words with **bold** and *emphasis*, [links](#section) and line breaks.
    text: A good day.
      69:11-15 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. If "text:" belongs to the text, put quotes around the whole: "text: A good day." If not, take it out. Words with **bold** and *emphasis*, [links](#section) and line breaks.
    Remember:
      69:11-19 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Write it as a text, on the line of its name or its -. Words with **bold** and *emphasis*, [links](#section) and line breaks.
    Remember: a good day
              is long.
      70:11-19 colon "is long." is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
    A: 1
              B: 2
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Write it as a text, on the line of its name or its -. Words with **bold** and *emphasis*, [links](#section) and line breaks.
    Remember: [a]
      69:11-19 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Write it as a text, on the line of its name or its -. Words with **bold** and *emphasis*, [links](#section) and line breaks.
    - Remember: a good day.
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a list. Write it as a text, on the line of its name or its -. Words with **bold** and *emphasis*, [links](#section) and line breaks."
  `);
  expect(answer("  - type: footer", statement("Remember: a good day."))).toMatchInlineSnapshot(`
    "page.yaml:69:11 error wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings.
      68 |       lines:
      69 |         - Remember: a good day.
         |           ^^^^^^^^
      Put quotes around it: "Remember: a good day."
    --fix
            - "Remember: a good day.""
  `);
  expect(
    answer("title: Voices", "title:\n        Voices: loud # and clear"),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings.
      59 |     props:
      60 |       title:
         |       ^^^^^
      Put quotes around the text. The section's heading, if it has one."
  `);
});
