import { describe, expect, test } from "vitest";
import { answer, change, complaints, fixed, read, smallPage, tell } from "./readFixture.ts";

const right = "question: What does it cost?";
const answered = "answer: Nothing.";
const indent = " ".repeat(16);
/** The lines of a text behind > or |. */
const block = (sign: string, ...lines: string[]) =>
  [`question: ${sign}`, ...lines.map((line) => line && `${indent}${line}`)].join("\n");

describe("Markup in a text is reported in its place, with what visitors read and what to write", () => {
  test("a tag", () => {
    expect(answer("title: Think better.", "title: Think<br>better.")).toMatchInlineSnapshot(`
      "page.yaml:24:19 warning markup Section 2, hero: in "title", visitors read "<br>" as it stands.
        23 |     props:
        24 |       title: Think<br>better.
           |                   ^^^^
        A text has no HTML. Write a space in its place: lines break by themselves, where there is room."
    `);
  });

  test("an entity", () => {
    expect(answer("title: Voices", "title: Fish &amp; chips")).toMatchInlineSnapshot(`
      "page.yaml:60:19 warning markup Section 6, testimonials: in "title", visitors read "&amp;" as it stands.
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
      "page.yaml:58:17 warning markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read its lines in a row: "- A journal - A timer".
        57 |                 You get:
        58 |                 - A journal
           |                 ^^^^^^^^^^^
        Write a sentence, with commas. A list is a setting of its own, where the section has one."
    `);
  });

  test("lines that run together", () => {
    expect(answer(right, block("|", "Quillow", "1 Lake Street"))).toMatchInlineSnapshot(`
      "page.yaml:56:25 warning lines Section 5, faq, item 1 of categories, item 1 of questions: "question" is one paragraph, so visitors read its lines in a row: "Quillow 1 Lake Street".
        55 |             - id: cost
        56 |               question: |
           |                         ^
        Let them read well in a row, without empty lines, and write > in place of |."
    `);
  });

  test("every kind, in every way to write a text", () => {
    const wrong = [
      "question: Save <strong>time</strong> and <strong>money</strong>.",
      "question: <p>One.</p><p>Two.</p>",
      "question: Write to <a href='/us'>us</a>.",
      "question: Half</p>",
      "question: One<BR/>two",
      'question: <Trans id="a">One</Trans>',
      "question: One <!-- two -->",
      "question: See the [FAQ](https://lull.museum/faq).",
      "question: See ![a lake](/lake.jpg)",
      "question: This is **bold**, **bolder** and *light*.",
      "question: This is __bold__, _light_ and ~~gone~~.",
      "question: Super**fast**, ***really***.",
      "question: Day&nbsp;one &#8211; it&#x2019;s free &hellip;",
      "question: Tom &amp;amp; Jerry",
      "question: Write &lt;b&gt;",
      'question: "# Welcome"',
      "question: 'It''s **bold** &#39;here&#39;'",
      'question: "Say \\"**yes**\\" \\u2013 &quot;now&quot; \\n- One\\n- Two"',
      'question: "Say \\\n                so & **be**\n                **it**"',
      "question: A long text\n                that goes **on\n                and** on",
      block(">-", "# Welcome", "1. One", "2. Two"),
      block(">-", "One paragraph &amp;", "", "and **another**"),
      block("|-", "• One", "• Two"),
      block("|2 # why", "  One <b>", "  two</b>"),
      'question: "One\\nTwo"',
      "question: One\\nTwo, \\u2013 three",
      'question: She said \\"yes\\"',
      "question: It''s free",
      "question: See <https://lull.museum/a> or [this] (https://lull.museum/b)",
      "question: Hi {{ name }}, ==look==, [^1] and [b]bold[/b]",
    ];
    expect(wrong.map((text) => tell(right, text)).join("\n")).toMatchInlineSnapshot(`
      "question: Save <strong>time</strong> and <strong>money</strong>.
        56:30-38 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<strong>" as it stands, in 2 places. A text has no HTML. Take both "<strong>" and "</strong>" out.
      question: <p>One.</p><p>Two.</p>
        56:25-28 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<p>" as it stands, in 2 places. A text has no HTML. Take both "<p>" and "</p>" out.
      question: Write to <a href='/us'>us</a>.
        56:34-48 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<a href='/us'>" as it stands. A text has no HTML. Take both "<a href='/us'>" and "</a>" out. A link is a setting of its own, with label: and href:, where the section has one.
      question: Half</p>
        56:29-33 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "</p>" as it stands. A text has no HTML. Take "</p>" out.
      question: One<BR/>two
        56:28-33 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<BR/>" as it stands. A text has no HTML. Write a space in its place: lines break by themselves, where there is room.
      question: <Trans id="a">One</Trans>
        56:25-39 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<Trans id="a">" as it stands. A text has no HTML. Take both "<Trans id="a">" and "</Trans>" out.
      question: One <!-- two -->
        56:29-41 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<!-- two -->" as it stands. Take it out. A comment is a line that starts with #.
      question: See the [FAQ](https://lull.museum/faq).
        56:33-63 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "[FAQ](https://lull.museum/faq)" as it stands. Write "FAQ" alone. A link is a setting of its own, with label: and href:, where the section has one.
      question: See ![a lake](/lake.jpg)
        56:29-49 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "![a lake](/lake.jpg)" as it stands. Take it out. A picture is a setting of its own, with src: and alt:, where the section has one.
      question: This is **bold**, **bolder** and *light*.
        56:33-41 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**bold**" as it stands, in 2 places. Write "bold", without the ** around it.
        56:58-65 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "*light*" as it stands. Write "light", without the * around it.
      question: This is __bold__, _light_ and ~~gone~~.
        56:33-41 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "__bold__" as it stands. Write "bold", without the __ around it.
        56:43-50 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "_light_" as it stands. Write "light", without the _ around it.
        56:55-63 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "~~gone~~" as it stands. Write "gone", without the ~~ around it.
      question: Super**fast**, ***really***.
        56:30-38 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**fast**" as it stands. Write "fast", without the ** around it.
        56:40-52 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "***really***" as it stands. Write "really", without the *** around it.
      question: Day&nbsp;one &#8211; it&#x2019;s free &hellip;
        56:28-34 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&nbsp;" as it stands. Write a space in its place.
        56:38-45 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&#8211;" as it stands. Write – in its place. → Write – in its place.
        56:48-56 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&#x2019;" as it stands. Write ’ in its place. → Write ’ in its place.
        56:63-71 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&hellip;" as it stands. Write … in its place. → Write … in its place.
      question: Tom &amp;amp; Jerry
        56:29-34 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&amp;" as it stands. Write & in its place. → Write & in its place.
      question: Write &lt;b&gt;
        56:31-35 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&lt;" as it stands. Write in words what it stands for, which would look like HTML or a mark.
        56:36-40 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&gt;" as it stands. Write in words what it stands for, which would look like HTML or a mark.
      question: "# Welcome"
        56:26-35 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "# Welcome" as it stands. Take # out. A heading is a setting of its own.
      question: 'It''s **bold** &#39;here&#39;'
        56:32-40 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**bold**" as it stands. Write "bold", without the ** around it.
        56:41-46 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&#39;" as it stands, in 2 places. Write ' in its place. → Write ' in its place.
      question: "Say \\"**yes**\\" \\u2013 &quot;now&quot; \\n- One\\n- Two"
        56:32-39 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**yes**" as it stands. Write "yes", without the ** around it.
        56:49-55 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&quot;" as it stands, in 2 places. Write " in its place. → Write " in its place.
        56:67-72 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read its lines in a row: "- One - Two". Write a sentence, with commas. A list is a setting of its own, where the section has one.
      question: "Say \\
                      so & **be**
                      **it**"
        57:22-28 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**be**" as it stands, in 2 places. Write "be", without the ** around it.
      question: A long text
                      that goes **on
                      and** on
        57:27-22 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**on and**" as it stands. Write "on and", without the ** around it.
      question: >-
                      # Welcome
                      1. One
                      2. Two
        57:17-26 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "# Welcome" as it stands. Take # out. A heading is a setting of its own.
        58:17-23 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read its lines in a row: "1. One 2. Two". Write a sentence, with commas. A list is a setting of its own, where the section has one.
      question: >-
                      One paragraph &amp;

                      and **another**
        57:31-36 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "&amp;" as it stands. Write & in its place. → Write & in its place.
        59:17-18 lines Section 5, faq, item 1 of categories, item 1 of questions: "question" is one paragraph, so visitors read its lines in a row: "One paragraph &amp; and **another**". Let them read well in a row, and take the empty lines out.
        59:21-32 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "**another**" as it stands. Write "another", without the ** around it.
      question: |-
                      • One
                      • Two
        57:17-22 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read its lines in a row: "• One • Two". Write a sentence, with commas. A list is a setting of its own, where the section has one.
      question: |2 # why
                        One <b>
                        two</b>
        56:25-26 lines Section 5, faq, item 1 of categories, item 1 of questions: "question" is one paragraph, so visitors read its lines in a row: "One <b> two</b>". Let them read well in a row, without empty lines, and write > in place of |.
        57:23-26 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<b>" as it stands. A text has no HTML. Take both "<b>" and "</b>" out.
      question: "One\\nTwo"
        56:31-32 lines Section 5, faq, item 1 of categories, item 1 of questions: "question" is one paragraph, so visitors read its lines in a row: "One Two". Let them read well in a row, and write a space in place of \\n.
      question: One\\nTwo, \\u2013 three
        56:28-30 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "\\n" as it stands. Write a space in its place: lines break by themselves, where there is room.
        56:35-41 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "\\u2013" as it stands. Write the letter itself that it stands for.
      question: She said \\"yes\\"
        56:34-36 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "\\"" as it stands, in 2 places. Write " in its place. → Write " in its place.
      question: It''s free
        56:27-29 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "''" as it stands. Write ' in its place. → Write ' in its place.
      question: See <https://lull.museum/a> or [this] (https://lull.museum/b)
        56:29-52 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "<https://lull.museum/a>" as it stands. Write it without < and >. A link is a setting of its own, with label: and href:, where the section has one.
        56:56-86 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "[this] (https://lull.museum/b)" as it stands. Write "this" alone. A link is a setting of its own, with label: and href:, where the section has one.
      question: Hi {{ name }}, ==look==, [^1] and [b]bold[/b]
        56:28-38 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "{{ name }}" as it stands. Write in its place what it stands for.
        56:40-48 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "==look==" as it stands. Write "look", without the == around it.
        56:50-54 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "[^1]" as it stands. Take it out. Only long texts have footnotes.
        56:59-62 markup Section 5, faq, item 1 of categories, item 1 of questions: "question" is plain text, so visitors read "[b]" as it stands. Take both "[b]" and "[/b]" out."
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
    "Ann <ann@lull.museum>",
    "____ and ____",
    "*****",
    "~5 ~ 6",
    "C:\\new\\notes or 5' 10''",
    ...["C:\\", "C:\\new\\", "\\\\server\\share\\", "¯\\"],
    ...["AT&T&co", "Copy &paste", "a=1&copy=2", "See https://lull.museum/?a&amp=1", "R&D &more"],
    ...["The class is full", "C:\\parts", "\\o/", "href and class", "Say “mailto:” aloud"],
    ...["Paris // London", "// Work", "See https://lull.museum", "//lull.museum", "and/or"],
    "a == b, a==b==c, {name} and [b]",
    "https://lull.museum/a_b_c?d=e&f=g",
    "Follow @_lull_ and __lull@lull.museum, _lull_@lull.museum",
    "https://lull.museum/_lull_ or https://lull.museum/?y=_2_, https://lull.museum/a**b",
    "Café – naïve “quotes” ’n’ 🎉",
  ];
  const pages = texts.flatMap((text) =>
    [JSON.stringify(text), `'${text.replaceAll("'", "''")}'`].flatMap((value) => [
      change(smallPage, right, `question: ${value}`),
      change(smallPage, answered, `answer: ${value}`),
    ]),
  );
  const reported = pages.flatMap((page) => complaints(page).map(({ message }) => message));
  expect(reported).toEqual([]);
  const folded = block(">-", "We build tools", "- and sell them,", "5. of May, to", "AT&T.");
  expect(complaints(change(smallPage, right, folded))).toEqual([]);
});

test("the ends of lines of Windows move nothing", () => {
  for (const text of [
    block(">-", "One", "two **three", "four** &amp; five"),
    'question: "One\n                two **three**"',
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

test("code of other programs in a short text", () => {
  const texts = ["```", "```js", "Voices ```", "```yaml title: x ```", "New\\"];
  const lines = texts.map((text) => tell("title: Voices", `title: ${JSON.stringify(text)}`));
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "title: "\`\`\`"
      60:15-18 placeholder Section 6, testimonials: "title" is "\`\`\`", without a word. Write your own in its place. If it is meant, write # meant on the line above.
      60:15-18 markup Section 6, testimonials: in "title", visitors read "\`\`\`" as it stands. Take \`\`\` out.
    title: "\`\`\`js"
      60:15-20 markup Section 6, testimonials: in "title", visitors read "\`\`\`js" as it stands. Take \`\`\`js out.
    title: "Voices \`\`\`"
      60:22-25 markup Section 6, testimonials: in "title", visitors read "\`\`\`" as it stands. Take \`\`\` out. → Take \`\`\` out.
    title: "\`\`\`yaml title: x \`\`\`"
      60:15-22 markup Section 6, testimonials: in "title", visitors read "\`\`\`yaml" as it stands, in 2 places. Take \`\`\`yaml out.
    title: "New\\\\"
      60:18-20 markup Section 6, testimonials: in "title", visitors read "\\" as it stands. Take the \\ out."
  `);
});

test("a title has emphasis, and no other marks", () => {
  const texts = [
    "A **Big** night",
    "A __big__ night",
    "A ~~big~~ night",
    "Un**believ**able",
    "A *big night",
    "A “*big night”",
  ];
  const lines = texts.map((text) => tell("title: Voices", `title: ${text}`));
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "title: A **Big** night
      60:16-23 markup Section 6, testimonials: in "title", visitors read "**Big**" as it stands. Write "*Big*", or "Big".
    title: A __big__ night
      60:16-23 markup Section 6, testimonials: in "title", visitors read "__big__" as it stands. Write "*big*", or "big".
    title: A ~~big~~ night
      60:16-23 markup Section 6, testimonials: in "title", visitors read "~~big~~" as it stands. Write "big", without the ~~ around it.
    title: Un**believ**able
      60:16-26 markup Section 6, testimonials: in "title", visitors read "**believ**" as it stands. Write "believ", without the ** around it.
    title: A *big night
      60:16-17 markup Section 6, testimonials: in "title", visitors read "*" as it stands. Write * behind the last emphasised word too, or \\* where an asterisk is meant.
    title: A “*big night”
      60:17-18 markup Section 6, testimonials: in "title", visitors read "*" as it stands. Write * behind the last emphasised word too, or \\* where an asterisk is meant."
  `);
  const right = [
    "A *big* night",
    "Free* for a month. *Then 5 €.",
    "*Plus tax",
    "5* and 4 *s",
    "Two\\*",
  ];
  const complained = right.map((text) =>
    complaints(change(smallPage, "title: Voices", `title: ${JSON.stringify(text)}`)),
  );
  expect(complained.map((each) => each.filter(({ code }) => code === "markup").length)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test("comments of other languages in a short text", () => {
  const texts = [
    ...["// a comment", "//Kommentar", "// TODO check", "/* note */"],
    ...["Voices // TODO check", "Voices /* old */", "// Our new voices of May"],
  ];
  const lines = texts.map((text) => tell("title: Voices", `title: ${text}`));
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "title: // a comment
      60:14-16 placeholder Section 6, testimonials: "title" has "//", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above.
    title: //Kommentar
      60:14-16 placeholder Section 6, testimonials: "title" has "//", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above.
    title: // TODO check
      60:14-16 placeholder Section 6, testimonials: "title" has "//", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above.
    title: /* note */
      60:14-24 placeholder Section 6, testimonials: "title" has "/* note */", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above.
    title: Voices // TODO check
      60:21-23 placeholder Section 6, testimonials: "title" has "//", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above.
    title: Voices /* old */
      60:21-30 placeholder Section 6, testimonials: "title" has "/* old */", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above.
    title: // Our new voices of May
      60:14-16 placeholder Section 6, testimonials: "title" has "//", a comment of another language, which visitors read. Take it out, or write it on a line of its own with # in front. If it is meant, write # meant on the line above."
  `);
});

test("the escape of a quote that leaves it open", () => {
  const lines = ['title: "New\\"', 'title: "New \\"old\\"'];
  expect(lines.map((line) => tell("title: Voices", line)).join("\n")).toMatchInlineSnapshot(`
    "title: "New\\"
      60:18-20 backslash This \\ makes the " behind it a part of the text, so the quote is not closed. Take the \\ out, or write it twice if the page is to show it.
    title: "New \\"old\\"
      60:14-26 open-quote This quote is opened, but not closed where the text ends. Write " at the end of the text as well. → Close the quote at the end of the line."
  `);
});

/** The problems of the page with a long text. */
const long = (...lines: string[]) => {
  const section = ["  - type: prose", "    props:", "      title: Notes", "      text: |"];
  const text = lines.map((line) => line && `        ${line}`);
  const page = change(
    smallPage,
    "  - type: testimonials",
    [...section, ...text, "  - type: testimonials"].join("\n"),
  );
  return read(page).diagnostics.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  );
};

test("fences and backslashes of a long text that do not do what they are for", () => {
  expect(long("One.", "", "```", "Two.", "", "Three.")).toMatchInlineSnapshot(`
    [
      "64:9 Section 6, prose, text: "\`\`\`" is not closed, so visitors read all below it as code. Write \`\`\` on a line of its own below the code, or take it out.",
    ]
  `);
  expect(long("```markdown", "One.", "", "## Two", "```")).toMatchInlineSnapshot(`
    [
      "62:9 Section 6, prose, text: visitors read the whole text as code, with its marks. Take out its first and its last line, with \`\`\`.",
    ]
  `);
  expect(long("Two. ```", "", "Three \\")).toMatchInlineSnapshot(`
    [
      "62:14 Section 6, prose, text: visitors read "\`\`\`" as it stands. Write it on a line of its own, above and below the code, or take it out.",
      "64:15 Section 6, prose, text: visitors read "\\" as it stands. Take the \\ out.",
    ]
  `);
  expect(long("```js", "One", "```", "", "So `` ` `` and\\", "C:\\")).toEqual([]);
  expect(long("One:", "", "    indented", "", "- ~~~", "  two", "  ~~~")).toEqual([]);
});

test("codes of HTML without their end, of LaTeX, and parts of links and tags", () => {
  const texts = [
    ...["Fish &amp chips", "Fish&nbspand chips", "M&uumlller", "It&#8217s new"],
    ...["One\\r\\ntwo", "Voices<o:p></o:p>", "mso-style-name:x; Voices", "<![endif]Voices"],
    ...["\\textbf{Bold}", "{\\rtf1 Hello}", 'class="btn" Go', "Write to mailto:noor@lull.museum"],
  ];
  const lines = texts.map((text) => tell("title: Voices", `title: ${JSON.stringify(text)}`));
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "title: "Fish &amp chips"
      60:20-24 markup Section 6, testimonials: in "title", visitors read "&amp" as it stands. Write & in its place.
    title: "Fish&nbspand chips"
      60:19-24 markup Section 6, testimonials: in "title", visitors read "&nbsp" as it stands. Write a space in its place.
    title: "M&uumlller"
      60:16-21 markup Section 6, testimonials: in "title", visitors read "&uuml" as it stands. Write ü in its place.
    title: "It&#8217s new"
      60:17-23 markup Section 6, testimonials: in "title", visitors read "&#8217" as it stands. Write ’ in its place.
    title: "One\\\\r\\\\ntwo"
      60:18-24 markup Section 6, testimonials: in "title", visitors read "\\r\\n" as it stands. Write a space in its place: lines break by themselves, where there is room.
    title: "Voices<o:p></o:p>"
      60:21-26 markup Section 6, testimonials: in "title", visitors read "<o:p>" as it stands. A text has no HTML. Take both "<o:p>" and "</o:p>" out.
    title: "mso-style-name:x; Voices"
      60:15-32 markup Section 6, testimonials: in "title", visitors read "mso-style-name:x;" as it stands. Take it out: it is a code of a text processor.
    title: "<![endif]Voices"
      60:15-24 markup Section 6, testimonials: in "title", visitors read "<![endif]" as it stands. Take it out: it is a code of a text processor.
    title: "\\\\textbf{Bold}"
      60:15-29 markup Section 6, testimonials: in "title", visitors read "\\textbf{Bold}" as it stands. Write what it stands for: it is a code of another program.
    title: "{\\\\rtf1 Hello}"
      60:15-22 markup Section 6, testimonials: in "title", visitors read "{\\rtf1" as it stands. Write what it stands for: it is a code of another program.
    title: "class=\\"btn\\" Go"
      60:15-28 markup Section 6, testimonials: in "title", visitors read "class="btn"" as it stands. Take it out: it is a part of HTML.
    title: "Write to mailto:noor@lull.museum"
      60:24-31 markup Section 6, testimonials: in "title", visitors read "mailto:" as it stands. Take it out: it belongs to a link, and visitors read the address alone."
  `);
});
