import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { JSONSchema } from "json-schema-to-typescript";
import { stringify } from "yaml";
import type { ResolvedKinds, SectionFacts } from "../shared/section.ts";
import { listSchemas, readSchema } from "../site/loadSchemas.ts";
import { writeWhole } from "./writeAtomically.ts";

interface SectionSchema {
  type: string;
  title: string;
  description: string;
  examples: unknown[];
  facts: Partial<Record<(typeof factNames)[number], unknown>>;
}

const rulesFile = "sections.gen.json";
const typesFile = "src/shared/schema.gen.ts";
const factsFile = "src/shared/facts.gen.ts";

/** The shared definitions whose values a component gets in another form. */
const resolved: readonly string[] = ["href", "image", "video"] satisfies (keyof ResolvedKinds)[];

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

/** A snippet with which an editor completes a type to a whole section: the section's first example. */
function renderSnippet({ type, description, examples: [props] }: SectionSchema) {
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

/** The facts of every type, for the code that renders them. */
function renderFacts(sections: SectionSchema[]): string {
  const facts = Object.fromEntries(sections.map(({ type, facts }) => [type, facts]));
  return `// Generated from schema/sections. Do not edit.
import type { SectionFacts, SectionType } from "./section.ts";

/** Facts of each section type that the page around it needs. */
export const facts: { [T in SectionType]: SectionFacts } = ${JSON.stringify(facts, null, 2)};
`;
}

/** TypeScript's view of the schemas: `PageFile`, and `PropsByType` with the props of every section type. */
async function renderTypes(
  schemaDir: string,
  sections: SectionSchema[],
  rules: string,
  facts: string,
): Promise<string> {
  const shared = listNamed(await readSchema(path.join(schemaDir, "common.schema.json")));
  const root: JSONSchema = {
    title: "Contract",
    type: "object",
    additionalProperties: false,
    required: ["pageFile", "propsByType"],
    properties: {
      pageFile: { $ref: "page.schema.json" },
      propsByType: {
        title: "PropsByType",
        description: "The props of each section type.",
        type: "object",
        additionalProperties: false,
        required: sections.map(({ type }) => type),
        properties: Object.fromEntries(
          sections.map(({ type }) => [type, { $ref: `sections/${type}.schema.json` }]),
        ),
      },
    },
  };
  // Imported on demand: it brings a formatter that takes longer to load than a page to check.
  const { compile } = await import("json-schema-to-typescript");
  const types = await compile(root, "Contract", {
    cwd: schemaDir,
    ignoreMinAndMaxItems: true,
    bannerComment: "",
    $refOptions: {
      resolve: {
        file: {
          read: async ({ url }: { url: string }) => {
            const isMadeNow = path.basename(url) === rulesFile;
            return renderViewOfCode(
              isMadeNow ? JSON.parse(rules) : await readSchema<Json>(url),
              shared,
            );
          },
        },
      },
    },
  });
  const marked = types.replaceAll(`"${kindsMark}"`, kindsMark);
  const text = `${kindsDeclaration}${marked}`;
  return (await renderBanner(schemaDir, [rules, facts, text])) + text;
}

type Json = Record<string, unknown>;

/** The definitions of a schema that have a type of their own. */
function listNamed({ definitions = {} }: { definitions?: Record<string, Json> }): string[] {
  return Object.keys(definitions).filter((name) => definitions[name]?.title);
}

/**
 * A schema as code sees the data: validated, with defaults applied, so a property with a default is always
 * present. Removes a `description` beside a `$ref`, which would give the named type a second name (Link1,
 * Link2 …), and the if/then rules, which a type cannot express.
 */
function renderViewOfCode(schema: Json, shared: readonly string[]): string {
  const named = new Set([...shared, ...listNamed(schema)]);
  return JSON.stringify(schema, (key, value) => {
    if (key === "allOf") return undefined;
    const target = String(value?.$ref ?? "").split("/definitions/")[1];
    if (target && named.has(target)) return { $ref: value.$ref };
    if (value?.type !== "object" || !value.properties) return value;
    const properties: Record<string, Json> = value.properties;
    const filled = Object.keys(properties).filter((name) => "default" in (properties[name] ?? {}));
    const required = [...new Set([...(value.required ?? []), ...filled])];
    return { ...value, required, properties: { ...properties, ...markKinds(properties) } };
  });
}

const kindsDeclaration = `/** The key of a mark that no value has: which of a group's properties are of which shared definition. */
export declare const kinds: unique symbol;

`;

/** The mark as it is written until the types are rendered: a computed name. */
const kindsMark = "[kinds]";

/** Marks a group of properties with those that a shared definition describes which a component gets in another form. */
function markKinds(properties: Record<string, Json>): Record<string, Json> {
  const marks = Object.entries(properties).flatMap(([name, { $ref, items }]) => {
    const ref = $ref ?? (Object(items) as Json).$ref;
    const [file, definition = ""] = String(ref).split("#/definitions/");
    const isShared = file === "" || file?.endsWith("common.schema.json");
    return isShared && resolved.includes(definition) ? [`${name}: "${definition}"`] : [];
  });
  return marks.length > 0 ? { [kindsMark]: { tsType: `{ ${marks.join("; ")} }` } } : {};
}

/** The first line of the types: a digest of the schemas, and of all that is made from them. */
async function renderBanner(schemaDir: string, made: string[]): Promise<string> {
  const files = (await listSchemas(schemaDir)).filter((file) => file.endsWith(".schema.json"));
  const texts = files.map((file) => readFile(path.join(schemaDir, file), "utf8"));
  const state = JSON.stringify([files, await Promise.all(texts), made]);
  const digest = createHash("sha256").update(state).digest("hex").slice(0, 8);
  return `// Generated from schema/ (${digest}). Do not edit.\n`;
}

/** The text of every generated file of the project, from the schemas in `root`/schema. */
export async function generate(root: string): Promise<Map<string, string>> {
  const schemaDir = path.join(root, "schema");
  const sections = await listSectionSchemas(schemaDir);
  const rules = renderSectionRules(sections);
  const facts = renderFacts(sections);
  return new Map([
    [path.join(schemaDir, rulesFile), rules],
    [path.join(root, factsFile), facts],
    [path.join(root, typesFile), await renderTypes(schemaDir, sections, rules, facts)],
  ]);
}

/**
 * Generates anew if the schemas in `root`/schema have changed since, or if a generated file is not as it was written:
 * a merge joins the lines of two branches. Names the files that changed. A page without the engine's code has none.
 */
export async function regenerate(root: string): Promise<string[]> {
  if (!existsSync(path.join(root, path.dirname(typesFile)))) return [];
  const schemaDir = path.join(root, "schema");
  const readText = (file: string) => readFile(path.join(root, file), "utf8").catch(() => "");
  const rules = await readText(path.join("schema", rulesFile));
  const facts = await readText(factsFile);
  const text = await readText(typesFile);
  const types = text.slice(text.indexOf("\n") + 1);
  if (text === (await renderBanner(schemaDir, [rules, facts, types])) + types) return [];
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
