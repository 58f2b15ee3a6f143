/**
 * The headers that a host sends with the page. Every host's configuration is rendered from this, so that all are the
 * same.
 */
export interface HostHeaders {
  /** The path that the page is published under. */
  base: string;
  /** Sent with every file. */
  headers: Readonly<Record<string, string>>;
  /** The site's own documents, and headers for them alone: other documents in public/ may need what these refuse. */
  documents: readonly DocumentHeaders[];
  /** Headers for vector graphics alone: opened by themselves, they run no script in the site's name. */
  drawings: { extension: string; headers: Readonly<Record<string, string>> };
  /** The folder whose files have the hash of their content in their name, and so never change. */
  hashed: { path: string; cacheControl: string };
  /** For all other files: they may be kept, but browsers ask each time. */
  cacheControl: string;
  notFound: string;
  /** The documents for addresses that lead nowhere below the first page in another language, `/de/`. */
  notFoundBelow: readonly { path: string; document: string }[];
}

/** Documents that are sent with the same headers. */
export interface DocumentHeaders {
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** An address that a page had before, with and without its last slash, and the URL that it leads to now. */
export interface SentRedirect {
  from: readonly [string, string];
  to: string;
}
