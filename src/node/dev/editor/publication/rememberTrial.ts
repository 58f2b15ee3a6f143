import { hashContents } from "../../../../site/versions/contentId.ts";
import { readFolder } from "../../../../site/versions/readFolder.ts";
import { siteFiles } from "../../../../site/versions/siteVersion.ts";

/** The files that a build depends on: those of the site, and those that name its packages and set up Vite. */
const builtFrom = [
  ...siteFiles,
  ...["package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"],
  ...["vite.config.ts", ".env"],
];

/** The part of a time up to its hour: sections begin and end by the clock. */
const upToHour = "2000-01-01T00".length;

/**
 * A trial of a build that is not made again for a folder in which nothing changed since the last one, if that was not
 * refused: an author who settles a conflict waits for it once.
 */
export function rememberTrial(
  tryBuild: (root: string) => Promise<string | undefined>,
): typeof tryBuild {
  let passed: string | undefined;
  return async (root) => {
    const hour = new Date().toISOString().slice(0, upToHour);
    const state = hashContents(hour, await readFolder(root, builtFrom));
    if (state === passed) return undefined;
    const complaint = await tryBuild(root);
    passed = complaint === undefined ? state : undefined;
    return complaint;
  };
}
