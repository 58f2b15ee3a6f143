import { mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { NotPublished } from "./notPublished.ts";

/** Runs `publish` while no other process publishes from this repository. The lock of a process that is gone is taken over. */
export async function lockPublishing<Result>(
  gitDir: string,
  publish: () => Promise<Result>,
): Promise<Result> {
  const lock = path.join(gitDir, "broadside-publishing");
  const owner = await takeLock(lock);
  try {
    return await publish();
  } finally {
    await giveBack(lock, owner);
  }
}

/**
 * Takes the lock: a folder with one file, whose name begins with the number of the process that holds it. The folder comes
 * into its place as a whole, and only while there is none or an empty one, so that a lock is never seen without its owner.
 * Returns the name of the file.
 */
async function takeLock(lock: string): Promise<string> {
  const own = await mkdtemp(`${lock}-`);
  const owner = `${process.pid}.${path.basename(own)}`;
  try {
    await writeFile(path.join(own, owner), "");
    if (await isMoved(own, lock)) return owner;
    const owners = await readdir(lock).catch(() => []);
    if (!owners.some(isAlive)) {
      for (const gone of owners) await giveBack(lock, gone);
      if (await isMoved(own, lock)) return owner;
    }
    throw new NotPublished("publishing");
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

const isMoved = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    () => false,
  );

/** Removes the lock of this owner. That of another one, who has taken it since, is not empty, and stays. */
async function giveBack(lock: string, owner: string): Promise<void> {
  await rm(path.join(lock, owner), { force: true });
  await rmdir(lock).catch(() => undefined);
}

function isAlive(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Object(error).code === "EPERM";
  }
}
