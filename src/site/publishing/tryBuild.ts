import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { child } from "../../shared/dataAt.ts";
import { engineOf } from "../engineRoot.ts";

const run = promisify(execFile);

/**
 * Builds the site in `root` as a host does, and leaves dist/ as it is. Returns the reasons why the build refuses it, in
 * words; undefined if it does not.
 */
export const tryBuild = (root: string): Promise<string | undefined> => build(root, "--dry-run");

/**
 * Builds the site in `root` into dist/, which stays as it is if the build refuses the site; for another address than that of
 * its settings if one is given. Returns the same.
 */
export const buildSite = (root: string, address?: string): Promise<string | undefined> =>
  build(root, ...(address === undefined ? [] : ["--address", address]));

/** Builds the site in `root` for colleagues into dist/. Returns the same. */
export const buildDraft = (root: string): Promise<string | undefined> => build(root, "--draft");

async function build(root: string, ...options: string[]): Promise<string | undefined> {
  // In a process of its own: Vite's modules would take longer to compile here than the build takes.
  const command = path.join(engineOf(root), "src/cli/build.js");
  try {
    // The preview runs in development, where the code of React is larger.
    const env = { ...process.env, NODE_ENV: "production" };
    await run(process.execPath, [command, ...options], { cwd: root, env });
    return undefined;
  } catch (error) {
    const said = String(child(error, "stderr") ?? error);
    return said.split("Not published:\n").at(-1)?.trim() || said;
  }
}
