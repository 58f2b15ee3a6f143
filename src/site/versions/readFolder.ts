import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Schemas } from "../../schema/schemaNode.ts";
import { isLeftBehind } from "../files/leftBehind.ts";
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

const listSiteFiles = async (root: string, wanted: readonly string[] = siteFiles) =>
  (await Promise.all(wanted.map((name) => listFiles(root, name)))).flat().sort();

async function listFiles(root: string, name: string): Promise<string[]> {
  const place = path.join(root, name);
  const facts = await stat(place).catch(() => undefined);
  if (facts?.isFile()) return [name];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !isLeftBehind(file));
}
