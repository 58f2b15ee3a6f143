import type { HostHeaders } from "../headers.ts";

/**
 * Prints `_headers`, which Netlify and Cloudflare Pages read. They join the values of rules that
 * overlap, so no header stands in two of them, and only hashed files get a Cache-Control; for the others both send what we would ask for.
 */
export function renderHeadersFile({
  base,
  headers,
  documents,
  drawings,
  hashed,
}: HostHeaders): string {
  return [
    ...renderRule(`${base}*`, headers),
    ...documents.paths.flatMap((path) => renderRule(path, documents.headers)),
    ...renderRule(`${base}*${drawings.extension}`, drawings.headers),
    ...renderRule(`${hashed.path}*`, { "Cache-Control": hashed.cacheControl }),
    "",
  ].join("\n");
}

function renderRule(path: string, headers: HostHeaders["headers"]): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
