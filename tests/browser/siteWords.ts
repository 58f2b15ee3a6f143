import { withDefaults } from "../../src/schema/defaults.ts";
import type { PageFile } from "../../src/shared/section.ts";
import { inItsLanguage } from "../../src/site/languages.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { declaredBy, type SiteName } from "./sites.ts";

const schemas = await loadSchemas(process.cwd());

/** The labels of a site, as visitors see them. */
export function wordsFor(site: SiteName) {
  const page = withDefaults(schemas, "page.schema.json", inItsLanguage(declaredBy(site)));
  return (page as PageFile).site.words;
}
