import path from "node:path";
import type { JSONSchema } from "json-schema-to-typescript";
import { resolvedDefinitions } from "../../schema/resolvedDefinitions.ts";
import { readSchema } from "../../site/schemas/loadSchemas.ts";
import { rulesFile } from "../../site/schemas/sectionRules.ts";

/** TypeScript's view of the schemas: `PageFile`, and `PropsByType` with the props of every section type. */
export async function renderTypes(
  schemaDir: string,
  types: readonly string[],
  rules: string,
): Promise<string> {
  const shared = listNamed(await readSchema(path.join(schemaDir, "common.schema.json")));
  const root: JSONSchema = {
    title: "Contract",
    type: "object",
    additionalProperties: false,
    required: ["pageFile", "subpageFile", "propsByType"],
    properties: {
      pageFile: { $ref: "page.schema.json" },
      subpageFile: { $ref: "subpage.schema.json" },
      propsByType: {
        title: "PropsByType",
        description: "The props of each section type.",
        type: "object",
        additionalProperties: false,
        required: [...types],
        properties: Object.fromEntries(
          types.map((type) => [type, { $ref: `sections/${type}.schema.json` }]),
        ),
      },
    },
  };
  // Imported on demand: it brings a formatter that takes longer to load than a page to check. By a name, because where
  // the engine is a package nothing is generated, and a bundler would miss it.
  const generator: string = "json-schema-to-typescript";
  const { compile }: typeof import("json-schema-to-typescript") = await import(generator);
  const text = await compile(root, "Contract", {
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
  return kindsDeclaration + text.replaceAll(`"${kindsMark}"`, kindsMark);
}

type Json = Record<string, unknown>;

/** The definitions of a schema that have a type of their own. */
function listNamed({ definitions = {} }: { definitions?: Record<string, Json> }): string[] {
  return Object.keys(definitions).filter((name) => definitions[name]?.title);
}

/**
 * A schema as code sees the data: validated, with defaults applied, so a property with a default is always present.
 * Removes a `description` beside a `$ref`, which would give the named type a second name (Link1, Link2 …), and the
 * if/then rules, which a type cannot express. A group that another value may replace is a union of the two.
 */
function renderViewOfCode(schema: Json, shared: readonly string[]): string {
  const named = new Set([...shared, ...listNamed(schema)]);
  return JSON.stringify(schema, (key, value) => {
    if (key === "allOf") return undefined;
    if (value?.else) return { anyOf: [value.then, value.else] };
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

/** Marks the properties whose values a component gets in another form, each with its shared definition. */
function markKinds(properties: Record<string, Json>): Record<string, Json> {
  const marks = Object.entries(properties).flatMap(([name, { $ref, items }]) => {
    const ref = $ref ?? (Object(items) as Json).$ref;
    const [file, definition = ""] = String(ref).split("#/definitions/");
    const isShared = file === "" || file?.endsWith("common.schema.json");
    return isShared && resolvedDefinitions.includes(definition) ? [`${name}: "${definition}"`] : [];
  });
  return marks.length > 0 ? { [kindsMark]: { tsType: `{ ${marks.join("; ")} }` } } : {};
}
