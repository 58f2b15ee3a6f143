import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { rootOf } from "../project/makeProject.ts";
import { type RunningServer, servePublished } from "../project/servePublished.ts";
import { publishedSite } from "./publishedSite.ts";
import { baseOf, projectNames, type SiteName, shareOrigins } from "./sites.ts";

/** Builds every site that is not built yet, in this process, and serves them. */
export default async function buildSites(): Promise<() => Promise<void>> {
  const servers = new Map<SiteName, RunningServer>();
  // In turn: Vite closes a free port before it opens it again, and two servers at once may take the same.
  for (const name of projectNames) {
    const root = rootOf(name);
    const dist = await publishedSite(name);
    await rm(root, { recursive: true, force: true });
    await mkdir(root, { recursive: true });
    await symlink(dist, path.join(root, "dist"));
    servers.set(name, await servePublished(root, { base: baseOf(name) }));
  }
  shareOrigins(new Map([...servers].map(([name, { origin }]) => [name, origin])));
  return async () => {
    await Promise.all([...servers.values()].map(({ stop }) => stop()));
  };
}
