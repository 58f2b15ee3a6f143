import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SchemaNode, Schemas } from "../../schema/schemaNode.ts";
import { engineOf } from "../engineRoot.ts";

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

/** Reads every schema of the engine of the site in `root`, by its path inside schema/. */
export async function loadSchemas(root: string): Promise<Schemas> {
  const folder = path.join(engineOf(root), "schema");
  const names = await listSchemas(folder);
  const read = async (name: string) => [name, await readSchema(path.join(folder, name))] as const;
  return new Map(await Promise.all(names.map(read)));
}
