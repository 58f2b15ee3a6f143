import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

const priced = (before: string, amount: string) =>
  answer(
    "  - type: footer",
    `  - type: pricing\n    props:\n      title: Plans\n      plans:\n        - title: Plus\n          monthly:\n            amount: ${amount}\n            before: ${before}\n          points:\n            - text: Ten lists\n  - type: footer`,
  );

test("a price before that is not higher", () => {
  expect(priced("€4", "€6")).toMatchInlineSnapshot(`
    "page.yaml:72:21 warning odd-price Section 7, pricing, item 1 of plans, monthly: the price before was "€4", which is not more than "€6".
      71 |             amount: €6
      72 |             before: €4
         |                     ^^
      Write the higher price in before. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["€6", "€6"],
  ["1.199,00 €", "1.299,00 €"],
  ["CHF 1’199", "CHF 1’299.–"],
  ["1 199 kr", "1 299,50 kr"],
])("%s is not more than %s", (before, amount) => {
  expect(priced(before, amount)).toContain("odd-price");
});

test.each([
  ["€6", "€4"],
  ["1.299,00 €", "999 €"],
  ["1,299.50 $", "1,299 $"],
  ["€6 to €8", "€7"],
  ["€6", "Free"],
])("%s is more than %s", (before, amount) => {
  expect(priced(before, amount)).not.toContain("odd-price");
});
