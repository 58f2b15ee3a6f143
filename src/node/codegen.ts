import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import type { SchemaNode } from "../schema/schemaNode.ts";
import type { SectionFacts } from "../shared/section.ts";
import { listSchemas, readSchema } from "../site/loadSchemas.ts";
import { writeWhole } from "../site/writeAtomically.ts";
import { renderTypes, rulesFile } from "./renderTypes.ts";

interface SectionSchema {
  type: string;
  title: string;
  description: string;
  examples: unknown[];
  facts: Partial<Record<(typeof factNames)[number], unknown>>;
}

const typesFile = "src/shared/schema.gen.ts";
const factsFile = "src/shared/facts.gen.ts";

/** The code that generates. When it changes, so may its results. */
const generatorFiles = ["src/node/codegen.ts", "src/node/renderTypes.ts"];

/** The keywords of a section's schema that the page around it needs when it is rendered. */
const factNames = ["landmark", "untitledAs"] as const satisfies (keyof SectionFacts)[];

/** The section types, one for each file in schema/sections, in alphabetical order. */
export async function listSectionSchemas(schemaDir: string): Promise<SectionSchema[]> {
  const folder = path.join(schemaDir, "sections");
  return Promise.all(
    (await listSchemas(folder)).map(async (file) => {
      const schema = await readSchema<Omit<SectionSchema, "type" | "facts">>(
        path.join(folder, file),
      );
      const { title, description, examples } = schema;
      const facts = Object.fromEntries(
        Object.entries(schema).filter(([name]) => factNames.some((fact) => fact === name)),
      );
      return { type: path.basename(file, ".schema.json"), title, description, examples, facts };
    }),
  );
}

/** The props of every example, each with its type. */
export async function listExampleProps(
  schemaDir: string,
): Promise<{ type: string; props: unknown }[]> {
  return (await listSectionSchemas(schemaDir)).flatMap(({ type, examples }) =>
    examples.map((props) => ({ type, props })),
  );
}

/** The rules for the props of each section type: one if/then each, which gives one error at the exact place. */
function renderSectionRules(sections: SectionSchema[]): string {
  const rules = {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from schema/sections. Do not edit.",
    definitions: {
      type: {
        description: "What kind of section this is.",
        enum: sections.map(({ type }) => type),
        markdownEnumDescriptions: sections.map(({ description }) => description),
      },
      propsOfType: {
        type: "object",
        defaultSnippets: sections.map(renderSnippet),
        allOf: sections.map(({ type }) => ({
          // Editors take an empty entry for null, and null meets every rule except a type.
          if: { type: "object", properties: { type: { const: type } }, required: ["type"] },
          // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
          then: { properties: { props: { $ref: `sections/${type}.schema.json` } } },
        })),
      },
    },
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

/**
 * A snippet with which an editor completes a type to a whole section: the first example whose texts stand on a line
 * each, as an editor inserts them.
 */
function renderSnippet({ type, description, examples }: SectionSchema) {
  const props = examples.find((example) => !JSON.stringify(example).includes("\\n"));
  // Editors insert these texts as they are, so they need their quotes already. In a snippet, $ starts a
  // placeholder, and } ends one.
  const text = (_: string, value: unknown) =>
    typeof value === "string"
      ? stringify(value, { lineWidth: 0 })
          .trimEnd()
          .replaceAll(/[$}\\]/g, "\\$&")
      : value;
  return { label: type, description, body: JSON.parse(JSON.stringify({ type, props }, text)) };
}

/** The facts of every type, and the fields of every section, for the code that renders them. */
function renderFacts(sections: SectionSchema[], page: SchemaNode): string {
  const facts = Object.fromEntries(sections.map(({ type, facts }) => [type, facts]));
  return `// Generated from schema/. Do not edit.
import type { SectionFacts, SectionType } from "./section.ts";

/** Facts of each section type that the page around it needs. */
export const facts: { [T in SectionType]: SectionFacts } = ${JSON.stringify(facts, null, 2)};

/** The fields by which every section chooses the looks of its frame, each with its default. */
export const frameFields = ${JSON.stringify(listFrameFields(page), null, 2)} as const;
`;
}

/** The fields of a section that offer a choice. */
function listFrameFields({ definitions = {} }: SchemaNode): { name: string; usual: unknown }[] {
  return Object.entries(definitions.section?.properties ?? {}).flatMap(([name, field]) =>
    field.enum ? [{ name, usual: field.default }] : [],
  );
}

/** The first line of the types: a digest of the schemas, of this generator, and of all that it makes from them. */
async function renderBanner(root: string, made: string[]): Promise<string> {
  const schemas = (await listSchemas(path.join(root, "schema")))
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => `schema/${file}`);
  const files = [...schemas, ...generatorFiles];
  const texts = files.map((file) => readFile(path.join(root, file), "utf8"));
  const state = JSON.stringify([files, await Promise.all(texts), made]);
  const digest = createHash("sha256").update(state).digest("hex").slice(0, 8);
  return `// Generated from schema/ (${digest}). Do not edit.\n`;
}

/** The text of every generated file of the project, from the schemas in `root`/schema. */
export async function generate(root: string): Promise<Map<string, string>> {
  const schemaDir = path.join(root, "schema");
  const sections = await listSectionSchemas(schemaDir);
  const rules = renderSectionRules(sections);
  const facts = renderFacts(sections, await readSchema(path.join(schemaDir, "page.schema.json")));
  const types = await renderTypes(
    schemaDir,
    sections.map(({ type }) => type),
    rules,
  );
  return new Map([
    [path.join(schemaDir, rulesFile), rules],
    [path.join(root, factsFile), facts],
    [path.join(root, typesFile), (await renderBanner(root, [rules, facts, types])) + types],
  ]);
}

/**
 * Generates anew if the schemas in `root`/schema or this generator have changed since, or if a generated file is not as it was written:
 * a merge joins the lines of two branches. Names the files that changed. A page without the engine's code has none.
 */
export async function regenerate(root: string): Promise<string[]> {
  if (!existsSync(path.join(root, path.dirname(typesFile)))) return [];
  const readText = (file: string) => readFile(path.join(root, file), "utf8").catch(() => "");
  const rules = await readText(path.join("schema", rulesFile));
  const facts = await readText(factsFile);
  const text = await readText(typesFile);
  const types = text.slice(text.indexOf("\n") + 1);
  if (text === (await renderBanner(root, [rules, facts, types])) + types) return [];
  return writeChanged(await generate(root));
}

/** Writes the files whose text differs from the disk. Returns their names. */
async function writeChanged(files: Map<string, string>): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, text] of files) {
    if ((await readFile(file, "utf8").catch(() => "")) === text) continue;
    await writeWhole(file, text);
    changed.push(file);
  }
  return changed;
}
