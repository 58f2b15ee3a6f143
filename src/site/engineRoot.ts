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
