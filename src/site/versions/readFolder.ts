import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { siteFiles } from "./siteVersion.ts";

/** Reads the files of the site in `root` as they are now, by their paths from the root with `/`. Links are left out. */
export async function readFolder(root: string): Promise<Map<string, Uint8Array>> {
  const names = await Promise.all(siteFiles.map((name) => listFiles(root, name)));
  const contents = names
    .flat()
    .sort()
    .map(async (name) => [name, await readFile(path.join(root, name))] as const);
  return new Map(await Promise.all(contents));
}

async function listFiles(root: string, name: string): Promise<string[]> {
  const place = path.join(root, name);
  const facts = await stat(place).catch(() => undefined);
  if (facts?.isFile()) return [name];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"));
}
