import path from "node:path";
import { builtSite } from "../../project/builtSite.ts";
import { type RunningServer, servePublished } from "../../project/servePublished.ts";

/** Serves the gallery of a page.yaml, which is built once. */
export async function serveGallery(pageYaml: string): Promise<RunningServer> {
  const folder = await builtSite(pageYaml, { mode: "gallery" });
  return servePublished(path.dirname(folder), { build: { outDir: path.basename(folder) } });
}
