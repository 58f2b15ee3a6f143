import { cp, rm } from "node:fs/promises";
import { ownTypesDir } from "../fixtures/index.ts";
import { rootOf } from "./makeProject.ts";

/** Makes a site with section types of its own, apart from the engine. Returns its folder. */
export async function makeOwnSite(name: string): Promise<string> {
  const root = rootOf(name);
  await rm(root, { recursive: true, force: true });
  await cp(ownTypesDir, root, { recursive: true });
  return root;
}
