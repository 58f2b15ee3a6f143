import type { Manifest } from "../../src/contract/section.ts";
import { withDefaults } from "../../src/manifest/defaults.ts";
import { inItsLanguage } from "../../src/manifest/language.ts";
import { loadSchemas } from "../../src/manifest/schemas.ts";
import { declaredBy, type SiteName } from "./sites.ts";

const schemas = await loadSchemas(process.cwd());

/** The engine's own words on a site, as visitors see them. */
export function wordsFor(site: SiteName) {
  const page = withDefaults(schemas, "page.schema.json", inItsLanguage(declaredBy(site)));
  return (page as Manifest).site.words;
}
