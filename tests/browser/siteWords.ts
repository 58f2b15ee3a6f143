import { english } from "../../src/ui/words.ts";
import { declaredBy, type SiteName } from "./sites.ts";

/** The engine's own words on a site, as visitors see them. */
export const wordsFor = (site: SiteName) => ({ ...english, ...declaredBy(site).site.words });
