import { createHash } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Schemas } from "../../schema/schemaNode.ts";
import { isLeftBehind } from "../files/leftBehind.ts";
import { listFolder, orElse } from "../readIfThere.ts";
import { hashContent, readVersion, type SiteVersion, siteFiles } from "./siteVersion.ts";

/**
 * Reads the files of the site in `root` as they are now, by their paths from the root with `/`: all, or those of some files
 * and folders. Links are left out, and what systems leave.
 */
export async function readFolder(
  root: string,
  wanted: readonly string[] = siteFiles,
): Promise<Map<string, Uint8Array>> {
  return readFiles(root, await listSiteFiles(root, wanted));
}

/** The size from which a file is read in parts, in bytes. */
const largeBytes = 50 * 1024 * 1024;

/** Reads the version of the site in `root` as it is now, with one file of public/ at a time in memory. */
export async function readFolderVersion(root: string, schemas: Schemas): Promise<SiteVersion> {
  const names = await listSiteFiles(root);
  const isPublic = (name: string) => name.startsWith("public/");
  const written = await readFiles(
    root,
    names.filter((name) => !isPublic(name)),
  );
  const version = readVersion(written, schemas);
  const files = new Map(version.files);
  for (const name of names.filter(isPublic)) files.set(name, await hashFile(path.join(root, name)));
  return { ...version, files };
}

async function hashFile(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size < largeBytes) return hashContent(await readFile(file));
  const sum = createHash("sha256");
  await pipeline(createReadStream(file), sum);
  return sum.digest("hex");
}

const readFiles = async (root: string, names: readonly string[]) =>
  new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(root, name))] as const),
    ),
  );

const listSiteFiles = async (
  root: string,
  wanted: readonly string[] = siteFiles,
  isKept: IsKept = (entry) => entry.isFile(),
) => (await Promise.all(wanted.map((name) => listFiles(root, name, isKept)))).flat().sort();

/** Decides if an entry of a folder is a file of the site. */
type IsKept = (entry: Dirent) => boolean | Promise<boolean>;

async function listFiles(root: string, name: string, isKept: IsKept): Promise<string[]> {
  const place = path.join(root, name);
  const facts = await stat(place).catch(orElse(undefined));
  if (facts?.isFile()) return [name];
  const entries = await listFolder(place);
  const kept = await Promise.all(entries.map(isKept));
  return entries
    .filter((_, index) => kept[index])
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !isLeftBehind(file));
}

/** Reads files of the site in `root` with those behind links that lead to a file in it: without them, its pages may lack some. */
export async function readLinkedFolder(
  root: string,
  wanted: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const top = await realpath(root);
  const isKept = async (entry: Dirent) => {
    if (!entry.isSymbolicLink()) return entry.isFile();
    const target = await realpath(path.join(entry.parentPath, entry.name)).catch(() => "");
    return target.startsWith(top + path.sep) && (await stat(target)).isFile();
  };
  return readFiles(root, await listSiteFiles(root, wanted, isKept));
}
