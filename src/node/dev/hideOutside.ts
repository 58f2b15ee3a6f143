import { realpathSync } from "node:fs";
import path from "node:path";
import type { Connect } from "vite";
import { decodePath } from "../../site/files/served.ts";
import { isInFolder, type ProjectPaths } from "../project/projectPaths.ts";

/** Answers 404 to a path whose file in public/ is behind a link that leads out of public/: it is not published either. */
export const hideOutside =
  ({ root, publicDir }: ProjectPaths, base: string): Connect.NextHandleFunction =>
  ({ url = "" }, response, next) => {
    const [pathname = ""] = url.split(/[?#]/);
    const asked = decodePath(pathname) ?? pathname;
    const bare = asked.startsWith(base) ? asked.slice(base.length) : asked;
    // Vite serves files by their paths in public/, in the project, and on the disk.
    const places = [path.join(publicDir, bare), path.join(root, bare), bare.replace(/^\/?@fs/, "")];
    if (!places.some((place) => leadsOut(publicDir, path.resolve(place)))) return next();
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
    response.end("This is a link that leads out of public/, so it is not published.");
  };

function leadsOut(publicDir: string, place: string): boolean {
  if (!isInFolder(publicDir, place)) return false;
  try {
    return !isInFolder(realpathSync(publicDir), realpathSync(place));
  } catch {
    return false;
  }
}
