import { expect, test } from "vitest";
import type { SchemaNode } from "../../src/schema/schemaNode.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const today = await loadFixtureContext();

/** The diagnostics of a section with these props, for a schema with rules that no section uses today. */
function tellProps(properties: Record<string, SchemaNode>, props: object): string[] {
  const schema = { type: "object", additionalProperties: false, properties };
  const schemas = new Map([...today.schemas, ["sections/statement.schema.json", schema]]);
  const site = { name: "Lull", title: "Lull", description: "Quiet." };
  const page = JSON.stringify({ site, sections: [{ type: "statement", props }] });
  const { diagnostics } = readPage(Buffer.from(page), { ...today, schemas });
  return diagnostics.map(({ code, message, hint }) => `${code} ${message} ${hint}`);
}

test("every rule of a schema is reported in plain words", () => {
  const description = "What it is for.";
  const properties = {
    short: { type: "string", maxLength: 3, description },
    many: { type: "array", items: { type: "string" }, minItems: 3, maxItems: 4, description },
    one: { type: "array", items: { type: "string" }, maxItems: 1, description },
    least: { type: "number", minimum: 2, description },
    most: { type: "number", maximum: 2, description },
    above: { type: "number", exclusiveMinimum: 2, description },
    below: { type: "number", exclusiveMaximum: 2, description },
    step: { type: "integer", multipleOf: 5, description },
    only: { const: "this", description },
    other: { not: { const: "that" }, description },
    group: { type: "object", description },
    list: { type: "array", description },
    flag: { type: "boolean", description },
  };
  const wrong: object[] = [
    { short: "long text" },
    { many: ["a"] },
    { many: ["a", "b"] },
    { many: [] },
    { many: ["a", "b", "c", "d", "e", "f"] },
    { one: ["a", "b"] },
    { least: 1 },
    { most: 3 },
    { above: 2 },
    { below: 2 },
    { step: 7 },
    { only: "that" },
    { only: null },
    { other: "that" },
    { group: "text" },
    { list: "text" },
    { flag: null },
    { list: null },
    { stray: 1 },
  ];
  expect(wrong.map((props) => tellProps(properties, props).join("\n"))).toMatchInlineSnapshot(`
    [
      "too-many Section 1, statement: "short" holds 9 letters, but may hold 3. Take 6 out. What it is for.",
      "too-few Section 1, statement: "many" holds 1 entry, but needs at least 3. Put at least 3 entries below it, each starting with -. What it is for.",
      "too-few Section 1, statement: "many" holds 2 entries, but needs at least 3. Put at least 3 entries below it, each starting with -. What it is for.",
      "empty Section 1, statement: "many" is empty. Take it out, or fill it. What it is for.",
      "too-many Section 1, statement: "many" holds 6 entries, but may hold 4. Take 2 out. What it is for.",
      "too-many Section 1, statement: "one" holds 2 entries, but may hold 1. Take 1 out. What it is for.",
      "out-of-range Section 1, statement: "least" is 1, but should be 2 or more. Write a number that is 2 or more. What it is for.",
      "out-of-range Section 1, statement: "most" is 3, but should be 2 or less. Write a number that is 2 or less. What it is for.",
      "out-of-range Section 1, statement: "above" is 2, but should be more than 2. Write a number that is more than 2. What it is for.",
      "out-of-range Section 1, statement: "below" is 2, but should be less than 2. Write a number that is less than 2. What it is for.",
      "out-of-range Section 1, statement: "step" is 7, but should be a multiple of 5. Write a number that is a multiple of 5. What it is for.",
      "not-allowed Section 1, statement: "only" cannot be "that". Did you mean "this"? Write this.",
      "empty Section 1, statement: "only" is empty. Take it out, or fill it. What it is for.",
      "bad-value Section 1, statement: "other" cannot stay as it is. What it is for.",
      "wrong-kind Section 1, statement: "group" should be a group of settings, but "text" is text. Put its settings on lines of their own below, indented. What it is for.",
      "wrong-kind Section 1, statement: "list" should be a list, but "text" is text. Put each entry on a line of its own, starting with -. What it is for.",
      "empty Section 1, statement: "flag" is empty. Take it out, or write true or false. What it is for.",
      "empty Section 1, statement: "list" is empty. Take it out, or fill it. What it is for.",
      "unknown-name Section 1, statement: there is no setting "stray" here. What can stand here: short, many, one, least, most, above, below, step, only, other, group, list or flag.",
    ]
  `);
  expect(tellProps({}, { stray: 1 })).toMatchInlineSnapshot(`
    [
      "unknown-name Section 1, statement: there is no setting "stray" here. ",
    ]
  `);
});
