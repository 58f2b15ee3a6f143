import type { HostHeaders, SentRedirect } from "../../../shared/hosting.ts";
import { encodeLetters } from "../../resolve/urls.ts";

/** Renders `vercel.json`. Vercel itself asks browsers to check all but hashed files again. */
export function renderVercelConfig(
  { base, headers, documents, drawings, hashed }: HostHeaders,
  redirects: readonly SentRedirect[],
): string {
  const paths = documents.flatMap(({ paths }) => paths);
  const hasFolders = paths.some((path) => path !== base && path.endsWith("/"));
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // Like all other hosts, it answers /x with x.html.
    cleanUrls: true,
    // It would answer /x too with x/index.html, where all other hosts redirect to /x/.
    ...(hasFolders && { trailingSlash: true }),
    ...(redirects.length > 0 && { redirects: redirects.flatMap(renderRedirect) }),
    headers: [
      rule(`${base}(.*)`, headers),
      ...documents.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
      rule(`${base}(.*)${drawings.extension}`, drawings.headers),
      rule(`${hashed.path}(.*)`, { "Cache-Control": hashed.cacheControl }),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const renderRedirect = ({ from, to }: SentRedirect) =>
  from.map((path) => ({ source: encodeLetters(path), destination: to, statusCode: 301 }));

function rule(source: string, headers: HostHeaders["headers"]) {
  return {
    source: encodeLetters(source),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}
