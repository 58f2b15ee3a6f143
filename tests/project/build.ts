import path from "node:path";
import { build as buildSite } from "../../src/index.ts";
import { makeProject } from "./makeProject.ts";

/** Builds a project of this name from `pageYaml`, in this process. Returns the published folder. */
export async function build(name: string, pageYaml: string): Promise<string> {
  return buildIn(await makeProject(name, pageYaml));
}

/** Builds the project in `root`, in this process: that is faster than the command. Returns the published folder. */
export async function buildIn(root: string): Promise<string> {
  const { pages, result } = await buildSite(root);
  const errors = result?.errors ?? pages.flatMap(({ diagnostics }) => diagnostics);
  if (errors.length > 0) throw new Error(`Not built: ${JSON.stringify(errors, undefined, 1)}`);
  return path.join(root, "dist");
}
