import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Schemas } from "../../../schema/schemaNode.ts";
import { contentIdOf } from "../../versions/contentId.ts";
import { readVersion, type SiteVersion, UnreadableVersion } from "../../versions/siteVersion.ts";
import { writeIfPossible } from "../../write/writeAtomically.ts";

/** The version that the deploy script put online last, from this folder. */
const fileIn = (root: string) => path.join(root, ".broadside", "deployed.json");

/** Remembers what the deploy script has put online. */
export async function rememberDeployed(root: string, version: SiteVersion): Promise<void> {
  const { pages, texts, files } = version;
  const written = [...[...pages.values()].map(({ file, text }) => [file, text]), ...texts];
  await writeIfPossible(fileIn(root), JSON.stringify({ written, files: [...files] }));
}

/** Forgets what was put online: another host has nothing of it. */
export const forgetDeployed = async (root: string): Promise<void> =>
  rm(fileIn(root), { force: true });

/** The version that the deploy script put online last; undefined if that is not known here. */
export async function recallDeployed(
  root: string,
  schemas: Schemas,
): Promise<SiteVersion | undefined> {
  try {
    const { written, files } = Object(JSON.parse(await readFile(fileIn(root), "utf8")));
    if (!isListOfTexts(written) || !isListOfTexts(files)) return undefined;
    const contents = written.map(([file, text]) => [file, Buffer.from(text)] as const);
    return { ...readVersion(new Map(contents), schemas), files: new Map(files) };
  } catch (error) {
    // It is not there, was cut off, or is of an engine that knew other pages.
    if (error instanceof SyntaxError || error instanceof UnreadableVersion) return undefined;
    if (Object(error).code !== undefined) return undefined;
    throw error;
  }
}

const isListOfTexts = (value: unknown): value is [string, string][] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === "string"),
  );

/** True if the deploy script put exactly this version online last. */
export const isDeployed = (
  deployed: SiteVersion | undefined,
  content: string | undefined,
): boolean => deployed !== undefined && contentIdOf(deployed) === content;
