import path from "node:path";
import { type Plugin, parseSync } from "vite";
import { isInFolder, type ProjectPaths } from "./projectPaths.ts";

/** The packages of which a page has one copy, that of the engine, where the site has another, or none that it may use. */
export const sharedPackages = /^(react|react-dom|@emotion\/(react|styled))(\/|$)/;

const query = "?package=";

/**
 * Leads the code of a site's own section types to the engine's packages where the preview renders it. There, Vite leaves
 * packages to Node, which looks for them beside the importing file; some package managers put none of the engine's there. So
 * each is imported by a module in the folder of the engine.
 */
export function ownPackages({ codeDir, sectionsDir }: ProjectPaths): Plugin {
  // Node looks from where this file is.
  const home = path.join(codeDir, "section.ts") + query;
  return {
    name: "broadside:own-packages",
    apply: "serve",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (!id.startsWith(home)) return undefined;
      const name = JSON.stringify(id.slice(home.length));
      return `export * from ${name};\nexport { default } from ${name};\n`;
    },
    transform(code, id) {
      if (!isInFolder(sectionsDir, id)) return undefined;
      const { staticImports } = parseSync("module.js", code).module;
      return staticImports
        .filter(({ moduleRequest }) => sharedPackages.test(moduleRequest.value))
        .reduceRight((text, { moduleRequest: { value, start, end } }) => {
          return text.slice(0, start) + JSON.stringify(home + value) + text.slice(end);
        }, code);
    },
  };
}
