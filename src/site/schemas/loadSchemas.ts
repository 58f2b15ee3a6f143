import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { engineOf } from "../engineRoot.ts";
import { checkOwnSchemas } from "./checkOwnSchemas.ts";
import { type OwnType, readOwnTypes } from "./ownTypes.ts";
import { describeSections, makeRules, rulesFile } from "./sectionRules.ts";

/**
 * The schemas in a folder and its subfolders, by their relative paths, in alphabetical order. Hidden files of editors
 * are left out.
 */
export async function listSchemas(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(".json") && !path.basename(name).startsWith("."))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

/** Reads one schema. An error names the file. */
export async function readSchema<Schema = SchemaNode>(file: string): Promise<Schema> {
  const text = await readFile(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON. ${error}`);
  }
}

/**
 * Reads every schema for the site in `root`, by its path inside the engine's schema/: the engine's, and those of the
 * section types that the site has of its own. Throws a `SiteFault` if one of these has a mistake.
 */
export async function loadSchemas(root: string): Promise<Schemas> {
  const folder = path.join(engineOf(root), "schema");
  const names = await listSchemas(folder);
  const read = async (name: string) => [name, await readSchema(path.join(folder, name))] as const;
  const engine = new Map(await Promise.all(names.map(read)));
  return addOwnTypes(engine, await readOwnTypes(root, engine));
}

/** The engine's schemas, with those of a site's own types, and the rules for all. */
function addOwnTypes(engine: Schemas, own: readonly OwnType[]): Schemas {
  const added = own.flatMap(({ type, schema }) =>
    schema ? [[sectionSchema(type), schema] as const] : [],
  );
  if (added.length === 0) return engine;
  const all = [...engine, ...added].sort(([a], [b]) => (a < b ? -1 : 1));
  const schemas = new Map(all);
  schemas.set(rulesFile, makeRules(describeSections(schemas)));
  checkOwnSchemas(schemas, own);
  return schemas;
}
