import { expect, it } from "vitest";
import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { sectionSchema } from "../../schema/schemaNode.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { listSettings, sampleFile } from "./listSettings.ts";

const schemas = await loadSchemas(process.cwd());
const settings = listSettings(schemas);

/** The paths of all settings that are no groups. */
function listPaths(outer: SchemaLocation, at: string[] = []): string[] {
  const { properties } = membersOf(schemas, outer);
  if (properties.size === 0) return [at.join(".")];
  return [...properties].flatMap(([name, { place }]) => listPaths(place, [...at, name]));
}

it("every setting of the theme is shown, but looks, colours, typefaces and what moves", () => {
  const node = schemas.get("theme.schema.json") ?? {};
  const others = /^(preset|colors|dark|fonts|motion\.d)/;
  const paths = listPaths({ file: "theme.schema.json", node });
  expect(settings.map(({ path }) => path.join("."))).toEqual(
    paths.filter((path) => !others.test(path)),
  );
  expect(settings.length).toBeGreaterThan(25);
});

it.each(settings)("$path is shown by examples that are there, each value once", (setting) => {
  for (const name of setting.shownBy) {
    const [type = "", number] = name.split("/");
    const examples = schemas.get(sectionSchema(type))?.examples;
    expect([name, [examples].flat()[Number(number) - 1]]).not.toContain(undefined);
  }
  const files = setting.values.map((value) => sampleFile(setting, value));
  expect(new Set(files).size).toBe(setting.values.length);
  expect(setting.values.length).toBeGreaterThan(1);
  const names = setting.values.filter((value) => /^[a-z]/.test(String(value)));
  for (const name of names) expect(setting.description).toContain(name);
});
