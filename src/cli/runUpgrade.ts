import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "../index.ts";
import { findBrowser } from "../node/test/findBrowser.ts";
import { listTested } from "../node/test/listTested.ts";
import { engineOf } from "../site/engineRoot.ts";
import { loadSite } from "../site/read/loadSite.ts";
import { SiteFault } from "../site/siteFault.ts";
import { readReleases } from "./changelog.ts";
import { findPackage } from "./findPackage.ts";
import { check } from "./runCheck.ts";

type Report = (line: string) => void;

/** The folder of the pictures that an upgrade takes of a site. */
const pictures = ".broadside/upgrade";

const program = "node_modules/broadside/src/cli/broadside.cjs";

/** The version of the engine for the site in `root`. */
const versionOf = (root: string): string =>
  JSON.parse(readFileSync(path.join(engineOf(root), "package.json"), "utf8")).version;

/**
 * Takes pictures of the site in `root` with the engine that it has, installs another version, and has that finish the
 * upgrade. `wanted` is a version, or the path of a package. Returns the exit code.
 */
export async function startUpgrade(root: string, wanted: string, report: Report): Promise<number> {
  if (!existsSync(path.join(root, program))) {
    throw new SiteFault("Only a site in a folder of its own has an engine to upgrade.");
  }
  const { output, code } = await check(root, {});
  if (code !== 0) {
    report(output);
    report("\nCorrect that first: an upgrade compares the pages before and after it.");
    return 1;
  }
  const from = versionOf(root);
  const source = await findPackage(root, wanted);
  const isPictured = await takePicturesOf(root, "before");
  if (!isPictured) report("There is no browser: the pages are not compared.");
  const isDone =
    run(root, ...installing(root, `broadside@${source}`)) &&
    run(root, process.execPath, [program, "upgrade", "--from", from]);
  return isDone ? 0 : 1;
}

/** The program that installs a package into the site, by the lock file that the site has. */
function installing(root: string, name: string): [program: string, given: string[]] {
  const has = (file: string) => existsSync(path.join(root, file));
  if (has("pnpm-lock.yaml")) return ["pnpm", ["add", name]];
  return has("yarn.lock") ? ["yarn", ["add", name]] : ["npm", ["install", name]];
}

const run = (cwd: string, command: string, given: string[]): boolean => {
  const shell = process.platform === "win32" && command !== process.execPath;
  return spawnSync(command, given, { cwd, stdio: "inherit", shell }).status === 0;
};

/**
 * Finishes the upgrade of a site that had the version `from`: makes the fixes that have one meaning, says what the versions
 * between have changed, and which screenfuls of its pages look otherwise. Returns the exit code.
 */
export async function finishUpgrade(root: string, from: string, report: Report): Promise<number> {
  const to = versionOf(root);
  report(`Broadside ${from} → ${to}\n`);
  const { output, code } = await check(root, { fix: true });
  report(output);
  const changelog = readFileSync(path.join(engineOf(root), "CHANGELOG.md"), "utf8");
  for (const { version, text } of readReleases(changelog, from, to)) {
    report(`\n${version}\n\n${text}`);
  }
  if (code !== 0) return 1;
  const before = path.join(root, pictures, "before");
  if (!existsSync(before) || !(await takePicturesOf(root, "after"))) return 0;
  const { comparePictures } = await import("../node/test/comparePictures.ts");
  const differing = await comparePictures(before, path.join(root, pictures, "after"));
  if (differing.size === 0) report("\nAll pages look as before.");
  else report(`\nThese pages look otherwise. The pictures are in ${pictures}/before and after:`);
  for (const [name, screens] of differing) {
    report(`  ${name}: screenful ${screens.join(", ")}`);
  }
  return 0;
}

/** Builds the site, and takes pictures of its pages. False if there is no browser. */
export async function takePicturesOf(root: string, name: "before" | "after"): Promise<boolean> {
  const browser = findBrowser();
  if (browser === undefined) return false;
  const { result } = await build(root);
  if (!result || result.errors.length > 0) {
    throw new SiteFault(`The site cannot be built.\n${result?.errors.join("\n") ?? ""}`);
  }
  const site = await loadSite(root);
  const base = site.pages[0].pageFile?.site.base ?? "/";
  const paths = listTested(site).map(({ path }) => path);
  const { takePictures } = await import("../node/test/takePictures.ts");
  await takePictures({ root, base, browser }, paths, path.join(root, pictures, name));
  return true;
}
