import type { HostHeaders, SentRedirect } from "../../../shared/hosting.ts";

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

/**
 * Renders `_redirects`, for Netlify and Cloudflare Pages. Netlify needs ! to go past the document at an old address, and
 * Cloudflare Pages skips the line that has it. Nothing without a redirect.
 */
export const renderRedirectsFile = (
  _: HostHeaders,
  redirects: readonly SentRedirect[],
): string | undefined =>
  redirects.length > 0
    ? redirects
        .flatMap(({ from: [from], to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`])
        .join("")
    : undefined;
