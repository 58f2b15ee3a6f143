import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadPage, loadSiteContext } from "../../../site/load.ts";
import { pageFileName } from "../../../site/pageAddress.ts";
import type { Answers } from "./answers.ts";
import { drawPictures } from "./drawPictures.ts";
import { dropCommands } from "./dropCommands.ts";
import { printPage } from "./printPage.ts";

/**
 * Writes the starter page, its pictures and what else has to change into a folder of their own, and names them. Throws
 * where the page would not be in order.
 */
export async function makeFiles(
  root: string,
  folder: string,
  answers: Answers,
  year: number,
): Promise<string[]> {
  const read = (name: string) => readFile(path.join(root, name), "utf8").catch(() => "");
  const { packageJson, readme } = dropCommands(await read("package.json"), await read("README.md"));
  const files = new Map([
    ["package.json", packageJson],
    ["README.md", readme],
    ...[...drawPictures(answers.accent)].map(([file, svg]) => [`public${file}`, svg] as const),
  ]);
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const context = await loadSiteContext(folder, root);
  await writeFile(path.join(folder, pageFileName), printPage(answers, year, context.schemas));
  const { diagnostics } = await loadPage(folder, context);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const told = errors.map(({ message, hint = "" }) => `${message} ${hint}`.trim());
    throw new Error(["The page would not be in order:", ...new Set(told)].join("\n"));
  }
  return [
    ...new Set([pageFileName, ...files.keys()].map((name) => name.split("/")[0] ?? name)),
  ].filter((name) => name !== "README.md" || existsSync(path.join(root, name)));
}
