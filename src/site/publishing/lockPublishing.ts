import { open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { NotPublished } from "./notPublished.ts";

/** Runs `publish` while no other process publishes from this repository. The lock of a process that is gone is taken over. */
export async function lockPublishing<Result>(
  gitDir: string,
  publish: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(gitDir, "broadside-publish.lock");
  await takeLock(file);
  try {
    return await publish();
  } finally {
    await rm(file, { force: true });
  }
}

async function takeLock(file: string): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const handle = await open(file, "wx").catch(() => undefined);
    if (handle) {
      await handle.writeFile(String(process.pid));
      return handle.close();
    }
    const owner = Number(await readFile(file, "utf8").catch(() => ""));
    if (!isFirst || isAlive(owner)) throw new NotPublished("publishing");
    await rm(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Object(error).code === "EPERM";
  }
}
