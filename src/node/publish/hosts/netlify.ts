import type { HostHeaders, SentRedirect } from "../../../shared/hosting.ts";
import { encodeLetters } from "../../resolve/urls.ts";

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
  return [
    encodeLetters(path),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/**
 * Renders `_redirects`, for Netlify and Cloudflare Pages. Netlify needs ! to go past the document at an old address, and
 * Cloudflare Pages skips the line that has it. It skips those with 404 too: by itself, it takes the 404.html that is
 * nearest to an address. Nothing for a site without redirects in one language.
 */
export function renderRedirectsFile(
  { notFoundBelow }: HostHeaders,
  redirects: readonly SentRedirect[],
): string | undefined {
  const lines = [
    ...redirects.flatMap(({ from: [from], to }) => {
      const old = encodeLetters(from);
      return [`${old} ${to} 301!`, `${old} ${to} 301`];
    }),
    ...notFoundBelow.map(({ path, document }) => `${path}* ${document} 404`),
  ];
  return lines.length > 0 ? `${lines.join("\n")}\n` : undefined;
}
