import { expect, it } from "vitest";
import { sectionSchema } from "../../../schema/schemaNode.ts";
import { loadSchemas } from "../../../site/schemas/loadSchemas.ts";
import type { Field } from "./field.ts";
import { foldedNames } from "./foldedNames.ts";
import { listFields } from "./listFields.ts";
import { innerOf } from "./problems.ts";

const schemas = await loadSchemas(process.cwd());

const fieldsOf = (type: string, props: unknown): Field[] => {
  const file = sectionSchema(type);
  return listFields(schemas, { file, node: schemas.get(file) ?? {} }, props, []);
};

it("a rare setting of a link is in the part that opens, with a value and without one", () => {
  const href = "#prices";
  for (const link of [
    { label: "Prices", href },
    { label: "Prices", href, threshold: 0.4 },
  ]) {
    const [links] = fieldsOf("header", { links: [link] });
    const [entry] = links ? innerOf(links) : [];
    const fields = entry ? innerOf(entry) : [];
    expect(fields.map(({ label }) => label)).toContain("Share in view");
    expect([...foldedNames(fields)]).toEqual(["threshold"]);
  }
});

it("settings that are neither given nor needed are in it, if others are not", () => {
  const names = foldedNames(fieldsOf("pricing", { title: "Prices", text: "Fair ones." }));
  expect(names).toContain("note");
  expect(names).not.toContain("text");
  expect(names).not.toContain("plans");
  expect(foldedNames(fieldsOf("statement", {}).filter(({ isRequired }) => !isRequired))).toEqual(
    new Set(),
  );
});

it("a second button is offered as soon as there is a first", () => {
  const button = { label: "Begin", href: "#prices" };
  expect(foldedNames(fieldsOf("hero", { title: "New" }))).toContain("secondButton");
  expect(foldedNames(fieldsOf("hero", { title: "New", button }))).not.toContain("secondButton");
});
