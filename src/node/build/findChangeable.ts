import { existsSync } from "node:fs";
import path from "node:path";
import { ownSchemaFile, sectionsFolder } from "../../site/schemas/ownTypes.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import type { Changeable } from "../size/sizeReport.ts";

/** In the engine's repository, all code may be changed; elsewhere, the own section types. */
export function findChangeable({ root, engineDir }: Pick<ProjectPaths, "root" | "engineDir">) {
  const isEngine = root === engineDir;
  const isOwn = (type: string) => existsSync(path.join(root, sectionsFolder, type));
  return {
    shared: isEngine,
    schemaOf(type) {
      if (isOwn(type)) return ownSchemaFile(type);
      return isEngine ? `schema/sections/${type}.schema.json` : undefined;
    },
  } satisfies Changeable;
}
