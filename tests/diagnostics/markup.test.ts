import { describe, expect, test } from "vitest";
import { answer, change, complaints, fixed, read, smallPage, tell } from "./readFixture.ts";

const right = "answer: Nothing.";
const indent = " ".repeat(16);
/** The lines of a text behind > or |. */
const block = (sign: string, ...lines: string[]) =>
  [`answer: ${sign}`, ...lines.map((line) => line && `${indent}${line}`)].join("\n");

describe("Markup in a text is reported in its place, with what visitors read and what to write", () => {
  test("a tag", () => {
    expect(answer("title: Think better.", "title: Think<br>better.")).toMatchInlineSnapshot(`
      "page.yaml:24:19 warning markup Section 2, hero: "title" is plain text, so visitors read "<br>" as it stands.
        23 |     props:
        24 |       title: Think<br>better.
           |                   ^^^^
        A text has no HTML. Write a space in its place: lines break by themselves, where there is room."
    `);
  });

  test("an entity", () => {
    expect(answer("title: Voices", "title: Fish &amp; chips")).toMatchInlineSnapshot(`
      "page.yaml:60:19 warning markup Section 6, testimonials: "title" is plain text, so visitors read "&amp;" as it stands.
        59 |     props:
        60 |       title: Fish &amp; chips
           |                   ^^^^^
        Write & in its place.
      --fix
            title: Fish & chips"
    `);
  });

  test("a list", () => {
    expect(
      answer(right, block(">-", "You get:", "- A journal", "- A timer")),
    ).toMatchInlineSnapshot(`
      "page.yaml:59:17 warning markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read its lines in a row: "- A journal - A timer".
        58 |                 You get:
        59 |                 - A journal
           |                 ^^^^^^^^^^^
        Write a sentence, with commas. A list is a setting of its own, where the section has one."
    `);
  });

  test("lines that run together", () => {
    expect(answer(right, block("|", "Quillow", "1 Lake Street"))).toMatchInlineSnapshot(`
      "page.yaml:57:23 warning lines Section 5, faq, item 1 of categories, item 1 of questions: "answer" is one paragraph, so visitors read its lines in a row: "Quillow 1 Lake Street".
        56 |               question: What does it cost?
        57 |               answer: |
           |                       ^
        Let them read well in a row, without empty lines, and write > in place of |."
    `);
  });

  test("every kind, in every way to write a text", () => {
    const wrong = [
      "answer: Save <strong>time</strong> and <strong>money</strong>.",
      "answer: <p>One.</p><p>Two.</p>",
      "answer: Write to <a href='/us'>us</a>.",
      "answer: Half</p>",
      "answer: One<BR/>two",
      'answer: <Trans id="a">One</Trans>',
      "answer: One <!-- two -->",
      "answer: See the [FAQ](https://example.com/faq).",
      "answer: See ![a lake](/lake.jpg)",
      "answer: This is **bold**, **bolder** and *light*.",
      "answer: This is __bold__, _light_ and ~~gone~~.",
      "answer: Super**fast**, ***really***.",
      "answer: Day&nbsp;one &#8211; it&#x2019;s free &hellip;",
      "answer: Tom &amp;amp; Jerry",
      "answer: Write &lt;b&gt;",
      'answer: "# Welcome"',
      "answer: 'It''s **bold** &#39;here&#39;'",
      'answer: "Say \\"**yes**\\" \\u2013 &quot;now&quot; \\n- One\\n- Two"',
      'answer: "Say \\\n                so & **be**\n                **it**"',
      "answer: A long text\n                that goes **on\n                and** on",
      block(">-", "# Welcome", "1. One", "2. Two"),
      block(">-", "One paragraph &amp;", "", "and **another**"),
      block("|-", "• One", "• Two"),
      block("|2 # why", "  One <b>", "  two</b>"),
      'answer: "One\\nTwo"',
    ];
    expect(wrong.map((text) => tell(right, text)).join("\n")).toMatchInlineSnapshot(`
      "answer: Save <strong>time</strong> and <strong>money</strong>.
        57:28-36 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<strong>" as it stands, in 2 places. A text has no HTML. Take both "<strong>" and "</strong>" out.
      answer: <p>One.</p><p>Two.</p>
        57:23-26 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<p>" as it stands, in 2 places. A text has no HTML. Take both "<p>" and "</p>" out.
      answer: Write to <a href='/us'>us</a>.
        57:32-46 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<a href='/us'>" as it stands. A text has no HTML. Take both "<a href='/us'>" and "</a>" out. A link is a setting of its own, with label: and href:, where the section has one.
      answer: Half</p>
        57:27-31 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "</p>" as it stands. A text has no HTML. Take "</p>" out.
      answer: One<BR/>two
        57:26-31 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<BR/>" as it stands. A text has no HTML. Write a space in its place: lines break by themselves, where there is room.
      answer: <Trans id="a">One</Trans>
        57:23-37 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<Trans id="a">" as it stands. A text has no HTML. Take both "<Trans id="a">" and "</Trans>" out.
      answer: One <!-- two -->
        57:27-39 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<!-- two -->" as it stands. Take it out. A comment is a line that starts with #.
      answer: See the [FAQ](https://example.com/faq).
        57:31-61 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "[FAQ](https://example.com/faq)" as it stands. Write "FAQ" alone. A link is a setting of its own, with label: and href:, where the section has one.
      answer: See ![a lake](/lake.jpg)
        57:27-47 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "![a lake](/lake.jpg)" as it stands. Take it out. A picture is a setting of its own, with src: and alt:, where the section has one.
      answer: This is **bold**, **bolder** and *light*.
        57:31-39 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**bold**" as it stands, in 2 places. Write "bold", without the ** around it.
        57:56-63 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "*light*" as it stands. Write "light", without the * around it.
      answer: This is __bold__, _light_ and ~~gone~~.
        57:31-39 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "__bold__" as it stands. Write "bold", without the __ around it.
        57:41-48 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "_light_" as it stands. Write "light", without the _ around it.
        57:53-61 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "~~gone~~" as it stands. Write "gone", without the ~~ around it.
      answer: Super**fast**, ***really***.
        57:28-36 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**fast**" as it stands. Write "fast", without the ** around it.
        57:38-50 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "***really***" as it stands. Write "really", without the *** around it.
      answer: Day&nbsp;one &#8211; it&#x2019;s free &hellip;
        57:26-32 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&nbsp;" as it stands. Write a space in its place.
        57:36-43 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&#8211;" as it stands. Write – in its place. → Write – in its place.
        57:46-54 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&#x2019;" as it stands. Write ’ in its place. → Write ’ in its place.
        57:61-69 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&hellip;" as it stands. Write … in its place. → Write … in its place.
      answer: Tom &amp;amp; Jerry
        57:27-32 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&amp;" as it stands. Write & in its place. → Write & in its place.
      answer: Write &lt;b&gt;
        57:29-33 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&lt;" as it stands. Write in words what it stands for, which would look like HTML.
        57:34-38 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&gt;" as it stands. Write in words what it stands for, which would look like HTML.
      answer: "# Welcome"
        57:24-33 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "# Welcome" as it stands. Take # out. A heading is a setting of its own.
      answer: 'It''s **bold** &#39;here&#39;'
        57:30-38 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**bold**" as it stands. Write "bold", without the ** around it.
        57:39-44 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&#39;" as it stands, in 2 places. Write ' in its place. → Write ' in its place.
      answer: "Say \\"**yes**\\" \\u2013 &quot;now&quot; \\n- One\\n- Two"
        57:30-37 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**yes**" as it stands. Write "yes", without the ** around it.
        57:47-53 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&quot;" as it stands, in 2 places. Write " in its place. → Write " in its place.
        57:65-70 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read its lines in a row: "- One - Two". Write a sentence, with commas. A list is a setting of its own, where the section has one.
      answer: "Say \\
                      so & **be**
                      **it**"
        58:22-28 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**be**" as it stands, in 2 places. Write "be", without the ** around it.
      answer: A long text
                      that goes **on
                      and** on
        58:27-22 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**on and**" as it stands. Write "on and", without the ** around it.
      answer: >-
                      # Welcome
                      1. One
                      2. Two
        58:17-26 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "# Welcome" as it stands. Take # out. A heading is a setting of its own.
        59:17-23 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read its lines in a row: "1. One 2. Two". Write a sentence, with commas. A list is a setting of its own, where the section has one.
      answer: >-
                      One paragraph &amp;

                      and **another**
        58:31-36 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "&amp;" as it stands. Write & in its place. → Write & in its place.
        60:17-18 lines Section 5, faq, item 1 of categories, item 1 of questions: "answer" is one paragraph, so visitors read its lines in a row: "One paragraph &amp; and **another**". Let them read well in a row, and take the empty lines out.
        60:21-32 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "**another**" as it stands. Write "another", without the ** around it.
      answer: |-
                      • One
                      • Two
        58:17-22 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read its lines in a row: "• One • Two". Write a sentence, with commas. A list is a setting of its own, where the section has one.
      answer: |2 # why
                        One <b>
                        two</b>
        57:23-24 lines Section 5, faq, item 1 of categories, item 1 of questions: "answer" is one paragraph, so visitors read its lines in a row: "One <b> two</b>". Let them read well in a row, without empty lines, and write > in place of |.
        58:23-26 markup Section 5, faq, item 1 of categories, item 1 of questions: "answer" is plain text, so visitors read "<b>" as it stands. A text has no HTML. Take both "<b>" and "</b>" out.
      answer: "One\\nTwo"
        57:29-30 lines Section 5, faq, item 1 of categories, item 1 of questions: "answer" is one paragraph, so visitors read its lines in a row: "One Two". Let them read well in a row, and write a space in place of \\n."
    `);
  });
});

test("what is no markup is let pass", () => {
  const texts = [
    "a < b and b > c",
    "x <y and y> z",
    "AT&T and R&D; more &more",
    "5 * 3 * 2 ** 2",
    "2*3*4 and 2**3**4",
    "C++ <3",
    "snake_case_name and __",
    "[sic]",
    "[sic](see below)",
    "One - two - three",
    "- and so on",
    "1. place",
    "# 1 in Europe",
    "#1 in Europe",
    "Free* for all. *Terms apply",
    "Free** for all, cheap** for some",
    "Kund*innen und Besucher*innen",
    "List<B> and Map<S, T>",
    "Write to <your name>",
    "Ann <ann@example.com>",
    "____ and ____",
    "*****",
    "~5 ~ 6",
    "https://example.com/a_b_c?d=e&f=g",
    "Café – naïve “quotes” ’n’ 🎉",
  ];
  const pages = texts.flatMap((text) =>
    [JSON.stringify(text), `'${text.replaceAll("'", "''")}'`].map((value) =>
      change(smallPage, right, `answer: ${value}`),
    ),
  );
  const reported = pages.flatMap((page) => complaints(page).map(({ message }) => message));
  expect(reported).toEqual([]);
  const folded = block(">-", "We build tools", "- and sell them,", "5. of May, to", "AT&T.");
  expect(complaints(change(smallPage, right, folded))).toEqual([]);
});

test("the ends of lines of Windows move nothing", () => {
  for (const text of [
    block(">-", "One", "two **three", "four** &amp; five"),
    'answer: "One\n                two **three**"',
  ]) {
    const page = change(smallPage, right, text);
    const paths = (bytes: string) =>
      read(bytes).diagnostics.map(({ line, column, endLine, endColumn, message }) => [
        line,
        column,
        endLine,
        endColumn,
        message,
      ]);
    expect(paths(page).length).toBeGreaterThan(0);
    expect(paths(page.replaceAll("\n", "\r\n"))).toEqual(paths(page));
    expect(fixed(page.replaceAll("\n", "\r\n"))).toBe(fixed(page).replaceAll("\n", "\r\n"));
  }
});
