import path from "node:path";
import { listFolder } from "../readIfThere.ts";

/** The names of the files in a folder and in those inside it, with `/`, in order; none if there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await listFolder(folder);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}
