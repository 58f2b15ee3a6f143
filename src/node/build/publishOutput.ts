import { renameSync, rmSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Replaces the last result by a finished folder, as a whole. The last one stays until then, and comes back if
 * the new one cannot be moved in. Returns the reason why it could not be moved, in words.
 */
export async function publishOutput(stagingDir: string, outDir: string): Promise<string[]> {
  try {
    swap(stagingDir, outDir);
    return [];
  } catch (error) {
    if (codeOf(error) !== "EXDEV") return [describe(error, outDir)];
  }
  // node_modules may be on another disk, from which a folder cannot be moved in at once.
  const run = path.basename(path.dirname(stagingDir));
  const beside = `${outDir}-${run}`;
  try {
    await cp(stagingDir, beside, { recursive: true });
    swap(beside, outDir);
    return [];
  } catch (error) {
    return [describe(error, outDir)];
  } finally {
    await rm(beside, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** If two builds end at once, the later result stays. */
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
  try {
    rmSync(last, { recursive: true, force: true });
  } catch {
    // The new page is published, and what is left of the last one harms nobody.
  }
}

/** Moves a folder. Returns false if it fails with one of the expected codes. */
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
