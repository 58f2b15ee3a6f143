import type { DocumentHeaders, HostHeaders, SentRedirect } from "../../../shared/hosting.ts";
import { hostFiles } from "../../../site/page/published.ts";
import { withIndexFiles } from "../headers.ts";

/** Renders the file that a site block of Caddy imports. */
export function renderCaddyConfig(
  hostHeaders: HostHeaders,
  redirects: readonly SentRedirect[],
): string {
  const { base, headers, documents, drawings, hashed, cacheControl, notFound } = hostHeaders;
  const bare = base.slice(0, -1);
  const missing = documents.find(({ paths }) => paths.includes(notFound))?.headers;
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
	@page_missing {
		path ${base}*
		expression {http.error.status_code} == 404
	}
	handle @page_missing {
		header {
${renderHeaders({ ...missing, "Cache-Control": cacheControl }, "\t\t\t")}
		}
		rewrite * ${notFound}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function renderDocuments({ paths, headers }: DocumentHeaders, index: number): string {
  const name = index === 0 ? "@page_document" : `@page_document_${index + 1}`;
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
