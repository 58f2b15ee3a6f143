import { describe, expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

const told = (href: string) => answer("mailto:hello@lull.museum", href);

test("a mailbox that no mail reaches", () => {
  expect(told("mailto:hello@lull,museum")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: no mail reaches "mailto:hello@lull,museum".
      19 |         label: Write to us
      20 |         href: mailto:hello@lull,museum
         |               ^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "mailto:hello@lull.museum"? Look at "lull,museum": it should be a name such as lull.museum, with one dot between its parts."
  `);
});

test("a subject behind & in place of ?", () => {
  expect(told("mailto:hello@lull.museum&subject=Hi")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: no mail reaches "mailto:hello@lull.museum&subject=Hi".
      19 |         label: Write to us
      20 |         href: mailto:hello@lull.museum&subject=Hi
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "mailto:hello@lull.museum?subject=Hi"? Look at "lull.museum&subject=Hi": it should be a name such as lull.museum, with one dot between its parts."
  `);
});

test("a host with an empty part", () => {
  expect(told("https://lull..museum/chat")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: no browser can open "https://lull..museum/chat".
      19 |         label: Write to us
      20 |         href: https://lull..museum/chat
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^
      Look at "lull..museum": it should be a name such as lull.museum, with one dot between its parts."
  `);
});

test("an end that no name of a host has", () => {
  expect(told("https://lull.con/chat?x#y")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: no host is called "lull.con", so "https://lull.con/chat?x#y" leads nowhere.
      19 |         label: Write to us
      20 |         href: https://lull.con/chat?x#y
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://lull.com/chat?x#y"? No name ends in .con."
  `);
  expect(told("mailto:hello@lull.comm")).toContain("mailto:hello@lull.com");
  for (const right of ["https://con.lull.museum", "https://lull.co", "mailto:con@lull.om"])
    expect(told(right)).toBe("");
});

describe("a chat of WhatsApp", () => {
  test("with the signs of a telephone number", () => {
    expect(told("https://wa.me/+4930901820")).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "https://wa.me/+4930901820" opens no chat: WhatsApp wants the number with the code of its country, in digits alone.
        19 |         label: Write to us
        20 |         href: https://wa.me/+4930901820
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean "https://wa.me/4930901820"? Write it as in https://wa.me/4930901820, without + and 0 in front."
    `);
  });

  test("with blanks", () => {
    expect(told("https://wa.me/49 (0)30 901820")).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "https://wa.me/49 (0)30 901820": WhatsApp wants the number in digits alone.
        19 |         label: Write to us
        20 |         href: https://wa.me/49 (0)30 901820
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean "https://wa.me/4930901820"?"
    `);
  });

  test("without the code of a country", () => {
    expect(told("https://wa.me/030901820")).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "https://wa.me/030901820" opens no chat: WhatsApp wants the number with the code of its country, in digits alone.
        19 |         label: Write to us
        20 |         href: https://wa.me/030901820
           |               ^^^^^^^^^^^^^^^^^^^^^^^
        Write it as in https://wa.me/4930901820, without + and 0 in front."
    `);
  });
});

test("a link without a number to dial", () => {
  expect(told("tel:.")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "tel:.": a telephone number is digits, with spaces, ( ), . and - between them.
      19 |         label: Write to us
      20 |         href: tel:.
         |               ^^^^^
      Write tel: and the number, such as tel:+49 30 123456."
  `);
});

test("a message whose words have a blank", () => {
  expect(told("sms:+49 30 901820?body=Good night")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "sms:+49 30 901820?body=Good night": a link has no spaces.
      19 |         label: Write to us
      20 |         href: sms:+49 30 901820?body=Good night
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "sms:+49 30 901820?body=Good%20night"? Where one is meant, write %20."
  `);
});

test("a file on a computer", () => {
  expect(told("C:\\Users\\noor\\prices.pdf")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "C:\\Users\\noor\\prices.pdf": it is a file on a computer, which visitors cannot reach.
      19 |         label: Write to us
      20 |         href: C:\\Users\\noor\\prices.pdf
         |               ^^^^^^^^^^^^^^^^^^^^^^^^
      Put the file into public/, and write its path from there, with / in front."
  `);
});

test("two mailboxes", () => {
  expect(told("mailto:noor@lull.museum,ada@lull.museum")).toMatchInlineSnapshot(`
    "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "mailto:noor@lull.museum,ada@lull.museum": a link writes to one mailbox.
      19 |         label: Write to us
      20 |         href: mailto:noor@lull.museum,ada@lull.museum
         |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write the others behind it, as in mailto:anna@lull.museum?cc=noor@lull.museum."
  `);
});

test.each([
  "https://пример.рф/сон",
  "https://例え.jp",
  "https://bücher.museum",
  "https://lull_shop.museum",
  "https://8.8.8.8/",
  "https://wa.me/4930901820?text=Hi",
  "https://wa.me/message/ABC1",
  "mailto:noor@lull.museum?cc=ada@lull.museum&subject=Hi",
  "mailto:noor@büro.museum",
])("%s leads somewhere", (href) => {
  expect(told(href)).toBe("");
});
