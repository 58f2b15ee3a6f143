import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

test.each([
  ["noor@lull.museum", "mailto:ada@lull.museum"],
  ["+49 30 901820", "tel:+49 30 901821"],
  ["Call 030/901820", "https://wa.me/4930901821"],
  ["https://lull.museum/chat", "https://lull-museum.org/chat"],
  ["www.lull.museum", "https://lull-museum.org"],
  ["Call us now", "mailto:hello@lull.museum"],
  ["Jetzt anrufen", "mailto:hello@lull.museum"],
  ["E-mail us", "tel:+4930901820"],
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
  ["Call us", "tel:+4930901820"],
  ["Call us", "https://lull.museum/write"],
  ["Call for papers", "mailto:hello@lull.museum"],
])("%s may lead to %s", (words, address) => {
  expect(answer("Nothing.", `See [${words}](${address}).`)).toBe("");
});

const social =
  "label: Discord\n            icon: brand:discord\n            href: https://lull.museum/chat";

test("the sign of a network beside the address of another", () => {
  expect(
    answer(
      social,
      "label: Us\n            icon: brand:instagram\n            href: https://www.facebook.com/lullmuseum",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:73:19 warning other-address Section 7, footer, social, item 1 of links: visitors see the sign of instagram, and the link leads to "https://www.facebook.com/lullmuseum".
      72 |             icon: brand:instagram
      73 |             href: https://www.facebook.com/lullmuseum
         |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write the address there, or another sign. If it is meant, write # meant on the line above."
  `);
  const stores = (store: string, href: string) =>
    answer("      year: 2025", `      stores:\n        - store: ${store}\n          href: ${href}`);
  const play = "https://play.google.com/store/apps/details?id=museum.lull";
  expect(stores("app-store", play)).toContain("other-address");
  expect(stores("play-store", play)).not.toContain("other-address");
  expect(answer("Nothing.", "See us on [Instagram](https://x.com/lullmuseum).")).toContain(
    "other-address",
  );
});

test.each([
  ["brand:instagram", "https://www.instagram.com/lullmuseum"],
  ["brand:x", "https://twitter.com/lullmuseum"],
  ["brand:instagram", "https://linktr.ee/lullmuseum"],
  ["brand:mastodon", "https://github.com/lullmuseum"],
  ["globe", "https://github.com/lullmuseum"],
])("%s may stand beside %s", (icon, href) => {
  expect(
    answer(social, `label: Us\n            icon: ${icon}\n            href: ${href}`),
  ).not.toContain("other-address");
});
