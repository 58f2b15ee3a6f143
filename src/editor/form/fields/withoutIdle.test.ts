import { expect, it } from "vitest";
import { sectionSchema, sectionTypes } from "../../../schema/schemaNode.ts";
import { loadSchemas } from "../../../site/schemas/loadSchemas.ts";
import type { Field } from "./field.ts";
import { listFields } from "./listFields.ts";
import { innerOf } from "./problems.ts";
import { withoutIdle } from "./withoutIdle.ts";

const schemas = await loadSchemas(process.cwd());

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const flatten = (field: Field): Field[] => [field, ...innerOf(field).flatMap(flatten)];

const namesOf = (type: string, props: unknown) => {
  const place = { file: sectionSchema(type), node: schemas.get(sectionSchema(type)) ?? {} };
  return withoutIdle(listFields(schemas, place, props, []))
    .flatMap(flatten)
    .map(({ path }) => path.filter((step) => typeof step === "string").join("."));
};

/** Each property that has an effect beside some values of a setting alone, of the section itself or of its entries. */
const cases = sectionTypes(schemas).flatMap(([type, node]) => {
  const values = [node, ...Object.values(node.properties ?? {}).map(({ items }) => items ?? {})];
  return values.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { onlyWith }]) =>
      onlyWith?.values ? [{ type, name, ...onlyWith, values: onlyWith.values }] : [],
    ),
  );
});

it.each(cases)(
  "$name of $type is offered where it has an effect",
  ({ type, name, setting, values }) => {
    const options = schemas.get(sectionSchema(type))?.properties?.[setting]?.enum;
    const { examples } = schemas.get(sectionSchema(type)) ?? {};
    const [example] = listOf(examples);
    const without = JSON.parse(
      JSON.stringify(example, (key, value) => (key === name ? undefined : value)),
    );
    for (const option of listOf(options)) {
      const offered = namesOf(type, { ...without, [setting]: option });
      const isOffered = offered.some((path) => path.split(".").at(-1) === name);
      expect([option, isOffered]).toEqual([option, values.includes(String(option))]);
    }
  },
);

it("what has a value is offered without an effect, too", () => {
  expect(namesOf("features", { title: "New", layout: "list", columns: 3 })).toContain("columns");
  expect(namesOf("features", { title: "New", layout: "list" })).not.toContain("columns");
});

it("what belongs to one of several others is offered beside any of them", () => {
  const image = { src: "/hills.jpg", alt: "Hills." };
  expect(namesOf("hero", { title: "New" })).not.toContain("pictureFrame");
  expect(namesOf("hero", { title: "New", image })).toContain("pictureFrame");
  const plan = { title: "One", monthly: { amount: "£3" } };
  const yearly = { amount: "£30" };
  expect(namesOf("pricing", { plans: [plan] })).not.toContain("periods");
  expect(namesOf("pricing", { plans: [plan, { ...plan, yearly }] })).toContain("periods");
});
