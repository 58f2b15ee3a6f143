import { expect, test } from "vitest";
import { report } from "./readFixture.ts";

const page = (sections: string) => `site:
  name: Lull
  title: Lull
  description: Quiet.
sections:
${sections}`;

test("a page of sections without a title has no heading", () => {
  expect(
    report(page("  - type: stats\n    props:\n      items: [{ value: '1', label: one }]")),
  ).toMatchInlineSnapshot(`
    "page.yaml:5:1 warning no-heading No section has a title, so the page has no heading.
      4 |   description: Quiet.
      5 | sections:
        | ^^^^^^^^
      Give the first section a title: search engines and screen readers take it for what the page is about."
  `);
});

test("a title on a section that is off is none", () => {
  const off = "  - type: statement\n    enabled: false\n    props: { title: Loud, lines: [Quiet] }";
  const on = "  - type: logos\n    props: { logos: [{ name: One }] }";
  expect(report(page(`${off}\n${on}`))).toContain("no-heading");
});

test("a price without a currency", () => {
  const app = (price: string) =>
    `site:\n  name: Lull\n  title: Lull\n  description: Quiet.\n  app:\n    platforms: [iOS]\n    category: GameApplication\n    ${price}\nsections:\n  - type: hero\n    props: { title: Quiet }`;
  expect(report(app("price: 4.5"))).toMatchInlineSnapshot(`
    "page.yaml:8:12 warning no-currency Site, app: the price is 4.5, but in which currency is not said, so search engines are told nothing of the app.
      7 |     category: GameApplication
      8 |     price: 4.5
        |            ^^^
      Add a line currency: with its three letters, such as EUR, beside the price."
  `);
  expect(report(app("price: 0"))).not.toContain("currency");
  expect(report(app("price: 4.5\n    currency: EUR"))).not.toContain("currency");
});

test("a spotlight of nothing shows nothing", () => {
  expect(
    report(
      page(
        "  - type: hero\n    props:\n      title: Quiet\n  - type: spotlight\n    props:\n      side: left",
      ),
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:10:5 error missing Section 2, spotlight: "title", "text", "points", "images" or "tabs" is missing.
       9 |   - type: spotlight
      10 |     props:
         |     ^^^^^
      Add a title with what the section is about, or one of the others."
  `);
});
