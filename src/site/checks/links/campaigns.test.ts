import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const href = 'href: "#questions"';
const site = change(smallPage, "  name: Lull", "  name: Lull\n  url: https://lull.museum");
const codes = (address: string) =>
  read(change(site, href, `href: ${JSON.stringify(address)}`)).diagnostics.map(({ code }) => code);

test("the marks of a campaign and of a click", () => {
  expect(
    ["/?utm_source=mail&utm_medium=link#questions", "https://other.museum/a?b=1&fbclid=IwAR0"]
      .map((address) => answer(href, `href: ${JSON.stringify(address)}`))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:17:17 warning campaign Section 1, header, item 2 of links: the link to "/?utm_source=mail&utm_medium=link#questions" has "utm_source" and "utm_medium", so whoever follows it counts as a visitor of that campaign, whatever led them here.
      16 |         - label: Questions
      17 |           href: "/?utm_source=mail&utm_medium=link#questions"
         |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Take it out of the address. If it is meant, write # meant on the line above.
    page.yaml:17:17 warning campaign Section 1, header, item 2 of links: the link to "https://other.museum/a?b=1&fbclid=IwAR0" has "fbclid", which counts everybody as one person who once clicked it elsewhere.
      16 |         - label: Questions
      17 |           href: "https://other.museum/a?b=1&fbclid=IwAR0"
         |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Take it out of the address. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ...["/?utm_source=news", "https://lull.museum/?utm_campaign=spring", "/?a=1&gclid=Cj0"],
  ...["https://other.museum/?mc_eid=1a2b", "/?utm_source=a#features"],
])("%s is told", (address) => expect(codes(address)).toContain("campaign"));

test.each([
  ...["https://other.museum/?utm_source=lull", "/?plan=plus", "/?q=utm_source"],
  ...["https://other.museum/#?fbclid=1", "mailto:ada@lull.museum?subject=gclid"],
])("%s is not", (address) => expect(codes(address)).not.toContain("campaign"));
