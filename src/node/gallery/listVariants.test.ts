import { expect, it } from "vitest";
import { sectionSchema } from "../../schema/schemaNode.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { describeSections } from "../../site/schemas/sectionRules.ts";
import { validate } from "../../site/schemas/validate.ts";
import { listVariants } from "./listVariants.ts";

const schemas = await loadSchemas(process.cwd());
const types = describeSections(schemas);
const site = { name: "Lull", title: "Lull", description: "Quiet." };

it.each(types)("every variant of $type is one that an author may write", ({ type, examples }) => {
  const variants = listVariants(schemas, type, examples);
  const page = { site, sections: variants.map(({ props }) => ({ type, props })) };
  expect(validate(schemas, page)).toEqual([]);
  const { needsOneOf } = schemas.get(sectionSchema(type)) ?? {};
  for (const { name, props } of needsOneOf ? variants : []) {
    expect(
      needsOneOf?.names.some((each) => Object.hasOwn(props, each)),
      name,
    ).toBe(true);
  }
  const names = variants.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it("names what is left out, chosen, and how many there are", () => {
  const schema = {
    required: ["title", "cards"],
    properties: {
      title: { $ref: "../common.schema.json#/definitions/text" },
      side: { enum: ["left", "right"], default: "left" },
      cards: {
        type: "array",
        minItems: 1,
        maxItems: 3,
        items: { required: ["a"], properties: { a: {}, b: {} } },
      },
    },
  };
  const known = new Map([...schemas, ["sections/example.schema.json", schema]]);
  const example = { title: "T", side: "right", cards: [{ a: 1, b: 2 }, { a: 3 }] };
  const variants = listVariants(known, "example", [example]);
  expect(Object.fromEntries(variants.map(({ name, props }) => [name, props]))).toMatchObject({
    whole: { title: "T", cards: [{ a: 1, b: 2 }, { a: 3 }] },
    "side: left": { side: "left" },
    "side: right": { side: "right" },
    "cards: 1": { cards: [{ a: 1, b: 2 }] },
    "cards: 3": { cards: [{ a: 1, b: 2 }, { a: 3 }, { a: 1, b: 2 }] },
    "without cards[].b": { cards: [{ a: 1 }, { a: 3 }] },
    "whole, in one word": { title: "Everything" },
  });
});
