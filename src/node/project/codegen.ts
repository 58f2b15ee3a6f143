import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  type SchemaNode,
  type Schemas,
  sectionSchema,
  sectionTypes,
} from "../../schema/schemaNode.ts";
import type { SectionFacts } from "../../shared/section.ts";
import { listSchemas, readSchema } from "../../site/schemas/loadSchemas.ts";
import { findComponent } from "../../site/schemas/sectionComponent.ts";
import { describeSections, makeRules, rulesFile } from "../../site/schemas/sectionRules.ts";
import { writeWhole } from "../../site/write/writeAtomically.ts";
import { renderTypes } from "./renderTypes.ts";

const typesFile = "src/shared/schema.gen.ts";
const factsFile = "src/shared/facts.gen.ts";
const labelsFile = "src/ui/text/labels.gen.ts";
const registryFile = "src/registry/sections.gen.ts";

/** The code that generates. When it changes, so may its results. */
const generatorFiles = [
  "src/node/project/codegen.ts",
  "src/node/project/renderTypes.ts",
  "src/site/schemas/sectionComponent.ts",
  "src/site/schemas/sectionRules.ts",
];

/** The keywords of a section's schema that the page around it needs when it is rendered. */
const factNames = [
  "landmark",
  "untitledAs",
  "listsLanguages",
  "hydrates",
] as const satisfies (keyof SectionFacts)[];

/** The section types, one for each file in schema/sections, in alphabetical order. */
async function listTypes(schemaDir: string): Promise<string[]> {
  const files = await listSchemas(path.join(schemaDir, "sections"));
  return files.map((file) => path.basename(file, ".schema.json"));
}

/** The schemas of the engine's section types. A generated file beside them may be older, or broken. */
async function readSections(schemaDir: string): Promise<Schemas> {
  const read = async (type: string) => {
    const file = sectionSchema(type);
    return [file, await readSchema(path.join(schemaDir, file))] as const;
  };
  return new Map(await Promise.all((await listTypes(schemaDir)).map(read)));
}

/** The facts of every type, and the fields of every section, for the code that renders them. */
export function renderFacts(sections: Schemas, page: SchemaNode): string {
  const facts = Object.fromEntries(
    sectionTypes(sections).map(([type, schema]) => [
      type,
      Object.fromEntries(
        Object.entries(schema).filter(([name]) => factNames.some((fact) => fact === name)),
      ),
    ]),
  );
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

/** The engine's registry. */
const renderEngineRegistry = (root: string, types: readonly string[]): string =>
  renderRegistry(
    types.map((type) => {
      const { file, name } = findComponent(path.join(root, "src/sections"), type);
      const address = `../sections/${type}/${path.basename(file)}`;
      return [type, `import(${JSON.stringify(address)}).then((module) => module.${name})`];
    }),
  );

/** The registry: every type with the function that imports its component, by the expression that it returns. */
export function renderRegistry(
  imports: readonly (readonly [type: string, expression: string])[],
): string {
  const lines = imports.map(
    ([type, expression]) => `  ${JSON.stringify(type)}: () => ${expression},\n`,
  );
  return `// Generated from schema/. Do not edit.
import type { Sections } from "./sections.ts";

/** Every section type with the function that imports its component. */
export const sections: Sections = {
${lines.join("")}};
`;
}

/** The labels of a page, each as a function of the site: a bundle holds only those that its code names. */
function renderLabels({ definitions = {} }: SchemaNode): string {
  const labels = Object.entries(definitions.words?.properties ?? {}).map(
    ([name, { description }]) =>
      `/** ${description} */\nexport const ${name} = ({ words }: Labelled): string => words?.${name} ?? "";\n`,
  );
  return `// Generated from schema/. Do not edit.
import type { ResolvedSite } from "../../shared/section.ts";

/** The site, with its labels in the language of the page. */
type Labelled = Pick<ResolvedSite, "words">;

${labels.join("\n")}`;
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
  const sections = await readSections(schemaDir);
  const rules = `${JSON.stringify(makeRules(describeSections(sections)), null, 2)}\n`;
  const page = await readSchema(path.join(schemaDir, "page.schema.json"));
  const facts = renderFacts(sections, page);
  const labels = renderLabels(page);
  const names = sectionTypes(sections).map(([type]) => type);
  const registry = renderEngineRegistry(root, names);
  const types = await renderTypes(schemaDir, names, rules);
  const banner = await renderBanner(root, [rules, facts, labels, registry, types]);
  return new Map([
    [path.join(schemaDir, rulesFile), rules],
    [path.join(root, factsFile), facts],
    [path.join(root, labelsFile), labels],
    [path.join(root, registryFile), registry],
    [path.join(root, typesFile), banner + types],
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
  const labels = await readText(labelsFile);
  const registry = await readText(registryFile);
  const text = await readText(typesFile);
  const types = text.slice(text.indexOf("\n") + 1);
  const isSame =
    text === (await renderBanner(root, [rules, facts, labels, registry, types])) + types;
  // A component may have another name than when the schemas changed.
  if (isSame && registry === renderEngineRegistry(root, await listTypes(path.join(root, "schema"))))
    return [];
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
