import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderPropTypes } from "../../schema/renderPropTypes.ts";
import { type Schemas, sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { allowData } from "../data/allowData.ts";
import type { SiteData } from "../data/readData.ts";
import { engineOf } from "../engineRoot.ts";
import { sectionsFolder } from "../schemas/ownTypes.ts";
import { writeIfPossible } from "./writeAtomically.ts";

/**
 * Writes what text editors need in a site with section types or data of its own into its folder `.broadside/`: all schemas
 * beside each other, and the types of the props. Returns the folder of the schemas; undefined for a site without both.
 */
export async function writeOwnTypes(
  root: string,
  schemas: Schemas,
  data: SiteData = new Map(),
): Promise<string | undefined> {
  if (!existsSync(path.join(root, sectionsFolder)) && data.size === 0) return undefined;
  const folder = path.join(root, ".broadside");
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    const isThere = (await readFile(file, "utf8").catch(() => "")) === text;
    if (!isThere) await writeIfPossible(file, text);
  };
  for (const [name, schema] of allowData(schemas, [...data.keys()])) {
    await write(`schema/${name}`, `${JSON.stringify(schema, null, 1)}\n`);
  }
  const engineDir = path.join(engineOf(root), "schema");
  const own = sectionTypes(schemas)
    .map(([type]) => type)
    .filter((type) => !existsSync(path.join(engineDir, sectionSchema(type))));
  await write("sections.d.ts", renderPropTypes(schemas, own));
  return path.join(folder, "schema");
}
