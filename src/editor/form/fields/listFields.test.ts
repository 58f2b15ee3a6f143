import { describe, expect, it } from "vitest";
import { membersOf } from "../../../schema/fields.ts";
import { type SchemaNode, type Schemas, sectionTypes } from "../../../schema/schemaNode.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { loadSchemas } from "../../../site/schemas/loadSchemas.ts";
import type { Field } from "./field.ts";
import { completeValue } from "./initialValue.ts";
import { entryField, listFields } from "./listFields.ts";
import { innerOf } from "./problems.ts";
import { validationMessage } from "./validationMessage.ts";

const schemas = await loadSchemas(process.cwd());

const flatten = (field: Field): Field[] => [field, ...innerOf(field).flatMap(flatten)];

const leavesOf = (value: unknown, path: FieldPath = []): FieldPath[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const cases = sectionTypes(schemas).flatMap(([type, node]) =>
  Array.isArray(node.examples)
    ? node.examples.map((example: unknown, index) => ({ type, index, node, example }))
    : [],
);

const listAll = (file: string, node: SchemaNode, value: unknown, known: Schemas = schemas) =>
  listFields(known, { file, node }, value, []).flatMap(flatten);

describe.each(cases)("the fields of $type, example $index", ({ type, node, example }) => {
  const fields = listAll(`sections/${type}.schema.json`, node, example);
  const leaves = fields.filter((field) => innerOf(field).length === 0);

  it("hold every value, once", () => {
    const paths = leaves.filter(({ value }) => value !== undefined).map(({ path }) => path);
    expect(paths.map(String).sort()).toEqual(leavesOf(example).map(String).sort());
  });

  it("have a label in words and the schema's description", () => {
    const nameless = fields.filter(({ label }) => !/^\p{Lu}[^_-]*$/u.test(label));
    expect(nameless.map(({ path }) => path)).toEqual([]);
    // The numbers of a pair are explained by the pair.
    const helpless = fields.filter(({ help, path }) => !help && typeof path.at(-1) !== "number");
    expect(helpless.map(({ path }) => path)).toEqual([]);
  });

  it("take the values that they have", () => {
    const refused = fields.filter(({ kind, schemas, value }) =>
      kind === "mismatch" || typeof value === "string" || typeof value === "number"
        ? kind === "mismatch" || validationMessage(schemas, value as string) !== undefined
        : false,
    );
    expect(refused.map(({ path }) => path)).toEqual([]);
  });

  it("have a field for every setting that may be added", () => {
    const shape = membersOf(schemas, { file: `sections/${type}.schema.json`, node });
    const names = fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0]);
    expect(names).toEqual([...shape.properties.keys()]);
  });
});

it("are there for the settings of the site and the theme", () => {
  for (const file of ["page.schema.json", "theme.schema.json", "subpage.schema.json"]) {
    const fields = listAll(file, schemas.get(file) ?? {}, {});
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(({ help }) => !help)).toEqual([]);
  }
});

const group: SchemaNode = {
  type: "object",
  required: ["title"],
  properties: {
    title: { description: "A title.", $ref: "common.schema.json#/definitions/text" },
    secondaryButton: { description: "A button.", $ref: "common.schema.json#/definitions/button" },
    logo: { description: "A logo.", $ref: "common.schema.json#/definitions/image" },
    mark: {
      description: "A mark.",
      $ref: "common.schema.json#/definitions/icon",
      excludes: "logo",
    },
    shown: { description: "How many.", type: "integer", minimum: 1, maximum: 5, default: 2 },
    cards: {
      description: "Cards.",
      ...{ type: "array", minItems: 1, maxItems: 3 },
      items: { $ref: "common.schema.json#/definitions/card" },
    },
  },
};

const listOwn = (value: unknown) =>
  listFields(schemas, { file: "own.json", node: group }, value, []);

it("know their kinds, labels and limits", () => {
  const fields = listOwn({ title: "T", cards: [{ title: "One *card*" }] });
  const described = fields.map(({ kind, label, definitions, picker, isRequired, defaultValue }) =>
    [
      label,
      kind,
      definitions.join(" "),
      picker && `${picker.kind} picker replaces its ${picker.replaces}`,
      isRequired && "required",
      defaultValue,
    ]
      .filter(Boolean)
      .join(", "),
  );
  expect(described).toMatchInlineSnapshot(`
    [
      "Title, text, text, required",
      "Secondary button, group, button, link picker replaces its member",
      "Logo, group, image, image picker replaces its group",
      "Mark, text, icon, icon picker replaces its value",
      "Shown, number, 2",
      "Cards, list",
    ]
  `);
  const cards = fields.find(({ kind }) => kind === "list");
  expect(cards).toMatchObject({ noun: "card", min: 1, max: 3 });
  expect(innerOf(cards as Field).map(({ label }) => label)).toEqual(["Card 1"]);
});

it("say which other value they may not stand beside", () => {
  const excluded = ({ label, excludedBy }: Field) => (excludedBy ? [[label, excludedBy]] : []);
  expect(listOwn({ title: "T", logo: {} }).flatMap(excluded)).toEqual([["Mark", "Logo"]]);
  expect(listOwn({ title: "T", mark: "star" }).flatMap(excluded)).toEqual([["Logo", "Mark"]]);
  expect(listOwn({ title: "T" }).flatMap(excluded)).toEqual([]);
});

it("take false for a group that says so, and no value of another kind", () => {
  const theme = schemas.get("theme.schema.json") ?? {};
  const place = { file: "theme.schema.json", node: theme };
  const dark = listFields(schemas, place, { dark: false }, []).find(({ value }) => value === false);
  expect(dark).toMatchObject({ kind: "group", alternative: false });
  const fields = listOwn({ title: ["a"], cards: "b", shown: "2", secondaryButton: 3 });
  const mismatches = fields.filter(({ kind }) => kind === "mismatch").map(({ label }) => label);
  expect(mismatches).toEqual(["Title", "Secondary button", "Shown", "Cards"]);
});

it("say which of them a group needs one of, and a new link among these leads nowhere yet", () => {
  const header = schemas.get("sections/header.schema.json") ?? {};
  const { properties } = membersOf(schemas, { file: "sections/header.schema.json", node: header });
  const links = properties.get("links");
  const entry = links && membersOf(schemas, links.place).entry;
  if (!entry) throw new Error("The header has no links.");
  const newLink = (value: unknown) =>
    entryField(schemas, { entry, noun: "link", path: ["links"] }, value, 0);
  const field = newLink({ label: "Prices" });
  const needed = innerOf(field).filter(({ isAlternative }) => isAlternative);
  expect(needed.map(({ label }) => label)).toEqual(["Leads to", "Menu"]);
  expect(completeValue(field, { label: "Prices" })).toEqual({ label: "Prices", href: "todo" });
  const menu = { label: "More", menu: [{ label: "Prices", href: "#prices" }] };
  expect(completeValue(newLink(menu), menu)).toEqual(menu);
});
