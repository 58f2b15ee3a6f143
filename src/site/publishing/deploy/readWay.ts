import { isUnset, NotPublished } from "../notPublished.ts";
import { readRepository } from "../repository.ts";
import { deployScript, hasScript } from "./runScript.ts";

/** The ways by which a site gets online: Git, the deploy script of its package.json, or both, first Git. */
export interface Way {
  byGit: boolean;
  byScript: boolean;
}

/**
 * Reads by which way the site in `root` gets online. A deploy script is one that its developer has chosen. Throws
 * `NotPublished` if there is none, or if nothing can be published from the repository as it is.
 */
export async function readWay(root: string): Promise<Way> {
  const byScript = await hasScript(root, deployScript);
  try {
    const { remote } = await readRepository(root);
    return { byGit: remote !== undefined || !byScript, byScript };
  } catch (error) {
    const isScriptAlone = byScript && error instanceof NotPublished && isUnset(error.code);
    if (isScriptAlone) return { byGit: false, byScript };
    throw error;
  }
}
