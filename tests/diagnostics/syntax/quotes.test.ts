import { expect, test } from "vitest";
import { tellAll } from "./tellFlawed.ts";

test("quotes", () => {
  const values = [
    ...[
      '"Voices',
      "'Voices",
      '"Voices”',
      '"a ” b',
      "'tis so",
      "'90s",
      "'Don't",
      "'Don't'",
      "'It''s' so",
    ],
    ...[
      '"One" and "two"',
      '"One" two',
      "'One' 'two'",
      '"a "b" c"',
      '"One",',
      "'One',",
      "'',",
      '"One", # a',
      '"One" # a',
    ],
    ...['"One"x', '"', "'", '""x', '"a" b "c', 'it\'s "a" b: c'],
    ...['"a\\qb"', '"a\\x"', '"C:\\Voices"'],
    // More than one meaning is possible.
    ...['"C:\\docs\\new"', "'Tis time for 'tea'", "'He said 'hi''", '"5" by 7""'],
    ...['Say: "A # B" now', "Sale: 50% # today only"],
  ];
  expect(
    tellAll(
      "title: Voices",
      values.map((each) => `title: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "title: "Voices
      not-allowed
      60:14-60:21 open-quote This quote is opened, but not closed where the text ends. Write " at the end of the text as well.
      wrong-kind
      →       title: "Voices"
    title: 'Voices
      not-allowed
      60:14-60:21 open-quote This quote is opened, but not closed where the text ends. Write ' at the end of the text as well.
      wrong-kind
      →       title: 'Voices'
    title: "Voices”
      not-allowed
      60:14-60:22 open-quote This quote is opened, but not closed where the text ends. Write " at the end of the text as well, not a curly one.
      wrong-kind
      →       title: "Voices"
    title: "a ” b
      not-allowed
      60:14-60:20 open-quote This quote is opened, but not closed where the text ends. Write " at the end of the text as well.
      wrong-kind
      →       title: "a ” b"
    title: 'tis so
      not-allowed
      60:14-60:21 needs-quotes Text that starts with ' needs quotes: without them, it opens a quote. Put quotes around it: "'tis so"
      wrong-kind
      →       title: "'tis so"
    title: '90s
      not-allowed
      60:14-60:18 needs-quotes Text that starts with ' needs quotes: without them, it opens a quote. Put quotes around it: "'90s"
      wrong-kind
      →       title: "'90s"
    title: 'Don't
      not-allowed
      60:18-60:19 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "'Don't"
      wrong-kind
    title: 'Don't'
      not-allowed
      60:18-60:19 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "Don't"
      wrong-kind
      →       title: "Don't"
    title: 'It''s' so
      not-allowed
      60:14-60:24 markup Section 6, testimonials: in "title", visitors read "''" as it stands. Write ' in its place.
      60:17-60:18 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "'It''s' so"
      wrong-kind
    title: "One" and "two"
      not-allowed
      60:18-60:19 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"One" and "two"'
      wrong-kind
      →       title: '"One" and "two"'
    title: "One" two
      not-allowed
      60:18-60:19 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"One" two'
      wrong-kind
    title: 'One' 'two'
      not-allowed
      60:18-60:19 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "'One' 'two'"
      wrong-kind
      →       title: "'One' 'two'"
    title: "a "b" c"
      not-allowed
      60:17-60:18 quotes-inside This " ends the text too early: what follows cannot be read. Write title: 'a "b" c'
      wrong-kind
      →       title: 'a "b" c'
    title: "One",
      not-allowed
      60:19-60:20 comma Lines do not end with a comma here. Take the comma out.
      wrong-kind
      →       title: "One"
    title: 'One',
      not-allowed
      60:19-60:20 comma Lines do not end with a comma here. Take the comma out.
      wrong-kind
      →       title: 'One'
    title: '',
      not-allowed
      60:14-60:17 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one.
      60:16-60:17 comma Lines do not end with a comma here. Take the comma out.
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
    title: "One", # a
      not-allowed
      60:18-60:19 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"One",' # a
      wrong-kind
    title: "One" # a
      not-allowed
      wrong-kind
    title: "One"x
      not-allowed
      60:18-60:19 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"One"x'
      wrong-kind
    title: "
      not-allowed
      60:14-60:15 open-quote This quote is opened, but not closed where the text ends. Write " at the end of the text as well.
    title: '
      not-allowed
      60:14-60:15 open-quote This quote is opened, but not closed where the text ends. Write ' at the end of the text as well.
    title: ""x
      not-allowed
      60:15-60:16 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '""x'
      wrong-kind
    title: "a" b "c
      not-allowed
      60:16-60:17 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"a" b "c'
      wrong-kind
    title: it's "a" b: c
      not-allowed
      60:24-60:25 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: 'it''s "a" b: c'
      wrong-kind
      →       title: 'it''s "a" b: c'
    title: "a\\qb"
      not-allowed
      60:16-60:18 backslash Between double quotes, a backslash starts a code for a sign, and this code does not exist. Write the backslash twice, or put single quotes around the text.
      wrong-kind
      →       title: "a\\\\qb"
    title: "a\\x"
      not-allowed
      60:16-60:18 backslash Between double quotes, a backslash starts a code for a sign, and this code does not exist. Write the backslash twice, or put single quotes around the text.
      wrong-kind
      →       title: "a\\\\x"
    title: "C:\\Voices"
      not-allowed
      60:17-60:19 backslash Between double quotes, a backslash starts a code for a sign, and this code does not exist. Write the backslash twice, or put single quotes around the text.
      wrong-kind
      →       title: "C:\\\\Voices"
    title: "C:\\docs\\new"
      not-allowed
      60:17-60:19 backslash Between double quotes, a backslash starts a code for a sign, and this code does not exist. If every backslash stands for itself, put single quotes around the text. If \\n is meant as a code, write this backslash twice.
      wrong-kind
    title: 'Tis time for 'tea'
      not-allowed
      60:28-60:29 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "'Tis time for 'tea'"
      wrong-kind
    title: 'He said 'hi''
      not-allowed
      60:23-60:24 quotes-inside This ' ends the text too early: what follows cannot be read. Write title: "He said 'hi'"
      wrong-kind
      →       title: "He said 'hi'"
    title: "5" by 7""
      not-allowed
      60:16-60:17 quotes-inside This " ends the text too early: what follows cannot be read. Write title: '"5" by 7""'
      wrong-kind
      →       title: '"5" by 7""'
    title: Say: "A # B" now
      not-allowed
      60:17-60:18 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: 'Say: "A # B" now'
      wrong-kind
    title: Sale: 50% # today only
      not-allowed
      60:18-60:19 needs-quotes The text of "title" holds a colon with a space behind it, which YAML takes for a setting of its own. Put quotes around the text: title: "Sale: 50%" # today only. If what follows # belongs to the text, write it inside the quotes.
      wrong-kind"
  `);
});
