import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";

/** The files and folders of public/, by the path a page uses, such as `/images/hero.png`. */
export type PublicFiles = ReadonlyMap<string, "file" | "folder" | "outside">;

/** Lists public/. A symbolic link that leads out of it counts as outside. */
export async function loadPublicFiles(root: string): Promise<PublicFiles> {
  const folder = path.join(root, "public");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const home = await realpath(folder).catch(() => folder);
  const known = await Promise.all(
    entries.map(async (entry): Promise<[string, "file" | "folder" | "outside"]> => {
      const full = path.join(entry.parentPath, entry.name);
      const name = `/${path.relative(folder, full).replaceAll(path.sep, "/")}`;
      if (!entry.isSymbolicLink()) return [name, entry.isDirectory() ? "folder" : "file"];
      const target = await realpath(full).catch(() => "");
      if (!target.startsWith(home + path.sep)) return [name, "outside"];
      return [name, (await stat(target)).isDirectory() ? "folder" : "file"];
    }),
  );
  return new Map(known);
}
