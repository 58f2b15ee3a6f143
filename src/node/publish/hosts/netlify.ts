import type { HostHeaders } from "../headers.ts";

/**
 * Renders `_headers`, for Netlify and Cloudflare Pages. They join the values of rules that overlap, so each
 * header is in one rule only. Only hashed files get a Cache-Control: for the others, both hosts send the
 * right one anyway.
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
    ...documents.flatMap(({ paths, headers }) =>
      paths.flatMap((path) => renderRule(path, headers)),
    ),
    ...renderRule(`${base}*${drawings.extension}`, drawings.headers),
    ...renderRule(`${hashed.path}*`, { "Cache-Control": hashed.cacheControl }),
    "",
  ].join("\n");
}

function renderRule(path: string, headers: HostHeaders["headers"]): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
