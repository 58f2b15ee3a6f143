import { type PreviewServer, preview } from "vite";
import { makeProject, rootOf, runVite } from "../project.ts";
import { ownPublicDir } from "../site/own.ts";
import { baseOf, portOf, type SiteName, siteNames, sites } from "./sites.ts";

/** Builds every site with the real build, each from a page.yaml of its own, and serves them. */
export default async function buildSites(): Promise<() => Promise<void>> {
  const half = Math.ceil(siteNames.length / 2);
  await Promise.all([siteNames.slice(0, half), siteNames.slice(half)].map(buildInTurn));
  const servers = await Promise.all(siteNames.map(serve));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}

async function buildInTurn(names: SiteName[]): Promise<void> {
  for (const name of names) {
    const root = await makeProject(name, sites[name], name === "own" ? ownPublicDir : undefined);
    const { code, output } = await runVite(root, "build", "--app");
    if (code !== 0) throw new Error(`The site "${name}" was not printed.\n${output}`);
  }
}

function serve(name: SiteName): Promise<PreviewServer> {
  return preview({
    configFile: false,
    appType: "mpa",
    root: rootOf(name),
    base: baseOf(name),
    preview: { port: portOf(name), strictPort: true },
    logLevel: "warn",
  });
}
