import type { Delivery } from "../headers.ts";

/**
 * Prints `_headers`, which Netlify and Cloudflare Pages read. They join the values of rules that
 * overlap, so no header stands in two of them, and only hashed files get a Cache-Control; for the others both send what we would ask for.
 */
export function printHeadersFile({ base, headers, documents, drawings, hashed }: Delivery): string {
  return [
    ...printRule(`${base}*`, headers),
    ...documents.paths.flatMap((path) => printRule(path, documents.headers)),
    ...printRule(`${base}*${drawings.extension}`, drawings.headers),
    ...printRule(`${hashed.path}*`, { "Cache-Control": hashed.cacheControl }),
    "",
  ].join("\n");
}

function printRule(path: string, headers: Delivery["headers"]): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
