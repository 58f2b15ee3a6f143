import { expect, it } from "vitest";
import { applyEdit } from "../../site/edit/apply.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { createKeys } from "../site/keys.ts";
import type { Planned } from "./moves.ts";
import { planNest, planUnnest } from "./nest.ts";
import { flattenRows, listRows } from "./rows.ts";

const schemas = await loadSchemas(process.cwd());
const text = `sections:
  - type: header
    props:
      links:
        # The first.
        - label: Product
          href: "#features"
        - label: Prices # in euros
          href: "#pricing"
        - label: Help
          menu:
            - label: Questions
              href: "#faq"
            - label: Letters
              href: mailto:ada@example.com
`;
const link = (label: string, href: string) => ({ label, href });
const questions = link("Questions", "#faq");
const letters = link("Letters", "mailto:ada@example.com");
const links = [
  link("Product", "#features"),
  link("Prices", "#pricing"),
  { label: "Help", menu: [questions, letters] },
];
const data = { type: "header", props: { links } };
const section = {
  ...{ file: "page.yaml", index: 0, type: "header", anchor: "header", ref: "header", data },
  ...{ isInherited: false, schema: schemas.get("sections/header.schema.json"), problems: [] },
  locked: undefined,
};
const rows = flattenRows(listRows([section], schemas, createKeys()));
const find = (words: string) => {
  const row = rows.find((each) => each.list && each.words === words);
  if (!row) throw new Error(`There is no row ${words}.`);
  return row;
};

/** The page after what is planned, and what is said about it. */
function made(planned: Planned | undefined): [string, string] {
  if (!planned || "reason" in planned) throw new Error("Nothing is planned.");
  const edited = applyEdit(text, planned.operation, { schemas });
  if ("refusal" in edited) throw new Error(edited.refusal.message);
  return [edited.text, planned.words];
}

it("a link goes into the menu of another, whose own address becomes its first entry", () => {
  const [page, words] = made(planNest(find("Prices"), find("Product"), schemas));
  expect(words).toBe("“Prices” is in the menu of “Product” now.");
  expect(page).toContain(`        # The first.
        - label: Product
          menu:
            - label: Product
              href: "#features"
            - label: Prices`);
  const [other] = made(planNest(find("Prices"), find("Help"), schemas));
  expect(other).toContain(`              href: mailto:ada@example.com
            - label: Prices
              href: "#pricing"
`);
  expect(other.match(/Prices/g)).toHaveLength(1);
});

it("a link comes out of a menu, below the link that opens it", () => {
  const [page, words] = made(planUnnest(find("Questions"), schemas));
  expect(words).toBe("“Questions” is out of the menu now.");
  expect(page).toContain(`            - label: Letters
              href: mailto:ada@example.com
        - label: Questions
          href: "#faq"
`);
});

it("what a menu cannot hold stays where it is", () => {
  expect(planNest(find("Help"), find("Product"), schemas)).toBeUndefined();
  expect(planNest(find("Product"), find("Product"), schemas)).toBeUndefined();
  expect(planNest(find("Questions"), find("Letters"), schemas)).toBeUndefined();
  expect(planUnnest(find("Prices"), schemas)).toBeUndefined();
});
