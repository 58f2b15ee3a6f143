import { expect, test } from "vitest";
import { answer, change, complaints, smallPage } from "./readFixture.ts";

const href = "mailto:hello@lull.museum";

test("a name for clicks is of no use without a service that counts them", () => {
  expect(answer(href, `${href}\n        track: Write`)).toMatchInlineSnapshot(`
    "page.yaml:21:9 notice not-counted Section 1, header, button: clicks are not counted, because the site has no service that counts them.
      20 |         href: mailto:hello@lull.museum
      21 |         track: Write
         |         ^^^^^
      Name one below site:, as in analytics: { provider: plausible, id: example.com }, or delete the line."
  `);
  const counted = change(smallPage, href, `${href}\n        track: Write`).replace(
    "site:\n",
    "site:\n  analytics: { provider: plausible, id: lull.museum }\n",
  );
  expect(complaints(counted).map(({ code }) => code)).toEqual(["no-privacy-page"]);
});

test("a name for clicks is short, and on one line", () => {
  for (const name of ["a&b", "'  '", "x".repeat(51)])
    expect(complaints(change(smallPage, href, `${href}\n        track: ${name}`))).toHaveLength(1);
});
