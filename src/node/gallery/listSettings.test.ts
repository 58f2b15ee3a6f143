import { expect, it } from "vitest";
import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { sectionSchema } from "../../schema/schemaNode.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { listSettings, sampleFile } from "./listSettings.ts";

const schemas = await loadSchemas(process.cwd());
const settings = listSettings(schemas);

/** The paths of all settings with a few values. */
function listChoices(outer: SchemaLocation, at: string[] = []): string[] {
  return [...membersOf(schemas, outer).properties].flatMap(([name, { place }]) => {
    const path = [...at, name];
    return place.node.enum ? [path.join(".")] : listChoices(place, path);
  });
}

it("every setting of the theme with a few values is shown, but looks and typefaces", () => {
  const node = schemas.get("theme.schema.json") ?? {};
  const others = ["preset", "fonts.display", "fonts.text", "fonts.labels"];
  const choices = listChoices({ file: "theme.schema.json", node });
  expect(settings.map(({ path }) => path.join("."))).toEqual(
    choices.filter((choice) => !others.includes(choice)),
  );
  expect(settings.length).toBeGreaterThan(15);
});

it.each(settings)("$path is shown by examples that are there, each value once", (setting) => {
  for (const name of setting.shownBy) {
    const [type = "", number] = name.split("/");
    const examples = schemas.get(sectionSchema(type))?.examples;
    expect([name, [examples].flat()[Number(number) - 1]]).not.toContain(undefined);
  }
  const files = setting.values.map((value) => sampleFile(setting, value));
  expect(new Set(files).size).toBe(setting.values.length);
  for (const value of setting.values) expect(setting.description).toContain(value);
});
