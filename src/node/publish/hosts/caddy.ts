import { type HostHeaders, hostFiles } from "../headers.ts";

/** Renders the file that a site block of Caddy imports. */
export function renderCaddyConfig(hostHeaders: HostHeaders): string {
  const { base, headers, documents, drawings, hashed, cacheControl, notFound } = hostHeaders;
  const bare = base.slice(0, -1);
  return `# Import this file inside a site block. The site's root holds what is in dist/ at ${base}
${bare && `redir ${bare} ${base} permanent\n`}@page path ${base}*
@page_hashed path ${hashed.path}*
@page_other {
	path ${base}*
	not path ${hashed.path}*
}
header @page {
${renderHeaders(headers, "\t")}
}
@page_document path ${documents.paths.join(" ")}
header @page_document {
${renderHeaders(documents.headers, "\t")}
}
@page_drawing {
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
${renderHeaders({ ...documents.headers, "Cache-Control": cacheControl }, "\t\t\t")}
		}
		rewrite * ${notFound}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

const renderHeaders = (headers: HostHeaders["headers"], indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join("\n");
