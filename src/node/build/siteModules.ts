import path from "node:path";
import type { Plugin } from "vite";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { Words } from "../../shared/schema.gen.ts";
import type { PageFile } from "../../shared/section.ts";
import * as uses from "../../shared/uses.ts";
import type { SectionPlaces } from "../project/importComponent.ts";
import { usedByTheme } from "../resolve/usedByTheme.ts";
import { hasDrawnIcon } from "./hasDrawnIcon.ts";
import { islandsModule, listHydrated, renderIslands, type ShownSection } from "./islandsModule.ts";
import { listFormatted } from "./listFormatted.ts";

/** The facts of a site that its scripts depend on: the sections that its pages show, and its first page, unless it has an error. */
export interface ScriptedSite {
  shown: readonly ShownSection[];
  schemas: Schemas;
  first: PageFile | undefined;
  /** The labels in each language of the site, by its tag. */
  labels: ReadonlyMap<string, Words>;
}

/**
 * Gives the browser's bundle the modules that are made for the site: the list of its islands, the labels in its language,
 * and the constants of what its islands use. `describeSite` is called when the first of them is bundled.
 */
export function siteModules(places: SectionPlaces, describeSite: () => ScriptedSite): Plugin {
  // The folder of the code may be a link, and Vite names files by where they are.
  const fileOf = (name: string) => `/${path.basename(places.codeDir)}/${name}`;
  const modules: [id: string, render: (site: ScriptedSite) => string][] = [
    [islandsModule, ({ shown, schemas }) => renderIslands(shown, schemas, places)],
    [fileOf("ui/text/labels.gen.ts"), ({ labels }) => renderLabels(labels)],
    [fileOf("shared/uses.ts"), renderUses],
  ];
  return {
    name: "broadside:site-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (id === islandsModule ? id : undefined),
    load(id) {
      const [, render] = modules.find(([name]) => id.endsWith(name)) ?? [];
      return render?.(describeSite());
    },
  };
}

/**
 * The labels as functions of nothing: the code calls them with the site, which has no labels in the browser. In a site of
 * several languages, that of the document decides.
 */
export function renderLabels(labels: ReadonlyMap<string, Words>): string {
  const [[, first] = [], ...others] = labels;
  const render = (name: string, label: string) => {
    const isSame = others.every(([, words]) => child(words, name) === label);
    const byLanguage = [...labels].map(([lang, words]) => [lang, child(words, name)]);
    return isSame
      ? JSON.stringify(label)
      : `(${JSON.stringify(Object.fromEntries(byLanguage))})[document.documentElement.lang]`;
  };
  return Object.entries(first ?? {})
    .map(([name, label]) => `export const ${name} = () => ${render(name, label)};\n`)
    .join("");
}

/** The constants of `uses.ts`, false for what no island of the site uses. */
export function renderUses({ shown, schemas, first }: ScriptedSite): string {
  const islands = listHydrated(shown, schemas);
  const used = new Set([
    ...Object.keys(first?.site ?? {}),
    ...namesIn(islands.map(({ props, background }) => [props, background])),
    ...(hasDrawnIcon(islands, schemas) ? ["drawing"] : []),
    ...(listFormatted(islands, schemas).size > 0 ? ["formatted"] : []),
    ...(first ? usedByTheme(first.theme) : ["dark"]),
  ]);
  return Object.keys(uses)
    .map((name) => `export const ${name} = ${used.has(name)};\n`)
    .join("");
}

/** The names of all properties inside a value. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}
