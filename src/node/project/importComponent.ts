import { existsSync } from "node:fs";
import path from "node:path";
import { sectionSchema } from "../../schema/schemaNode.ts";
import { findComponent } from "../../site/schemas/sectionComponent.ts";
import type { ProjectPaths } from "./projectPaths.ts";

/** The folders with the code and the schemas of the section types. */
export type SectionPlaces = Pick<ProjectPaths, "codeDir" | "schemaDir" | "sectionsDir">;

/**
 * An expression that imports the component of a section type: the engine's, or that in the site's folder of the same
 * name, which gets the engine's if it wraps one.
 */
export function importComponent(places: SectionPlaces, type: string): string {
  const { codeDir, schemaDir, sectionsDir } = places;
  const engine = () => importFrom(path.join(codeDir, "sections"), type);
  if (!existsSync(path.join(sectionsDir, type))) return engine();
  const own = importFrom(sectionsDir, type);
  if (!existsSync(path.join(schemaDir, sectionSchema(type)))) return own;
  const wrap = quotePath(path.join(codeDir, "ui/wrapOriginal.ts"));
  return `Promise.all([${own}, ${engine()}, import(${wrap})]).then(([Own, Original, module]) => module.wrapOriginal(Own, Original))`;
}

function importFrom(folder: string, type: string): string {
  const { file, name } = findComponent(folder, type);
  return `import(${quotePath(file)}).then((module) => module.${name})`;
}

/** The path of a module as code names it. */
export const quotePath = (file: string): string => JSON.stringify(file.replaceAll(path.sep, "/"));
