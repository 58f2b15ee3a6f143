import path from "node:path";
import { readData } from "../data/readData.ts";
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
 * files of the engine, the settings of the site that need code, and the data that they read,
 * whatever its age if `asksAnew`.
 */
export async function loadSiteContext(root: string, asksAnew = false): Promise<SiteContext> {
  const schemaDir = path.join(engineOf(root), "schema");
  const config = loadConfig(root);
  const [schemas, data, contents] = await Promise.all([
    loadSchemas(root),
    readData(root, config.data, asksAnew),
    readContents(root, schemaDir),
  ]);
  return {
    ...{ schemas, config, data },
    ...contents,
    icons: iconSets,
    media: noMedia,
    paths: new Set([home.path]),
    pages: [],
  };
}

/** Reads what the pages in the folder `root` name: its public files and texts, with those of the engine. */
export async function readContents(
  root: string,
  schemaDir: string,
): Promise<Pick<SiteContext, "files" | "texts" | "translations" | "readMedia">> {
  const [examples, own, texts, translations] = await Promise.all([
    loadExampleFiles(schemaDir),
    loadPublicFiles(root),
    loadTexts(root, schemaDir),
    loadTranslations(root),
  ]);
  return {
    ...{ files: new Map([...examples, ...own]), texts, translations },
    readMedia: createMediaReader((file) => path.join(root, "public", file)),
  };
}
