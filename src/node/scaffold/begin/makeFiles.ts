import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { pageFileName } from "../../../site/page/pageAddress.ts";
import { pagesFolder } from "../../../site/page/pageFiles.ts";
import { loadSite } from "../../../site/read/loadSite.ts";
import { loadSiteContext } from "../../../site/read/loadSiteContext.ts";
import { makeFolder, writeWhole } from "../../../site/write/writeAtomically.ts";
import type { Answers } from "./answers.ts";
import { drawPictures } from "./drawPictures.ts";
import { dropCommands } from "./dropCommands.ts";
import { findTemplates } from "./findTemplates.ts";
import { ownFolders } from "./folders.ts";
import { printPage } from "./printPage.ts";

/**
 * Writes the starter page, its pictures, the pages beside it and what else has to change into a folder of their own, and
 * names them. Throws where a page would not be in order.
 */
export async function makeFiles(
  root: string,
  folder: string,
  answers: Answers,
  year: number,
): Promise<string[]> {
  const read = (name: string) => readFile(path.join(root, name), "utf8").catch(() => "");
  const isFirst = ownFolders.some((name) => existsSync(path.join(root, name)));
  const { packageJson, readme } = isFirst
    ? dropCommands(await read("package.json"), await read("README.md"))
    : {};
  const files = new Map([
    ...(packageJson === undefined ? [] : [["package.json", packageJson] as const]),
    ...(readme === undefined ? [] : [["README.md", readme] as const]),
    ...[...drawPictures(answers)].map(([file, svg]) => [`public${file}`, svg] as const),
  ]);
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    makeFolder(path.dirname(file));
    await writeWhole(file, text);
  }
  if (answers.pages) {
    const templates = findTemplates(answers.lang);
    await cp(templates.file, path.join(folder, pagesFolder), { recursive: true });
  }
  const context = await loadSiteContext(folder);
  await writeWhole(path.join(folder, pageFileName), printPage(answers, year, context.schemas));
  const { pages } = await loadSite(folder, context);
  const errors = pages
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const told = errors.map(({ message, hint = "" }) => `${message} ${hint}`.trim());
    throw new Error(["The page would not be in order:", ...new Set(told)].join("\n"));
  }
  const made = [pageFileName, ...files.keys(), ...(answers.pages ? [pagesFolder] : [])];
  return [...new Set(made.map((name) => name.split("/")[0] ?? name))].filter(
    (name) => name !== "README.md" || existsSync(path.join(root, name)),
  );
}
