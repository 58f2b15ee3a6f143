import path from "node:path";
import { engineOf } from "../engineRoot.ts";
import { loadExampleFiles, loadPublicFiles } from "../files/publicFiles.ts";
import { loadTexts } from "../files/texts.ts";
import { loadTranslations } from "../files/translations.ts";
import { iconSets } from "../icons.ts";
import { createMediaReader, noMedia } from "../media/facts.ts";
import { home } from "../page/pageAddress.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { loadSchemas } from "../schemas/loadSchemas.ts";
import { loadConfig } from "./loadConfig.ts";

/**
 * Gathers what a page in the folder `root` is compared with: its public files and texts, the schemas and example
 * files of the engine, and the settings of the site that need code.
 */
export async function loadSiteContext(root: string): Promise<SiteContext> {
  const schemaDir = path.join(engineOf(root), "schema");
  const [schemas, examples, own, texts, translations] = await Promise.all([
    loadSchemas(root),
    loadExampleFiles(schemaDir),
    loadPublicFiles(root),
    loadTexts(root, schemaDir),
    loadTranslations(root),
  ]);
  return {
    schemas,
    config: loadConfig(root),
    files: new Map([...examples, ...own]),
    texts,
    translations,
    icons: iconSets,
    readMedia: createMediaReader((file) => path.join(root, "public", file)),
    media: noMedia,
    paths: new Set([home.path]),
    pages: [],
  };
}
