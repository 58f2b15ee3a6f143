import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as api from "../../src/index.ts";
import { listProperties } from "../../src/node/gallery/listProperties.ts";
import { withDefaults } from "../../src/schema/defaults.ts";
import { type SchemaNode, sectionTypes } from "../../src/schema/schemaNode.ts";
import type { Theme } from "../../src/shared/schema.gen.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { renderTokens } from "../../src/theme/tokens.ts";

/*
 * Names that authors write and that a site's own code uses: section types with their settings, looks, and the tokens of the
 * styles. `publicNames.txt` has those of the last version that was published. At a release, NAMES=write has this test write
 * it anew.
 */

const schemas = await loadSchemas(process.cwd());

const theme = withDefaults(schemas, "theme.schema.json", {}) as Theme;

/** The custom properties that styles may use. */
const tokens = [...renderTokens(theme).matchAll(/(--[a-z][a-z0-9-]*):/g)].map(
  ([, name = ""]) => name,
);

const { preset } = schemas.get("theme.schema.json")?.properties ?? {};

/** The settings of a group of the site's files, by their paths: `site.analytics.id`. */
function listSettings(node: SchemaNode | undefined, place: string): string[] {
  return Object.entries(node?.properties ?? {}).flatMap(([name, inner]) => [
    `${place}.${name}`,
    ...listSettings(inner, `${place}.${name}`),
  ]);
}

const { definitions = {} } = schemas.get("page.schema.json") ?? {};
const groups = {
  ...definitions,
  theme: schemas.get("theme.schema.json"),
  page: schemas.get("subpage.schema.json")?.definitions?.page,
};

const names = [
  ...Object.entries(groups).flatMap(([name, node]) => listSettings(node, name)),
  ...sectionTypes(schemas).flatMap(([type]) => [
    type,
    ...listProperties(schemas, type).map(({ path }) => `${type}.${path}`),
  ]),
  ...[preset?.enum ?? []].flat().map((name) => `preset ${name}`),
  ...new Set(tokens),
];

/** The names that types and settings had before, which pages may still have. */
function oldNamesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { renamed = {}, renamedFrom = [], rephrased = {} } = schema as SchemaNode;
  const own = [...Object.keys(renamed), ...renamedFrom, ...Object.keys(rephrased)];
  return [...own, ...Object.values(schema).flatMap(oldNamesIn)];
}

it("no name that is public goes without being renamed", async () => {
  const file = "tests/code/publicNames.txt";
  if (process.env.NAMES === "write") writeFileSync(file, `${names.join("\n")}\n`);
  const listed = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const old = new Set([...schemas.values()].flatMap(oldNamesIn));
  const last = (name: string) => name.split(".").at(-1)?.replace("[]", "") ?? name;
  const gone = listed.filter((name) => !names.includes(name) && !old.has(last(name)));
  expect(listed.length).toBeGreaterThan(100);
  expect(gone).toEqual([]);
});

it("programs get by JavaScript what the headless API has", () => {
  const [, list = ""] = /export const \{([^}]+)\}/.exec(readFileSync("src/api.js", "utf8")) ?? [];
  expect(list.match(/\w+/g)).toEqual(Object.keys(api).sort());
});
