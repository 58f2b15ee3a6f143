import { existsSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { listFolder } from "../readIfThere.ts";
import { isLeftBehind } from "./leftBehind.ts";

/** A kind of place in public/; or a file of the engine's own, where public/ has none of its path. */
type PlaceKind = "file" | "folder" | "outside" | "example";

/** The files that a page may name, by the path it uses, such as `/images/hero.png`. */
export type PublicFiles = ReadonlyMap<string, PlaceKind>;

/** The folder, in a page's paths and in schema/, of the pictures and films that the examples of the section types show. */
export const examplesPath = "/examples";

/** Lists public/, without what systems leave there. A symbolic link that leads out of it counts as outside. */
export async function loadPublicFiles(root: string): Promise<PublicFiles> {
  const folder = path.join(root, "public");
  const entries = await listFolder(folder);
  const home = await realpath(folder).catch(() => folder);
  const known = await Promise.all(
    entries.map(async (entry): Promise<[string, PlaceKind]> => {
      const full = path.join(entry.parentPath, entry.name);
      const name = `/${path.relative(folder, full).replaceAll(path.sep, "/")}`;
      if (!entry.isSymbolicLink()) return [name, entry.isDirectory() ? "folder" : "file"];
      const target = await realpath(full).catch(() => "");
      if (target !== home && !target.startsWith(home + path.sep)) return [name, "outside"];
      return [name, (await stat(target)).isDirectory() ? "folder" : "file"];
    }),
  );
  return new Map(known.filter(([name]) => !isLeftBehind(name)));
}

/** Lists the engine's own pictures and films. */
export async function loadExampleFiles(schemaDir: string): Promise<PublicFiles> {
  const names = await readdir(path.join(schemaDir, examplesPath)).catch(() => []);
  return new Map(names.sort().map((name) => [`${examplesPath}/${name}`, "example"]));
}

/** The file of a path: in public/, or else among the engine's examples. */
export function locateFile(
  { publicDir, schemaDir }: { publicDir: string; schemaDir: string },
  file: string,
): string {
  const own = path.join(publicDir, file);
  return file.startsWith(`${examplesPath}/`) && !existsSync(own) ? path.join(schemaDir, file) : own;
}
