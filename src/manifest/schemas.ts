import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SchemaNode, Schemas } from "./fields.ts";

/** Reads every schema of the project, by its path inside schema/. */
export async function loadSchemas(root: string): Promise<Schemas> {
  const folder = path.join(root, "schema");
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith(".json"),
  );
  const entries = await Promise.all(
    files.sort().map(async (name): Promise<[string, SchemaNode]> => {
      const text = await readFile(path.join(folder, name), "utf8");
      return [name.replaceAll(path.sep, "/"), JSON.parse(text)];
    }),
  );
  return new Map(entries);
}
