import path from "node:path";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { isHydrated } from "../../shared/hydration.ts";
import { importComponent, quotePath, type SectionPlaces } from "../project/importComponent.ts";
import { listFormatted } from "./listFormatted.ts";

/** The name by which the browser's entry imports the list of islands. */
export const islandsModule = "virtual:broadside/islands";

/** A section that a build shows, as its page declares it. */
export interface ShownSection {
  type: string;
  props: unknown;
  background?: unknown;
}

const hydrationOf = (schemas: Schemas, type: string): SchemaNode["hydrates"] =>
  schemas.get(sectionSchema(type))?.hydrates;

/** The sections that the browser hydrates. */
export const listHydrated = (shown: readonly ShownSection[], schemas: Schemas): ShownSection[] =>
  shown.filter(({ type, props }) => isHydrated(hydrationOf(schemas, type), props));

/**
 * The code of the module that lists the islands of a site: the type of each, the function that imports its component, and
 * the conditions on which it hydrates. Types that no section needs are not bundled, and their addresses are not sent.
 */
export function renderIslands(
  shown: readonly ShownSection[],
  schemas: Schemas,
  places: SectionPlaces,
): string {
  const islands = listHydrated(shown, schemas);
  const formatted = listFormatted(islands, schemas);
  const backed = new Set(islands.filter(({ background }) => background).map(({ type }) => type));
  const entries = [...new Set(islands.map(({ type }) => type))].sort().map((type) => {
    const wrap = (component: string, file: string, name: string) =>
      `Promise.all([${component}, import(${quotePath(path.join(places.codeDir, file))})]).then(([Section, module]) => module.${name}(Section))`;
    const component = importComponent(places, type);
    const marked = formatted.has(type)
      ? wrap(component, "ui/text/withFormatted.tsx", "withFormatted")
      : component;
    const load = backed.has(type)
      ? wrap(marked, "ui/layout/withBackground.tsx", "withBackground")
      : marked;
    const when = JSON.stringify(hydrationOf(schemas, type)?.when);
    return `  ${JSON.stringify(type)}: { load: () => ${load}, when: ${when} },\n`;
  });
  return `export const islands = {\n${entries.join("")}};\n`;
}
