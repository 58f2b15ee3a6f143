import path from "node:path";
import { type DecodedSource, decode } from "../../yaml/decode.ts";
import { readIfThere } from "../readIfThere.ts";
import { listFiles } from "./listFiles.ts";

/** The Markdown files that a page may name, by their paths inside texts/, such as `privacy.md`. */
export type Texts = ReadonlyMap<string, DecodedSource>;

/** The folder of a site's Markdown files. */
export const textsFolder = "texts";

/** The name by which a page names a file of texts/, from its path from the root. */
export const textFileName = (file: string): string => file.slice(textsFolder.length + 1);

/** True for a file in texts/, by its path from the root. */
export const isTextFile = (file: string): boolean => file.startsWith(`${textsFolder}/`);

/** The folder, in a page's paths, of the texts that the examples of the section types name. They are in schema/texts/. */
export const exampleTexts = "examples/";

/** Reads the Markdown files of the site in `root`, and those of the engine in `schemaDir`. */
export async function loadTexts(root: string, schemaDir: string): Promise<Texts> {
  const [examples, own] = await Promise.all([
    readTexts(path.join(schemaDir, textsFolder), exampleTexts),
    readTexts(path.join(root, textsFolder)),
  ]);
  return new Map([...examples, ...own]);
}

/** The Markdown files of the site in `root`, by their paths inside it. */
export async function listTextFiles(root: string): Promise<string[]> {
  const names = await listMarkdown(path.join(root, textsFolder));
  return names.map((name) => `${textsFolder}/${name}`);
}

const listMarkdown = async (folder: string) =>
  (await listFiles(folder)).filter((name) => name.endsWith(".md"));

async function readTexts(folder: string, lead = ""): Promise<[string, DecodedSource][]> {
  const names = await listMarkdown(folder);
  return Promise.all(
    names.map(async (name): Promise<[string, DecodedSource]> => {
      const content = await readIfThere(path.join(folder, name));
      return [lead + name, decode(content)];
    }),
  );
}
