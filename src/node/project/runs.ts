import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { hash } from "./hash.ts";
import type { ProjectPaths } from "./projectPaths.ts";

const machine = hash(hostname());

/**
 * The name of a run's work folder: its machine, its process id, and a random part, because process ids repeat, and a
 * process may build several times.
 */
export const createRunName = (): string => `${machine}-${process.pid}-${randomUUID().slice(0, 8)}`;

/**
 * The longest time that a run of another machine may take, in milliseconds: its processes cannot be checked
 * from here.
 */
const longest = 24 * 60 * 60 * 1000;

/**
 * Removes the folders of killed runs. Returns the function that removes this run's own, which is also called when the
 * process ends.
 */
export async function beginRun({ runDir, cacheDir }: ProjectPaths): Promise<() => void> {
  const end = () => {
    process.off("exit", end);
    rmSync(runDir, { recursive: true, force: true });
  };
  process.once("exit", end);
  const isLeftover = (file: string, age: number) => temporaryName.test(file) && age > longest;
  await Promise.all([
    sweep(path.dirname(runDir), (run, age) => isOver(run) || age > longest),
    sweep(cacheDir, isLeftover),
    // Here the check keeps its compiled schemas.
    sweep(path.dirname(cacheDir), isLeftover),
  ]);
  return end;
}

/** The end of a file's name while it is being written. */
const temporaryName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function sweep(dir: string, isStale: (name: string, age: number) => boolean): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      // Another run may clean up at the same time.
      const stats = await stat(file).catch(() => undefined);
      if (!stats || !isStale(name, Date.now() - stats.mtimeMs)) return;
      await rm(file, { recursive: true, force: true }).catch(() => undefined);
    }),
  );
}

/** True if a run was on this machine and its process is gone. */
function isOver(run: string): boolean {
  const [host, pid] = run.split("-");
  if (host !== machine) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
