import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the engine that this code belongs to. */
const ownRoot = path.join(import.meta.dirname, "../..");

/**
 * The folder of the engine for the site in `root`: the same folder, if it is a checkout of the engine with a site in it.
 * Otherwise the folder of this code, in which nothing is written for a site.
 */
export const engineOf = (root: string): string =>
  existsSync(path.join(root, "schema/page.schema.json")) ? root : ownRoot;

/** The path of a guide, such as `publish.md`, from the folder of a site: the guides of an installed engine are in its package. */
export const guideFile = (name: string): string =>
  ownRoot.includes(`${path.sep}node_modules${path.sep}`)
    ? `node_modules/broadside/docs/${name}`
    : `docs/${name}`;
