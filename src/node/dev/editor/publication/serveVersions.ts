import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { versionsPath } from "../../../../shared/editor/endpoint.ts";
import type { Page, Renderer } from "../../../../shared/page.ts";
import { locateFile } from "../../../../site/files/publicFiles.ts";
import { decodePath } from "../../../../site/files/served.ts";
import { findPublishedBase } from "../../../../site/publishing/readPublication.ts";
import { loadSite, type Site } from "../../../../site/read/loadSite.ts";
import { readContents } from "../../../../site/read/loadSiteContext.ts";
import { explainMissing, readLargeFiles } from "../../../../site/versions/largeFiles.ts";
import { readCommit } from "../../../../site/versions/readCommit.ts";
import { writeVersion } from "../../../../site/versions/writeVersion.ts";
import { type Assets, assetContentOf } from "../../../assets/assets.ts";
import { createAssetContext } from "../../../assets/pictures.ts";
import { formatPolicy } from "../../../html/formatPolicy.ts";
import type { ProjectPaths } from "../../../project/projectPaths.ts";
import { resolvePages } from "../../../resolve/resolve.ts";
import { hostsOf } from "../../allowedHosts.ts";
import { contentTypes } from "../../answerPages.ts";
import { refuseElsewhere } from "../../guardWrites.ts";

/** A version of the site that is shown: its pages by their paths, and the files that they name. */
interface ShownVersion {
  pages: ReadonlyMap<string, Page>;
  assets: Assets;
  files: Site["context"]["files"];
  publicDir: string;
  /** The files that only Git LFS has, elsewhere. */
  missing?: readonly string[];
}

/** The policy of every answer: nothing of a version runs, and nothing comes from elsewhere. */
const policy = formatPolicy({
  "default-src": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "media-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
  // Fonts are refused to a document without an origin.
  sandbox: ["allow-same-origin"],
});

/**
 * Serves the pages of the version that is online and of the site as it is now, for the editor to show side by side: below
 * `online/` and `now/`, without scripts. The files of the version online are read from Git, into a folder of their own,
 * and no program of the repository or of that version runs.
 */
export function serveVersions(
  server: ViteDevServer,
  paths: ProjectPaths,
  readNow: () => Promise<Site>,
): void {
  const hosts = hostsOf(server.config.server);
  const top = server.config.base + versionsPath;
  const keep = new Map<string, { key: unknown; version: Promise<ShownVersion> }>();
  const keptOrRead = (name: string, key: unknown, read: () => Promise<ShownVersion>) => {
    const known = keep.get(name);
    if (known && known.key === key) return known.version;
    const version = read();
    keep.set(name, { key, version });
    version.catch(() => keep.delete(name));
    return version;
  };
  const versions: Record<string, () => Promise<ShownVersion | undefined>> = {
    async now() {
      const site = await readNow();
      return keptOrRead("now", site, () => showSite(site, paths, `${top}/now/`));
    },
    async online() {
      const site = await readNow();
      const id = await findPublishedBase(paths.root);
      if (id === undefined) return undefined;
      return keptOrRead("online", id, async () => {
        const folder = path.join(paths.root, ".broadside", "online");
        await rm(folder, { recursive: true, force: true });
        const stored = await readCommit(paths.root, { id, name: "online" });
        const { contents: files, missing } = await readLargeFiles(paths.root, stored);
        await writeVersion(folder, files);
        const { parserOf: _, first: __, ...context } = site.context;
        const contents = await readContents(folder, paths.schemaDir);
        const online = await loadSite(folder, { ...context, ...contents, config: {} });
        const own = { ...paths, publicDir: path.join(folder, "public") };
        return { ...(await showSite(online, own, `${top}/online/`)), missing };
      });
    },
  };
  server.middlewares.use(top, async (request, response, next) => {
    const [, name = "", asked = ""] = /^\/(\w+)(\/[^?]*)/.exec(request.url ?? "") ?? [];
    const send = (status: number, type: string | undefined, body: string | Uint8Array) => {
      response.writeHead(status, {
        ...(type !== undefined && { "Content-Type": type }),
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
      });
      response.end(body);
    };
    const text = "text/plain; charset=utf-8";
    try {
      const refusal = refuseElsewhere(request, hosts);
      if (refusal) return send(refusal[0], text, refusal[1]);
      const isRead = request.method === "GET" || request.method === "HEAD";
      const version =
        isRead && Object.hasOwn(versions, name) ? await versions[name]?.() : undefined;
      const at = decodePath(asked) ?? "";
      const page = version?.pages.get(at);
      if (page) return send(200, contentTypes[".html"], await render(server, paths, page));
      const type = contentTypes[path.extname(at)];
      const asset = version?.assets.get(at.slice(1));
      if (asset) return send(200, type, await assetContentOf(asset));
      // A link that leads out of public/ is no file of the site.
      const isFile = ["file", "example"].includes(version?.files.get(at) ?? "");
      if (!version || !isFile) return send(404, text, explainNothing(version));
      const { schemaDir } = paths;
      send(200, type, await readFile(locateFile({ publicDir: version.publicDir, schemaDir }, at)));
    } catch (error) {
      next(error);
    }
  });
}

/** The reason why there is nothing at an address: a page is not there, or cannot be shown without its pictures. */
const explainNothing = ({ missing = [] }: Partial<ShownVersion> = {}) =>
  missing.length > 0 ? explainMissing(missing) : "This version has no such page.";

/** Resolves the pages of a site that have no error, for a base of their own. */
async function showSite(
  { pages, languages, context }: Site,
  paths: ProjectPaths,
  base: string,
): Promise<ShownVersion> {
  const good = [
    ...pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  const assets = createAssetContext(paths, base);
  const resolved = await resolvePages(
    good.map((pageFile) => ({ ...pageFile, site: { ...pageFile.site, base } })),
    { ...assets, schemas: context.schemas },
  );
  return {
    pages: new Map(resolved.map((page) => [page.path, page])),
    assets: assets.assets,
    files: context.files,
    publicDir: paths.publicDir,
  };
}

/** The document of a page without its scripts, which the policy would refuse. */
async function render(server: ViteDevServer, { codeDir }: ProjectPaths, page: Page) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment does not run code.");
  const { renderPage }: Renderer = await ssr.runner.import(path.join(codeDir, "entry.server.tsx"));
  return (await renderPage(page, {})).html;
}
