import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { pageFileName } from "../../../site/page/pageAddress.ts";
import { keepFolder, ownFolders, workFolder } from "./folders.ts";

const run = promisify(execFile);

/** Uncommitted files named at most. */
const shown = 8;

/** Throws if something would be lost, with what to do. Resolves to true if git keeps the present files, or there are none. */
export async function checkReady(root: string): Promise<boolean> {
  const uncommitted = await listUncommitted(root);
  if (uncommitted && uncommitted.length > 0) {
    const more = uncommitted.length > shown ? [`  and ${uncommitted.length - shown} more`] : [];
    throw new Error(
      [
        "There is work here that is not committed:",
        ...uncommitted.slice(0, shown).map((line) => `  ${line}`),
        ...more,
        "Commit it, or put it aside with git stash -u, and run this again.",
      ].join("\n"),
    );
  }
  if (!existsSync(path.join(root, pageFileName))) return true;
  const gone = ownFolders.find((folder) => !existsSync(path.join(root, folder)));
  if (gone) {
    throw new Error(
      `This replaces the page that came with the project, and that is not here any more: ${gone}/ is gone. Change your own page in page.yaml: site.name, site.lang, and accent below theme and colors.`,
    );
  }
  const isKept = uncommitted !== undefined;
  const left = [path.join(workFolder, "old"), keepFolder].find((folder) =>
    existsSync(path.join(root, folder)),
  );
  if (!isKept && left) {
    throw new Error(
      `${left}/ holds what was here before an earlier run. Move it to where you keep it, and run this again.`,
    );
  }
  return isKept;
}

/** The lines of `git status` for this folder; undefined if git does not keep its page.yaml. */
async function listUncommitted(root: string): Promise<string[] | undefined> {
  try {
    await run("git", ["ls-files", "--error-unmatch", "page.yaml"], { cwd: root });
  } catch {
    return undefined;
  }
  const { stdout } = await run("git", ["status", "--porcelain", "--", "."], { cwd: root });
  return stdout.split("\n").filter(Boolean);
}
