import { renameSync, rmSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { runName } from "../runs.ts";

/**
 * Puts a finished folder in the place of the last one, as a whole; the last one stays until this very moment, and
 * comes back if the new one cannot be put there. Says, in words, what kept it from being put there.
 */
export async function publish(stagingDir: string, outDir: string): Promise<string[]> {
  try {
    swap(stagingDir, outDir);
    return [];
  } catch (error) {
    if (codeOf(error) !== "EXDEV") return [describe(error, outDir)];
  }
  // node_modules is on another disk, from which nothing can be moved in at once.
  const beside = `${outDir}-${runName}`;
  try {
    await cp(stagingDir, beside, { recursive: true });
    swap(beside, outDir);
    return [];
  } catch (error) {
    return [describe(error, outDir)];
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Of two builds that end at once, one moves the other's print away: the last to come stays. */
function swap(stagingDir: string, outDir: string): void {
  const last = `${stagingDir}-last`;
  for (;;) {
    rmSync(last, { recursive: true, force: true });
    const hasLast = move(outDir, last, ["ENOENT"]);
    try {
      if (move(stagingDir, outDir, ["ENOTEMPTY", "EEXIST"])) break;
    } catch (error) {
      if (hasLast) move(last, outDir, ["ENOTEMPTY", "EEXIST"]);
      throw error;
    }
  }
  rmSync(last, { recursive: true, force: true });
}

/** Moves a folder; false where one of the expected codes says why not. */
function move(from: string, to: string, expected: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes(codeOf(error))) return false;
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

function describe(error: unknown, outDir: string): string {
  const reason = codeOf(error) || String(error);
  return `The folder ${path.basename(outDir)}/ could not be replaced (${reason}). Close what has it open, see that you may write there, and build again.`;
}
