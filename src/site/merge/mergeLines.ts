import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { GitError, readGit } from "../versions/git.ts";

/** Merges lines as Git does. Where both hands changed the same lines, once with ours and once with theirs. */
export const mergeLines = (base: string, ours: string, theirs: string): Promise<string[]> =>
  inFiles([ours, base, theirs], (merge) => Promise.all([merge("--ours"), merge("--theirs")]));

/** Merges lines as Git does; undefined where both hands changed the same ones. */
export const mergeOtherLines = (
  base: string,
  ours: string,
  theirs: string,
): Promise<string | undefined> =>
  inFiles([ours, base, theirs], (merge) =>
    merge().catch((error: unknown) => {
      // Git counts the conflicts in its code.
      if (error instanceof GitError) return undefined;
      throw error;
    }),
  );

async function inFiles<Result>(
  contents: readonly string[],
  run: (merge: (...side: string[]) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "merge-"));
  try {
    const names = ["ours", "base", "theirs"].map((name) => path.join(folder, name));
    await Promise.all(names.map((name, index) => writeFile(name, contents[index] ?? "")));
    return await run((...side) =>
      readGit(folder, ["merge-file", "-p", "-q", ...side, ...names]).then(String),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
