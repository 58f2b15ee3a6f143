import { builtSite } from "../../project/builtSite.ts";
import { type RunningServer, servePublished } from "../../project/servePublished.ts";

/** Serves the gallery of a page.yaml, which is built once. */
export async function serveGallery(pageYaml: string): Promise<RunningServer> {
  return servePublished(await builtSite(pageYaml, { mode: "gallery" }));
}
