import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

test.each([
  ["noor@lull.museum", "mailto:ada@lull.museum"],
  ["+49 30 901820", "tel:+49 30 901821"],
  ["Call 030/901820", "https://wa.me/4930901821"],
  ["https://lull.museum/chat", "https://lull-museum.org/chat"],
  ["www.lull.museum", "https://lull-museum.org"],
])("%s must not lead to %s, in a text and on a button", (words, address) => {
  expect(answer("Nothing.", `See [${words}](${address}).`)).toContain("other-address");
  expect(
    answer(
      "label: Write to us\n        href: mailto:hello@lull.museum",
      `label: ${words}\n        href: ${address}`,
    ),
  ).toContain("other-address");
});

test("its place", () => {
  expect(
    answer("Nothing.", "Write to [noor@lull.museum](mailto:ada@lull.museum)."),
  ).toMatchInlineSnapshot(`
    "page.yaml:57:51 warning other-address Section 5, faq, item 1 of categories, item 1 of questions, answer: visitors read "noor@lull.museum", and the link leads to "mailto:ada@lull.museum".
      57 | …            answer: Write to [noor@lull.museum](mailto:ada@lull.museum).
         |                                                  ^^^^^^^^^^^^^^^^^^^^^^
      Write the same address or number in both places. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["Noor@lull.museum", "mailto:noor@lull.museum?subject=Hi"],
  ["noor+night@lull.museum", "mailto:noor%2Bnight@lull.museum"],
  ["030 / 90 18 20", "tel:+4930901820"],
  ["+49 (0)30 901820", "tel:+49 30 901820"],
  ["+1 (800) 901-8200 ext. 5", "tel:+18009018200"],
  ["Rooms for 12 to 24 people", "tel:+4930901820"],
  ["www.lull.museum", "https://lull.museum/chat"],
  ["noor@lull.museum", "https://lull.museum/write"],
  ["Booking.com", "https://lull.museum/rooms"],
])("%s may lead to %s", (words, address) => {
  expect(answer("Nothing.", `See [${words}](${address}).`)).toBe("");
});
