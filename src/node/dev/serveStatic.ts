import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Connect } from "vite";
import { locateFile } from "../../site/files/publicFiles.ts";
import { decodePath, servedAs } from "../../site/files/served.ts";
import { isHostFile } from "../../site/page/published.ts";
import { isInFolder, type ProjectPaths } from "../project/projectPaths.ts";

/**
 * Serves the file in `dir` that a host would send for a path: `/x` is x.html, else a redirect to `/x/`, and
 * `/x/` is x/index.html. Where there is no file, sends the page `notFound` of the nearest folder if it is given, else
 * calls the next middleware.
 */
export function serveStatic(
  dir: string,
  base: string,
  notFound?: string,
): Connect.NextHandleFunction {
  const isFile = (file: string) => {
    try {
      return statSync(path.join(dir, file)).isFile();
    } catch {
      return false;
    }
  };
  const isPublished = (file: string) => isFile(file) && !isHostFile(file);
  return (request, response, next) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    if (!pathname.startsWith(base) || pathname.includes("//")) return next();
    const asked = decodePath(pathname)?.slice(base.length);
    if (asked === "") return next();
    const file = asked === undefined ? undefined : servedAs(asked, isPublished);
    if (file !== undefined) {
      if (file === `${asked}/index.html`) {
        return void response.writeHead(301, { Location: `${pathname}/${query}` }).end();
      }
      request.url = base + file.split("/").map(encodeURIComponent).join("/") + query;
      return next();
    }
    const page =
      notFound &&
      foldersAbove(asked)
        .map((at) => at + notFound)
        .find(isFile);
    if (!page) return next();
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(readFileSync(path.join(dir, page)));
  };
}

/** The folders that a path is in, from the innermost to the outermost, which is empty. */
const foldersAbove = (asked = ""): string[] =>
  [...asked.matchAll(/\//g)]
    .map(({ index }) => asked.slice(0, index + 1))
    .reverse()
    .concat("");

/** Leads a path below /examples/ that public/ does not have to the file of the engine's own, which Vite serves. */
export const leadToExamples =
  (paths: ProjectPaths, base: string): Connect.NextHandleFunction =>
  (request, _response, next) => {
    const [, file = "", query = ""] =
      /^([^?]*)(.*)$/s.exec(request.url?.slice(base.length - 1) ?? "") ?? [];
    const source = locateFile(paths, file);
    if (isInFolder(paths.schemaDir, source)) {
      const address = path.relative(paths.root, source).replaceAll(path.sep, "/");
      // A file outside of the site's folder has an address of Vite's own.
      const isInside = !address.startsWith("../");
      request.url = (isInside ? base + address : `${base}@fs${source}`) + query;
    }
    next();
  };
