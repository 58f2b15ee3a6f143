import { expect, test } from "vitest";
import { answer, change, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

test("a link that misses a slash", () => {
  expect(answer("https://lull.museum/chat", "https:/lull.museum/chat")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "https:/lull.museum/chat": two slashes follow https:.
      72 |             icon: brand:discord
      73 |             href: https:/lull.museum/chat
         |                   ^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.museum/chat"?
    --fix
                href: https://lull.museum/chat"
  `);
});

test("a link with a space", () => {
  expect(answer("https://lull.museum/chat", "https://lull.museum/my chat")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "https://lull.museum/my chat": a link has no spaces.
      72 |             icon: brand:discord
      73 |             href: https://lull.museum/my chat
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.museum/my%20chat"? Where one is meant, write %20."
  `);
});

test("a link with a title", () => {
  expect(
    answer("https://lull.museum/chat", `'https://lull.museum/chat "Chat"'`),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "https://lull.museum/chat "Chat"": a link has no title in quotes.
      72 |             icon: brand:discord
      73 |             href: 'https://lull.museum/chat "Chat"'
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.museum/chat"?"
  `);
});

test("a domain alone", () => {
  expect(answer("https://lull.museum/chat", "lull.museum")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "lull.museum": the beginning is missing.
      72 |             icon: brand:discord
      73 |             href: lull.museum
         |                   ^^^^^^^^^^^
      Did you mean "https://lull.museum"?"
  `);
});

test("a link of HTML", () => {
  expect(
    answer("https://lull.museum/chat", '<a href="https://lull.museum">'),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "href" cannot be "<a href="https://lull.museum">": a link is the address alone.
      72 |             icon: brand:discord
      73 |             href: <a href="https://lull.museum">
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.museum"?
    --fix
                href: https://lull.museum"
  `);
});

test("a telephone number", () => {
  expect(answer("mailto:hello@lull.museum", "+49 30 123456")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "+49 30 123456": it is a telephone number.
      19 |         label: Write to us
      20 |         href: +49 30 123456
         |               ^^^^^^^^^^^^^
      Did you mean "tel:+49 30 123456"?
    --fix
            href: tel:+49 30 123456"
  `);
});

test("an anchor with a capital", () => {
  expect(answer('"#features"', '"#Features"')).toMatchInlineSnapshot(`
    "page.yaml:14:17 error bad-link Section 1, header, item 1 of links: "href" cannot be "#Features": an anchor is small letters, digits, - and _.
      13 |         - label: Features
      14 |           href: "#Features"
         |                 ^^^^^^^^^^^
      Did you mean "#features"?
    --fix
              href: "#features""
  `);
});

test("an anchor by another name", () => {
  expect(answer('"#questions"', '"#FAQ"')).toMatchInlineSnapshot(`
    "page.yaml:17:17 error bad-link Section 1, header, item 2 of links: "href" cannot be "#FAQ": an anchor is small letters, digits, - and _.
      16 |         - label: Questions
      17 |           href: "#FAQ"
         |                 ^^^^^^
      Sections have the ids header, hero, showcase, features, questions, testimonials or footer."
  `);
});

test("an anchor that begins like another one of the page", () => {
  expect(answer('"#questions"', '"#quests"')).toContain('Did you mean "#questions"?');
});

test("a link to #", () => {
  expect(answer("mailto:hello@lull.museum", '"#"')).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "#".
      19 |         label: Write to us
      20 |         href: "#"
         |               ^^^
      Did you mean "todo"? Write todo while the link has no destination."
  `);
});

test("ftp", () => {
  expect(answer("mailto:hello@lull.museum", "ftp://lull.museum")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "ftp://lull.museum": links that start with ftp: are not allowed.
      19 |         label: Write to us
      20 |         href: ftp://lull.museum
         |               ^^^^^^^^^^^^^^^^^
      A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
  `);
});

test("an anchor without quotes or sign", () => {
  expect(answer('"#features"', "features")).toMatchInlineSnapshot(`
    "page.yaml:14:17 error bad-link Section 1, header, item 1 of links: "href" cannot be "features".
      13 |         - label: Features
      14 |           href: features
         |                 ^^^^^^^^
      Did you mean "#features"?
    --fix
              href: "#features""
  `);
});

test("two anchors", () => {
  expect(answer('"#features"', '"#features #faq"')).toMatchInlineSnapshot(`
    "page.yaml:14:17 error bad-link Section 1, header, item 1 of links: "href" cannot be "#features #faq": an anchor is small letters, digits, - and _.
      13 |         - label: Features
      14 |           href: "#features #faq"
         |                 ^^^^^^^^^^^^^^^^
      Did you mean "#features"?"
  `);
});

test("a subject with spaces in a mail link", () => {
  expect(
    answer("mailto:hello@lull.museum", '"mailto:a@b.de?subject=One question more"'),
  ).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "mailto:a@b.de?subject=One question more": a link has no spaces.
      19 |         label: Write to us
      20 |         href: "mailto:a@b.de?subject=One question more"
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "mailto:a@b.de?subject=One%20question%20more"? Where one is meant, write %20."
  `);
});

test.each([
  "sms:+4930901820",
  "sms:+49 30 123456?body=Hello%20there",
  "webcal://lull.museum/events.ics",
  "webcal://lull.museum:8443/events.ics?all=1",
])("%s is a link like others", (href) => {
  expect(report(change(smallPage, "mailto:hello@lull.museum", href))).toBe("");
});

test("a link that is not encrypted is a warning, wherever it is", () => {
  expect(answer("mailto:hello@lull.museum", "http://lull.museum:8080/a")).toMatchInlineSnapshot(`
    "page.yaml:20:15 warning unencrypted Section 1, header, button: "http://lull.museum:8080/a" is not encrypted, and browsers warn visitors of that.
      19 |         label: Write to us
      20 |         href: http://lull.museum:8080/a
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.museum:8080/a"? If the site cannot be reached that way, the link may stay as it is."
  `);
  expect(answer("Nothing.", "Read [it](http://lull.museum/).")).toMatchInlineSnapshot(`
    "page.yaml:57:33 warning unencrypted Section 5, faq, item 1 of categories, item 1 of questions, answer: "http://lull.museum/" is not encrypted, and browsers warn visitors of that.
      56 |               question: What does it cost?
      57 |               answer: Read [it](http://lull.museum/).
         |                                 ^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.museum/"? If the site cannot be reached that way, the link may stay as it is."
  `);
});

test("a message to no number", () => {
  expect(answer("mailto:hello@lull.museum", "sms:hello")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "sms:hello": a telephone number is digits, with spaces, ( ), . and - between them.
      19 |         label: Write to us
      20 |         href: sms:hello
         |               ^^^^^^^^^
      Write sms: and the number, such as sms:+49 30 123456."
  `);
});

test("a telephone number with a 0 that is dialled inside the country alone", () => {
  const told = (href: string) => answer("mailto:hello@lull.museum", href);
  expect(
    ["tel:+49 (0)30 1234", "tel:+49 030 1234", "tel:+0049 30 1234", "+49 (0) 30 1234"]
      .map(told)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "tel:+49 (0)30 1234" dials a wrong number: a 0 in it is not dialled from abroad.
      19 |         label: Write to us
      20 |         href: tel:+49 (0)30 1234
         |               ^^^^^^^^^^^^^^^^^^
      Did you mean "tel:+49 30 1234"? Behind the code of a country, the 0 is left out.
    page.yaml:20:15 error bad-link Section 1, header, button: "tel:+49 030 1234" dials a wrong number: a 0 in it is not dialled from abroad.
      19 |         label: Write to us
      20 |         href: tel:+49 030 1234
         |               ^^^^^^^^^^^^^^^^
      Did you mean "tel:+49 30 1234"? Behind the code of a country, the 0 is left out.
    page.yaml:20:15 error bad-link Section 1, header, button: "tel:+0049 30 1234" dials a wrong number: a 0 in it is not dialled from abroad.
      19 |         label: Write to us
      20 |         href: tel:+0049 30 1234
         |               ^^^^^^^^^^^^^^^^^
      Did you mean "tel:+49 30 1234"? Behind the code of a country, the 0 is left out.
    page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "+49 (0) 30 1234": it is a telephone number.
      19 |         label: Write to us
      20 |         href: +49 (0) 30 1234
         |               ^^^^^^^^^^^^^^^
      Did you mean "tel:+49 30 1234"?"
  `);
  for (const right of [
    "tel:+39 (0)6 1234",
    "tel:(030) 1234",
    "tel:+1 (212) 555-1234",
    "tel:+49 30 (0)",
    "tel:+39 06 1234",
    "tel:+225 07 12 34",
    "tel:+49 30 01234",
    "tel:004930 1234",
  ])
    expect(told(right)).toBe("");
});

test("slashes in front of a mailbox", () => {
  expect(answer("https://lull.museum/chat", "mailto://chat@lull.museum")).toMatchInlineSnapshot(`
    "page.yaml:73:19 error bad-link Section 7, footer, social, item 1 of links: "mailto://chat@lull.museum" writes to no mailbox: its name stands right behind mailto:.
      72 |             icon: brand:discord
      73 |             href: mailto://chat@lull.museum
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "mailto:chat@lull.museum"?
    --fix
                href: mailto:chat@lull.museum"
  `);
});

test("nothing is no mailbox, also where a wrong indent hides that it is nothing", () => {
  const empty = change(smallPage, "https://lull.museum/chat", "~");
  const icon = "            icon: brand:discord";
  expect(report(change(empty, icon, `  ${icon}`))).not.toContain("mailbox:");
});

test("a host that no visitor reaches is not offered with https", () => {
  const told = report(change(smallPage, "https://lull.museum/chat", "http://localhost:5173/"));
  expect(told).not.toContain("https://localhost");
  expect(told).toContain("localhost, which no visitor can reach");
});
