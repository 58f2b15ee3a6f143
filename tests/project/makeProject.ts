import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { resolvePaths } from "../../src/node/project/projectPaths.ts";
import { fixturePublicDir, siteDir } from "../fixtures/index.ts";

// Not inside node_modules, where the live preview would not notice an edit.
const projectsDir = path.resolve(".projects");
const shared = ["languages", "package.json", "schema", "src", "vite.config.ts"];
const { cacheDir } = resolvePaths(path.resolve());

/** The folder of the project of this name. */
export const rootOf = (name: string): string => path.join(projectsDir, name);

/**
 * Makes a project from a page.yaml, the fixture's public files and everything else of this project. Returns
 * its root.
 */
export async function makeProject(
  name: string,
  pageYaml: string,
  publicDir = fixturePublicDir,
): Promise<string> {
  const root = rootOf(name);
  await rm(root, { recursive: true, force: true });
  // It has a node_modules folder of its own for the build's output. Slow results are shared, the bundled code of the
  // preview too. Packages that Vite prepares for sources are not: it takes none that it prepared in another folder.
  await mkdir(path.dirname(resolvePaths(root).cacheDir), { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const ofItsOwn = [".cache", ".vite"];
  const packages = (await readdir("node_modules")).filter((name) => !ofItsOwn.includes(name));
  const entries = [...shared, ...packages.map((name) => `node_modules/${name}`)];
  await Promise.all(entries.map((entry) => symlink(path.resolve(entry), path.join(root, entry))));
  await symlink(publicDir, path.join(root, "public"));
  await symlink(cacheDir, resolvePaths(root).cacheDir);
  await writeFile(path.join(root, "page.yaml"), pageYaml);
  return root;
}

/** The page.yaml of the site of several pages, under `base`. */
export async function siteYaml(base = "/"): Promise<string> {
  const pageYaml = await readFile(path.join(siteDir, "page.yaml"), "utf8");
  return pageYaml.replace("\nsite:\n", `$&  base: ${base}\n`);
}

/** Makes a project of the site of several pages, under `base`. Returns its root. */
export async function makeSite(name: string, base?: string): Promise<string> {
  const root = await makeProject(name, await siteYaml(base));
  await copySite(siteDir, root);
  return root;
}

/** The folders of files that a site has beside its page.yaml and its public files. */
export const siteFolders = ["pages", "texts", "translations"];

/** Copies what a site has beside its page.yaml and its public files into a project. */
export async function copySite(from: string, root: string): Promise<void> {
  for (const folder of siteFolders.filter((name) => existsSync(path.join(from, name)))) {
    await cp(path.join(from, folder), path.join(root, folder), { recursive: true });
  }
}

/** Replaces a project's shared folder by a copy, in which files may be damaged. */
export async function copyFolder(
  root: string,
  name: "languages" | "public" | "schema" | "src",
): Promise<string> {
  const folder = path.join(root, name);
  await rm(folder, { recursive: true, force: true });
  await cp(name === "public" ? fixturePublicDir : name, folder, { recursive: true });
  return folder;
}
