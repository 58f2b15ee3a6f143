import { createHash, randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

/**
 * The age, in milliseconds, from which on the temporary file of another computer belongs to no living process: a write
 * takes a moment, and the clock of a disk in the network may differ.
 */
const longest = 24 * 60 * 60 * 1000;

const computer = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/**
 * A temporary file beside another. Hidden, because readers of a folder skip hidden files. Its name contains the process
 * and the computer that write it.
 */
export const asideOf = (file: string): string =>
  path.join(
    path.dirname(file),
    `.${path.basename(file)}.${computer}-${process.pid}.${randomUUID()}`,
  );

/** The names that `asideOf` makes, and made before they named the process. */
const temporaryName =
  /^\..+(?<ending>\.\w+)(?:\.(?<computer>[0-9a-f]{8})-(?<pid>\d+))?\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes the temporary files of killed processes beside a file, if they are of its kind. */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch(() => []);
  await removeAll(folder, names, path.extname(file));
}

/** Removes the temporary files of killed processes in a folder and those inside it. */
export async function sweepLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  await removeAll(folder, names);
}

async function removeAll(folder: string, names: readonly string[], ending?: string): Promise<void> {
  for (const name of names) {
    const found = temporaryName.exec(path.basename(name))?.groups;
    if (!found || (ending !== undefined && found.ending !== ending)) continue;
    const file = path.join(folder, name);
    if (!(await isLeft(file, found))) continue;
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** True if no living process writes a temporary file. For another computer, its age decides. */
async function isLeft(
  file: string,
  { computer: own, pid }: { computer?: string; pid?: string },
): Promise<boolean> {
  if (own === computer) return !isAlive(Number(pid));
  const stats = await stat(file).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs >= longest;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
