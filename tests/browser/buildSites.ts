import { symlink } from "node:fs/promises";
import path from "node:path";
import { makeProject, rootOf } from "../project/makeProject.ts";
import { runBuild } from "../project/runVite.ts";
import { type RunningServer, servePublished } from "../project/servePublished.ts";
import { ownFolders, ownPublicDir } from "../site/own.ts";
import { baseOf, projectNames, type SiteName, shareOrigins, sites } from "./sites.ts";

/** Builds every site with the real build, each from a page.yaml of its own, and serves them. */
export default async function buildSites(): Promise<() => Promise<void>> {
  const half = Math.ceil(projectNames.length / 2);
  await Promise.all([projectNames.slice(0, half), projectNames.slice(half)].map(buildInTurn));
  const servers = new Map<SiteName, RunningServer>();
  // In turn: Vite closes a free port before it opens it again, and two servers at once may take the same.
  for (const name of projectNames) {
    servers.set(name, await servePublished(rootOf(name), { base: baseOf(name) }));
  }
  shareOrigins(new Map([...servers].map(([name, { origin }]) => [name, origin])));
  return async () => {
    await Promise.all([...servers.values()].map(({ stop }) => stop()));
  };
}

async function buildInTurn(names: SiteName[]): Promise<void> {
  for (const name of names) {
    const root = await makeProject(name, sites[name], name === "own" ? ownPublicDir : undefined);
    const folders = name === "own" ? ownFolders : [];
    await Promise.all(folders.map((each) => symlink(path.resolve(each), path.join(root, each))));
    await runBuild(root);
  }
}
