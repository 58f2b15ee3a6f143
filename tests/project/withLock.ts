import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** Does the work while no other process does work under the same lock, which is a file. */
export async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  while (!takeLock(lock)) await setTimeout(50);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (hasEnded(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** True if the process that took the lock was killed before it released it. */
function hasEnded(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
