import { readdirSync } from "node:fs";
import path from "node:path";
import { findShipped } from "../../../site/language.ts";

const folder = path.join(import.meta.dirname, "pages");

/** The languages in which there are templates of more pages. */
export const templateLanguages: readonly string[] = readdirSync(folder).sort();

/** The templates of more pages for a site in this language, in English where there are none in it. */
export function findTemplates(lang: string): { folder: string; lang: string } {
  const shipped = findShipped(lang) ?? "";
  const [language = ""] = shipped.split("-");
  const found = [shipped, language].find((name) => templateLanguages.includes(name)) ?? "en";
  return { folder: path.join(folder, found), lang: found };
}
