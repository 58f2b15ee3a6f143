import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sectionSchema } from "../../schema/schemaNode.ts";
import { engineOf } from "../engineRoot.ts";
import { sectionsFolder } from "./ownTypes.ts";
import { findComponent } from "./sectionComponent.ts";

/** The line of a component that identifies the version of the section type that it wraps. */
export const writeOriginalLine = (digest: string): string => `// Original: ${digest}`;

const originalLine = /^\/\/ Original: ([0-9a-f]{8})$/m;

/** Identifies a version of a section type of the engine, by its schema and its code. */
export async function digestOriginal(root: string, type: string): Promise<string> {
  const engine = engineOf(root);
  const folder = path.join(engine, "src/sections", type);
  const names = (await readdir(folder)).filter((name) => !name.includes(".test.")).sort();
  const files = [
    path.join(engine, "schema", sectionSchema(type)),
    ...names.map((name) => path.join(folder, name)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file)).update("\0");
  return hash.digest("hex").slice(0, 8);
}

/**
 * Describes the section types that have changed since the site's components around them were written or compared last;
 * empty if there are none, or if the components do not say.
 */
export async function describeChangedOriginals(root: string): Promise<string> {
  const folder = path.join(root, sectionsFolder);
  const types = (await readdir(folder).catch(() => [])).sort();
  const sentences = await Promise.all(types.map((type) => describeOriginal(root, folder, type)));
  return sentences.filter(Boolean).join("\n");
}

async function describeOriginal(root: string, folder: string, type: string): Promise<string> {
  const { file, name } = findComponent(folder, type);
  const code = await readFile(file, "utf8").catch(() => "");
  const [, known] = originalLine.exec(code) ?? [];
  if (known === undefined) return "";
  const digest = await digestOriginal(root, type).catch(() => known);
  return digest === known
    ? ""
    : `${sectionsFolder}/${type}/${name}.tsx: the section type ${type} of Broadside, which it wraps, has changed since. See that all is as it should be, and write: ${writeOriginalLine(digest)}`;
}
