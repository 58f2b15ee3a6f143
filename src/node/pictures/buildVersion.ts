import { cp, mkdtemp, readdir, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { engineOf } from "../../site/engineRoot.ts";
import { buildSite } from "../../site/publishing/tryBuild.ts";
import { sectionsFolder } from "../../site/schemas/ownTypes.ts";
import { configFile } from "../../site/siteConfig.ts";
import { siteFiles } from "../../site/versions/siteVersion.ts";
import { writeVersion } from "../../site/versions/writeVersion.ts";

/** A version of a site that was built, with a function that removes it; or the reasons why the build refuses it. */
export type BuiltVersion = { dist: string; remove: () => Promise<void> } | { complaint: string };

/**
 * Builds a version of the site in `root`, by the files that its author writes, in a folder of its own. The engine and the
 * site's own code are those of today, so only the content of two versions differs. `dist/` of the site stays as it is.
 */
export async function buildVersion(
  root: string,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<BuiltVersion> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "broadside-")));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeVersion(folder, contents);
    for (const name of await listCode(root)) {
      await cp(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
    const complaint = await buildSite(folder);
    if (complaint === undefined) return { dist: path.join(folder, "dist"), remove };
    await remove();
    return { complaint };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The files and folders at the top of a site that hold its own code. */
async function listCode(root: string): Promise<string[]> {
  const names = await readdir(root);
  if (engineOf(root) === root)
    return names.filter((name) => [sectionsFolder, configFile].includes(name));
  const left = [...siteFiles, "node_modules"];
  return names.filter((name) => !left.includes(name) && !/^(\.|dist)/.test(name));
}
