import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { sectionTypes } from "../../schema/schemaNode.ts";
import { loadConfig } from "../../site/read/loadConfig.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { renderFacts, renderRegistry } from "./codegen.ts";
import { importComponent } from "./importComponent.ts";
import { sharedPackages } from "./ownPackages.ts";
import { isInFolder, type ProjectPaths } from "./projectPaths.ts";

/** The modules of the package that the code of a site imports by these names, in the folder of the engine's code. */
const publicModules = new Map([
  ["broadside/section", "section.ts"],
  ["broadside/theme", "theme/index.ts"],
  ["broadside/ui", "ui/index.ts"],
]);

const registryFile = "registry/sections.gen.ts";
const factsFile = "shared/facts.gen.ts";
const controlsFile = "editor/form/controls/ownControls.ts";

/** The modules that are made for a site with section types of its own, each by its path in the folder of the code. */
export async function renderSiteModules(paths: ProjectPaths): Promise<Map<string, string>> {
  if (!existsSync(paths.sectionsDir)) return new Map();
  const schemas = await loadSchemas(paths.root);
  const imports = sectionTypes(schemas).map(
    ([type]) => [type, importComponent(paths, type)] as const,
  );
  const page = schemas.get("page.schema.json") ?? {};
  return new Map([
    [registryFile, renderRegistry(imports)],
    [factsFile, renderFacts(schemas, page)],
    [controlsFile, renderControls(paths)],
  ]);
}

/** The module of the controls that the site has of its own for the editor. */
function renderControls({ root }: ProjectPaths): string {
  const fields = Object.entries(loadConfig(root).fields ?? {});
  const imports = fields.map(
    ([, file], index) => `import control${index} from ${JSON.stringify(path.join(root, file))};\n`,
  );
  const entries = fields.map(([name], index) => `${JSON.stringify(name)}: control${index}`);
  return `${imports.join("")}export const ownControls = { ${entries.join(", ")} };\n`;
}

/**
 * Brings the section types that a site has of its own into every bundle, and into the preview: the registry and the facts
 * of the types are made for the site. In their code, the names of the package lead to the same modules that the engine's
 * own sections import.
 */
export function ownSections(paths: ProjectPaths): Plugin {
  const { codeDir, sectionsDir } = paths;
  // The folder of the code may be a link, and Vite names files by where they are.
  const isModule = (id: string, name: string) =>
    id.replace(/\?.*/, "").endsWith(`/${path.basename(codeDir)}/${name}`);
  return {
    name: "broadside:own-sections",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!importer || !isInFolder(sectionsDir, importer)) return undefined;
      const name = publicModules.get(id);
      const isShared = sharedPackages.test(id);
      if (name === undefined && !isShared) return undefined;
      const target = name === undefined ? id : path.join(codeDir, name);
      return this.resolve(target, path.join(codeDir, "section.ts"), { skipSelf: true });
    },
    async load(id) {
      const name = [registryFile, factsFile, controlsFile].find((each) => isModule(id, each));
      return name && (await renderSiteModules(paths)).get(name);
    },
  };
}
