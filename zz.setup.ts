import { preview } from "vite";
import { makeProject, rootOf, runVite } from "./tests/project.ts";
import { baseOf, portOf, type SiteName, sites } from "./tests/browser/sites.ts";
export default async function () {
  const names = (process.env.SITES ?? "page").split(",") as SiteName[];
  for (const name of names) {
    const root = await makeProject(name, sites[name]);
    const { code, output } = await runVite(root, "build", "--app");
    if (code !== 0) throw new Error(output);
  }
  const servers = await Promise.all(names.map((name) => preview({ configFile: false, appType: "mpa", root: rootOf(name), base: baseOf(name), preview: { port: portOf(name), strictPort: true }, logLevel: "warn" })));
  return async () => { await Promise.all(servers.map((s) => s.close())); };
}
