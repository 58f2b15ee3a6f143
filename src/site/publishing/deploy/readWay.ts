import { type Connection, readConnection } from "../hosts/connection.ts";
import { isUnset, NotPublished } from "../notPublished.ts";
import { readRepository } from "../repository.ts";
import { deployScript, hasScript } from "./runScript.ts";

/** The ways by which a site gets online: Git, the deploy script of its package.json or a host, or both, first Git. */
export interface Way {
  byGit: boolean;
  byScript: boolean;
  /** The host that takes its files; undefined if there is none, or a script has its place. */
  connection?: Connection | undefined;
}

/** True if a script or a host puts the site online, alone or after Git. */
export const hasDeployment = ({ byScript, connection }: Omit<Way, "byGit">): boolean =>
  byScript || connection !== undefined;

/**
 * Reads by which way the site in `root` gets online. A deploy script is one that its developer has chosen. Throws
 * `NotPublished` if there is none, or if nothing can be published from the repository as it is.
 */
export async function readWay(root: string): Promise<Way> {
  const byScript = await hasScript(root, deployScript);
  const connection = byScript ? undefined : await readConnection(root);
  const isDeployed = hasDeployment({ byScript, connection });
  try {
    const { remote } = await readRepository(root);
    return { byGit: remote !== undefined || !isDeployed, byScript, connection };
  } catch (error) {
    const isAlone = isDeployed && error instanceof NotPublished && isUnset(error.code);
    if (isAlone) return { byGit: false, byScript, connection };
    throw error;
  }
}
