import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown, ViteBuilder } from "vite";
import type { Renderer } from "../../shared/page.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { tellOwnCode } from "./tellOwnCode.ts";

/** The code of a site: its scripts for browsers, and the renderer for Node. */
interface SiteBundle {
  /** Every script, with the bootstrap. */
  chunks: Rolldown.OutputChunk[];
  /** The scripts that the bootstrap fetches. They lie in the staging folder. */
  fetched: Rolldown.OutputChunk[];
  /** The code of the bootstrap, which is inline in each document. */
  bootstrap: string;
  renderPage: Renderer["renderPage"];
}

/** Bundles the islands that the site shows for the browser, and the renderer for Node. */
export async function bundleSite(
  builder: ViteBuilder,
  paths: ProjectPaths,
  base: string,
): Promise<SiteBundle> {
  const { stagingDir, rendererDir } = paths;
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The client and ssr environments are not configured.");
  const chunks = chunksOf(await tellOwnCode(paths, builder.build(client)));
  await tellOwnCode(paths, builder.build(ssr));
  const { renderPage }: Renderer = await import(
    pathToFileURL(path.join(rendererDir, "entry.server.mjs")).href
  );
  const entry = findEntry(chunks);
  await rm(path.join(stagingDir, entry.fileName));
  const fetched = chunks.filter((chunk) => chunk !== entry);
  return { chunks, fetched, bootstrap: inlineEntry(entry, base), renderPage };
}

/** The script chunks of Vite's result. */
export function chunksOf(
  bundle: Awaited<ReturnType<ViteBuilder["build"]>>,
): Rolldown.OutputChunk[] {
  return "output" in bundle ? bundle.output.filter((output) => output.type === "chunk") : [];
}

function findEntry(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The bundle has no entry.");
  // A chunk that imports the entry would fetch it as a file of its own, and hydrate everything twice.
  if (entry.exports.length > 0) throw new Error(`Chunks share ${entry.exports} with the entry.`);
  return entry;
}

/** The bootstrap's code, with its chunks' addresses as the document at the base path needs them. */
function inlineEntry({ code }: Rolldown.OutputChunk, base: string): string {
  return code.replaceAll(/import\((["'`])\.\//g, `import($1${base}assets/`).trim();
}
