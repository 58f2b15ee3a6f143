import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes the files of a version into a folder. Leaves out a name that leads out of it, which only a forged version has. */
export async function writeVersion(
  folder: string,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  for (const [file, bytes] of contents) {
    if (!isInsideFolder(folder, file)) continue;
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

/** True for the name of a file that leads neither out of a folder nor into that of Git. */
export function isInsideFolder(folder: string, file: string): boolean {
  const isInside =
    path.relative(folder, path.join(folder, file)).replaceAll(path.sep, "/") === file &&
    file.split("/")[0] !== "..";
  return isInside && !file.split("/").some((step) => step.toLowerCase() === ".git");
}
