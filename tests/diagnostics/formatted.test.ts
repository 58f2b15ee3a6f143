import { expect, test } from "vitest";
import { change, fixed, fixedLines, read, smallPage, tell } from "./readFixture.ts";

const right = "answer: Nothing.";
const indent = " ".repeat(16);
/** The lines of an answer behind > or |. */
const block = (sign: string, ...lines: string[]) =>
  [`answer: ${sign}`, ...lines.map((line) => line && `${indent}${line}`)].join("\n");

const tellAll = (texts: readonly string[]) => texts.map((text) => tell(right, text)).join("\n");

test("marks that a text has, and signs that are none, are let pass", () => {
  for (const text of [
    "answer: Some **bold**, *soft* and [linked](#features) words, [by mail](mailto:a@lull.museum).",
    "answer: 5 * 3, 2*, snake_case, [sic] and [1] (or so)",
    "answer: 'Not \\*this\\*'",
    block("|", "One.", "", "- two", "- **three**", "", "1. four", "2. five"),
    block("|-", "Quillow", "1 Lake Street"),
    block("|", "24. Dezember: zu", "25. Dezember: offen"),
    block("|", "Open:", "", "1. Mai: zu", "", "24. Dezember: zu", "25. Dezember: offen"),
  ]) {
    expect(tell(right, text)).toBe(text);
  }
});

test("every mistake with a link stands at its address, in every way to write a text", () => {
  expect(
    tellAll([
      "answer: See [the features](#featurs).",
      "answer: 'It''s [here](#featurs)'",
      'answer: "Say \\"no\\" [here](#featurs)"',
      block("|", "One", "two [here](#featurs)"),
      block(">-", "One [three", "four](#featurs)"),
      "answer: See [it](javascript:alert(1)).",
      "answer: See [it](http://lull.museum).",
      "answer: See [it](www.lull.museum).",
      "answer: Write [us](us@lull.museum).",
      "answer: See [it](https://lull.museum/a b).",
      "answer: See [it](/nothing.pdf).",
      "answer: See [it](https://lull.museum/?a=1&amp;b=2).",
      "answer: See [it](todo).",
      "answer: Both [one](#featurs) and [two](#testimonals)",
    ]),
  ).toMatchInlineSnapshot(`
    "answer: See [the features](#featurs).
      57:42-50 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?
    answer: 'It''s [here](#featurs)'
      57:37-45 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?
    answer: "Say \\"no\\" [here](#featurs)"
      57:42-50 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?
    answer: |
                    One
                    two [here](#featurs)
      59:28-36 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?
    answer: >-
                    One [three
                    four](#featurs)
      59:23-31 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?
    answer: See [it](javascript:alert(1)).
      57:32-51 bad-link Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "it" cannot lead to "javascript:alert(1)": links that start with javascript: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    answer: See [it](http://lull.museum).
      57:32-50 unencrypted Section 5, faq, item 1 of categories, item 1 of questions, answer: "http://lull.museum" is not encrypted, and browsers warn visitors of that. Did you mean "https://lull.museum"? If the site cannot be reached that way, the link may stay as it is.
    answer: See [it](www.lull.museum).
      57:32-47 bad-link Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "it" cannot lead to "www.lull.museum": the beginning is missing. Did you mean "https://www.lull.museum"? → Write https://www.lull.museum.
    answer: Write [us](us@lull.museum).
      57:34-48 bad-link Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "us" cannot lead to "us@lull.museum": it is an e-mail address. Did you mean "mailto:us@lull.museum"? → Write mailto:us@lull.museum.
    answer: See [it](https://lull.museum/a b).
      57:32-55 bad-link Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "it" cannot lead to "https://lull.museum/a b": a link has no spaces. Did you mean "https://lull.museum/a%20b"? Where one is meant, write %20.
    answer: See [it](/nothing.pdf).
      57:32-44 no-target Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "/nothing.pdf" leads nowhere: the page is at /, and no file of public/ is called that. Put the file into public/, or write the whole address, https://…, of a page that is not made here.
    answer: See [it](https://lull.museum/?a=1&amp;b=2).
      57:56-61 bad-link Section 5, faq, item 1 of categories, item 1 of questions, answer: item 1 of links holds "&amp;", as & is written in HTML, so the address is another one. Write & in place of &amp;. → Write & in place of &amp;.
    answer: See [it](todo).
      57:32-36 placeholder Section 5, faq, item 1 of categories, item 1 of questions, answer: the link "it" has no destination yet. Write its destination in place of todo.
    answer: Both [one](#featurs) and [two](#testimonals)
      57:34-42 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?
      57:54-66 no-anchor Section 5, faq, item 1 of categories, item 1 of questions, answer: no section has the id "testimonals", so the link "#testimonals" leads nowhere. Did you mean "#testimonials"?"
  `);
});

test("what a text does not understand is told, with what to write", () => {
  expect(
    tellAll([
      "answer: Save <b>time</b>, <em>now</em>.",
      "answer: Write to <a href='/us'>us</a>.<br>Or not.",
      "answer: This is __bold__, _soft_ and ~~gone~~.",
      "answer: This is **bold.",
      "answer: Run `npm start`.",
      'answer: "# Welcome"',
      "answer: See ![a lake](/lake.jpg)",
      "answer: See [the features] (#features)",
      "answer: See [the features](features)",
      "answer: See <https://lull.museum>, ==now==.",
      "answer: One\\nTwo {{ name }} [^1]",
      block(">-", "You get:", "- A journal", "- A timer"),
      block(">-", "24. Dezember: zu", "25. Dezember: offen"),
      block(">-", "One.", "", "Two."),
    ]),
  ).toMatchInlineSnapshot(`
    "answer: Save <b>time</b>, <em>now</em>.
      57:28-31 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<b>" as it stands. A text has no HTML. Write **bold**.
      57:41-45 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<em>" as it stands. A text has no HTML. Write *emphasis*.
    answer: Write to <a href='/us'>us</a>.<br>Or not.
      57:32-46 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<a href='/us'>" as it stands. A text has no HTML. Write [words](address).
      57:53-57 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<br>" as it stands. A text has no HTML. Write the text behind |, where each line is a line of its own.
    answer: This is __bold__, _soft_ and ~~gone~~.
      57:31-39 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "__bold__" as it stands. Write "**bold**".
      57:41-47 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "_soft_" as it stands. Write "*soft*".
      57:52-60 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "~~gone~~" as it stands. Write "gone", without the ~~ around it.
    answer: This is **bold.
      57:31-33 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "**" as it stands. Write ** behind the last bold word too, or \\*\\* where asterisks are meant.
    answer: Run \`npm start\`.
      57:27-38 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\`npm start\`" as it stands. Write "npm start", without the \` around it.
    answer: "# Welcome"
      57:24-33 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "# Welcome" as it stands. Take # out. A heading is a setting of its own.
    answer: See ![a lake](/lake.jpg)
      57:27-47 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "![a lake](/lake.jpg)" as it stands. Take it out. A picture is a setting of its own, with src: and alt:, where the section has one.
    answer: See [the features] (#features)
      57:27-53 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[the features] (#features)" as it stands. Take out what stands between ] and (.
    answer: See [the features](features)
      57:27-51 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[the features](features)" as it stands. The address of a link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    answer: See <https://lull.museum>, ==now==.
      57:27-48 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<https://lull.museum>" as it stands. Write "[words](https://lull.museum)".
      57:50-57 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "==now==" as it stands. Write "now", without the == around it.
    answer: One\\nTwo {{ name }} [^1]
      57:26-28 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\\n" as it stands. Write the text behind |, where each line is a line of its own.
      57:32-42 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "{{ name }}" as it stands. Write in its place what it stands for.
      57:43-47 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[^1]" as it stands. Take it out. Only long texts have footnotes.
    answer: >-
                    You get:
                    - A journal
                    - A timer
      59:17-28 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read its lines in a row: "- A journal - A timer". Write the text behind |, with each entry on a line of its own, and signs that are alike.
    answer: >-
                    24. Dezember: zu
                    25. Dezember: offen
      58:17-33 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read its lines in a row: "24. Dezember: zu 25. Dezember: offen". Write the text behind |, with each entry on a line of its own, and signs that are alike.
    answer: >-
                    One.

                    Two.
      58:20-21 lines Section 5, faq, item 1 of categories, item 1 of questions: the empty line in "answer" breaks the line and begins no paragraph. Write the text behind |, with each paragraph on one line."
  `);
});

test("a text without paragraphs says so", () => {
  expect(
    [
      "text: |-\n        One.\n\n        Two.",
      "text: |-\n        - One\n        - Two",
      "text: One **two** [three](#featurs)",
    ]
      .map((text) => tell("title: Voices", `title: Voices\n      ${text}`))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "title: Voices
          text: |-
            One.

            Two.
      62:12-13 lines Section 6, testimonials: "text" has no paragraphs, so visitors see no empty line in it. Take the empty line out. Each line is a line of its own.
    title: Voices
          text: |-
            - One
            - Two
      62:9-14 markup Section 6, testimonials: in "text", visitors read "- One - Two" as it stands. Write a sentence, with commas. A list is a setting of its own, where the section has one.
    title: Voices
          text: One **two** [three](#featurs)
      61:33-41 no-anchor Section 6, testimonials, text: no section has the id "featurs", so the link "#featurs" leads nowhere. Did you mean "#features"?"
  `);
});

test("backslashes of other tools are told, and taken out where one meaning is possible", () => {
  expect(
    tellAll([
      "answer: $5 \\- $10\\. Ask us\\! a\\_b, \\+49",
      "answer: \\_a\\_ and 5 \\# 6",
      block("|", "Line one\\", "line two"),
      block(">", "Line one\\", "line two"),
      block("|", "1\\. Mai", "2\\. Mai"),
    ]),
  ).toMatchInlineSnapshot(`
    "answer: $5 \\- $10\\. Ask us\\! a\\_b, \\+49
      57:26-28 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\\-" as it stands, in 5 places. Take the \\ out. → Take the \\ out.
    answer: \\_a\\_ and 5 \\# 6
      57:23-25 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\\_" as it stands, in 3 places. Take the \\ out.
    answer: |
                    Line one\\
                    line two
      58:25-26 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\\" as it stands. Take the \\ out. Each line behind | is a line of its own. → Take the \\ out. Each line behind | is a line of its own.
    answer: >
                    Line one\\
                    line two
      58:25-26 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\\" as it stands. Take the \\ out. Each line behind | is a line of its own.
    answer: |
                    1\\. Mai
                    2\\. Mai
      58:18-20 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "\\." as it stands, in 2 places. Take the \\ out."
  `);
  for (const text of ["C:\\_a or C:\\b\\$c", "¯\\_(ツ)_/¯", "\\*a\\*, \\[b\\] and \\\\c"]) {
    expect(tell(right, `answer: ${text}`)).not.toContain("markup");
  }
});

test("what only long texts read is told", () => {
  expect(
    tellAll([
      block("|", "Someone said:", "", "> Quiet.", "> Very quiet."),
      block("|", "| a | b |", "| --- | --- |", "| 1 | 2 |"),
      block("|", "One.", "", "---", "", "Two."),
      block("|", "- one", "  - two", "- three"),
      block("|", "1. one", "   - two", "2. three"),
      "answer: Some ** bold ** and ** bolder** words.",
      "answer: A [link]() here, and [](https://lull.museum).",
      "answer: A [link] (https://lull.museum)",
      "answer: A [link][1] here.",
      "answer: Write to <us@lull.museum>.",
      "answer: Water is H<sub>2</sub>O, and 9 m<sup>2</sup>.",
    ]),
  ).toMatchInlineSnapshot(`
    "answer: |
                    Someone said:

                    > Quiet.
                    > Very quiet.
      60:17-25 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "> Quiet." as it stands, in 2 places. Take the > out, and put the words between “ and ”.
    answer: |
                    | a | b |
                    | --- | --- |
                    | 1 | 2 |
      59:17-30 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "| --- | --- |" as it stands. Write each row as a sentence. Only long texts have tables.
    answer: |
                    One.

                    ---

                    Two.
      60:17-20 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "---" as it stands. Take it out. Only long texts have a line between paragraphs.
    answer: |
                    - one
                      - two
                    - three
      58:17-24 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read no list inside a list: "- one - two". Let every entry start below the one above, for a list has none inside it.
    answer: |
                    1. one
                       - two
                    2. three
      58:17-25 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read no list inside a list: "1. one - two". Let every entry start below the one above, for a list has none inside it.
    answer: Some ** bold ** and ** bolder** words.
      57:28-38 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "** bold **" as it stands, in 2 places. Write "**bold**".
    answer: A [link]() here, and [](https://lull.museum).
      57:25-33 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[link]()" as it stands. Write the address between ( and ), or todo while it has no destination.
      57:44-67 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[](https://lull.museum)" as it stands. Write the words of the link between [ and ].
    answer: A [link] (https://lull.museum)
      57:25-53 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[link] (https://lull.museum)" as it stands. Take out what stands between ] and (.
    answer: A [link][1] here.
      57:25-34 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "[link][1]" as it stands. Write [words](address), with the address itself.
    answer: Write to <us@lull.museum>.
      57:32-48 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<us@lull.museum>" as it stands. Write the address without < and >. It is a link by itself.
    answer: Water is H<sub>2</sub>O, and 9 m<sup>2</sup>.
      57:33-38 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<sub>" as it stands. A text has no HTML. Write "₂" in place of "<sub>2</sub>".
      57:55-60 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "<sup>" as it stands. A text has no HTML. Write "²" in place of "<sup>2</sup>"."
  `);
  for (const text of [
    "[a] [b], a[1][2], 5 ** 3 ** 2",
    "a -- b, -->, 2 > 1",
    "Ann <ann@lull.museum>",
  ]) {
    expect(tell(right, `answer: ${text}`)).not.toContain("markup");
  }
});

test("a code of HTML becomes the sign that it stands for, and no mark", () => {
  expect(
    tellAll([
      "answer: A &ast;b&ast; c",
      "answer: A &lowbar;b&lowbar; c",
      "answer: A &amp;copy; b",
      "answer: A &lsqb;b&rsqb;(#features)",
    ]),
  ).toMatchInlineSnapshot(`
    "answer: A &ast;b&ast; c
      57:25-30 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "&ast;" as it stands, in 2 places. Write \\* in its place. → Write \\* in its place.
    answer: A &lowbar;b&lowbar; c
      57:25-33 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "&lowbar;" as it stands, in 2 places. Write in words what it stands for, which would look like HTML or a mark.
    answer: A &amp;copy; b
      57:25-35 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "&amp;copy;" as it stands. Write © in its place.
    answer: A &lsqb;b&rsqb;(#features)
      57:25-31 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "&lsqb;" as it stands. Write \\[ in its place.
      57:32-38 markup Section 5, faq, item 1 of categories, item 1 of questions: in "answer", visitors read "&rsqb;" as it stands. Write \\] in its place."
  `);
  expect(tell("title: Voices", "title: A &#42;b&#42; c")).toMatchInlineSnapshot(`
    "title: A &#42;b&#42; c
      60:16-21 markup Section 6, testimonials: in "title", visitors read "&#42;" as it stands, in 2 places. Write in words what it stands for, which would look like HTML or a mark."
  `);
});

test("a fix changes the address alone", () => {
  expect(fixedLines(change(smallPage, right, "answer: 'See **it** [here](#Features).'"))).toEqual([
    "              answer: 'See **it** [here](#features).'",
  ]);
  expect(
    fixedLines(change(smallPage, right, block(">-", "See [it", "here](us@lull.museum) or"))),
  ).toEqual([`${indent}here](mailto:us@lull.museum) or`]);
});

test("the ends of lines of Windows move nothing", () => {
  const page = change(smallPage, right, block("|", "One", "two [here](#featurs) <b>x</b>"));
  const places = (bytes: string) =>
    read(bytes).diagnostics.map(({ line, column, endColumn, message }) => [
      ...[line, column, endColumn],
      message,
    ]);
  expect(places(page).length).toBe(2);
  expect(places(page.replaceAll("\n", "\r\n"))).toEqual(places(page));
  expect(fixed(page.replaceAll("\n", "\r\n"))).toBe(fixed(page).replaceAll("\n", "\r\n"));
});
