import type { DocumentHeaders, HostHeaders, SentRedirect } from "../../../shared/hosting.ts";
import { hostFiles } from "../../../site/page/published.ts";
import { withIndexFiles } from "../headers.ts";

/** Renders the file that a site block of Caddy imports. */
export function renderCaddyConfig(
  hostHeaders: HostHeaders,
  redirects: readonly SentRedirect[],
): string {
  const { base, headers, documents, drawings, hashed, cacheControl } = hostHeaders;
  const bare = base.slice(0, -1);
  return `# Import this file inside a site block. The site's root holds what is in dist/ at ${base}
${bare && `redir ${bare} ${base} permanent\n`}${redirects.map(renderRedirect).join("")}@page path ${base}*
@page_hashed path ${hashed.path}*
@page_other {
	path ${base}*
	not path ${hashed.path}*
}
header @page {
${renderHeaders(headers, "\t")}
}
${documents.map(renderDocuments).join("")}@page_drawing {
	path ${base}*
	path_regexp \\${drawings.extension}$
}
header @page_drawing {
${renderHeaders(drawings.headers, "\t")}
}
header @page_hashed Cache-Control "${hashed.cacheControl}"
header @page_other Cache-Control "${cacheControl}"

handle @page {
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		hide ${hostFiles.join(" ")}
	}
}

handle_errors {
${listNotFound(hostHeaders)
  .map((each, index) => renderNotFound(hostHeaders, each, index))
  .join("")}}
`;
}

/** The documents for addresses that lead nowhere. Of several paths that match, Caddy takes the first in the file. */
const listNotFound = ({ base, notFound, notFoundBelow }: HostHeaders) => [
  ...notFoundBelow,
  { path: base, document: notFound },
];

function renderNotFound(
  { documents, cacheControl }: HostHeaders,
  { path, document }: HostHeaders["notFoundBelow"][number],
  index: number,
): string {
  const name = numbered("@page_missing", index);
  const own = documents.find(({ paths }) => paths.includes(document))?.headers;
  return `	${name} {
		path ${path}*
		expression {http.error.status_code} == 404
	}
	handle ${name} {
		header {
${renderHeaders({ ...own, "Cache-Control": cacheControl }, "\t\t\t")}
		}
		rewrite * ${document}
		file_server {
			precompressed br gzip
		}
	}
`;
}

const numbered = (name: string, index: number) => (index === 0 ? name : `${name}_${index + 1}`);

function renderDocuments({ paths, headers }: DocumentHeaders, index: number): string {
  const name = numbered("@page_document", index);
  return `${name} path ${withIndexFiles(paths).join(" ")}
header ${name} {
${renderHeaders(headers, "\t")}
}
`;
}

const renderRedirect = ({ from, to }: SentRedirect) =>
  from.map((path) => `redir ${path} ${to} permanent\n`).join("");

const renderHeaders = (headers: HostHeaders["headers"], indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join("\n");
