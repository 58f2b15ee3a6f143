import type { DocumentHeaders, HostHeaders, SentRedirect } from "../../../shared/hosting.ts";
import { hostFiles } from "../../../site/page/published.ts";
import { withIndexFiles } from "../headers.ts";

/**
 * Renders the file that a `server` block of nginx includes. Each location sets its Cache-Control through a
 * variable, because a location with an `add_header` of its own inherits none of the others.
 */
export function renderNginxConfig(
  hostHeaders: HostHeaders,
  redirects: readonly SentRedirect[],
): string {
  const { base, headers, documents, drawings, hashed, cacheControl, notFound } = hostHeaders;
  const findFile = "try_files $uri $uri.html $uri/ =404;";
  const bare = base.slice(0, -1);
  const sent = { ...headers, "Cache-Control": "$page_cache_control" };
  const sentWithDrawings = { ...sent, ...drawings.headers };
  return `# Include this file inside a server block. The server's root holds what is in dist/ at ${base}
${bare && `location = ${bare} {\n  absolute_redirect off;\n  return 301 ${base};\n}\n`}${redirects.map(renderRedirect).join("")}location ${base} {
  index index.html;
  absolute_redirect off;
  charset utf-8;
  ${findFile}
  ${renderErrorPage(notFound)}

  # Copies with .gz beside the files are sent as they are; with nginx's Brotli module, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  set $page_cache_control "${cacheControl}";
${renderHeaders(sent, "  ")}

${documents.map(renderDocuments).join("\n\n")}

  location ~ ${literal(drawings.extension)}$ {
${renderHeaders(sentWithDrawings, "    ")}
  }

  location ^~ ${hashed.path} {
    set $page_cache_control "${hashed.cacheControl}";
  }

  location ~ ^${literal(base)}(${hostFiles.map(literal).join("|")})$ {
    return 404;
  }
${hostHeaders.notFoundBelow.map(renderNotFound).join("")}}
`;

  // A location inside another one inherits everything but where it looks for files.
  function renderNotFound({ path, document }: HostHeaders["notFoundBelow"][number]): string {
    return `
  location ${path} {
    ${findFile}
    ${renderErrorPage(document)}
  }
`;
  }

  // nginx looks for the location anew once it has found a folder's index.html.
  function renderDocuments({ paths, headers: own }: DocumentHeaders): string {
    const sentWithDocuments = { ...headers, ...own, "Cache-Control": cacheControl };
    return `  location ~ ^(${withIndexFiles(paths).map(literal).join("|")})$ {
${renderHeaders(sentWithDocuments, "    ")}
  }`;
  }
}

const renderErrorPage = (document: string) => `error_page 403 404 =404 ${document};`;

const renderRedirect = ({ from, to }: SentRedirect) =>
  from
    .map((path) => `location = ${path} {\n  absolute_redirect off;\n  return 301 "${to}";\n}\n`)
    .join("");

const renderHeaders = (headers: HostHeaders["headers"], indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join("\n");

const literal = (path: string) => path.replaceAll(".", "\\.");
