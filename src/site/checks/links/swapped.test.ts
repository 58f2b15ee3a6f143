import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const link = 'label: Questions\n          href: "#questions"';
const codes = (label: string, href: string) =>
  read(change(smallPage, link, `label: ${label}\n          href: "${href}"`)).diagnostics.map(
    ({ code }) => code,
  );

test("a link whose words name another section", () => {
  expect(answer('href: "#questions"', 'href: "#features"')).toMatchInlineSnapshot(`
    "page.yaml:17:17 warning other-address Section 1, header, item 2 of links: visitors read "Questions", and the link leads to "#features".
      16 |         - label: Questions
      17 |           href: "#features"
         |                 ^^^^^^^^^^^
      Did you mean "#questions"? If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["Questions", "#questions"],
  ["All questions", "#features"],
  ["What it does", "#features"],
  ["Testimonials", "#features"],
  ["Questions # our name for it", "/"],
])("%s may lead to %s", (label, href) => expect(codes(label, href)).not.toContain("other-address"));
