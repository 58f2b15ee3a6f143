/** A path of the site (`/images/a.png`) as a URL under the base path. */
export function toUrl(base: string, path: string): string {
  return base + path.slice(1);
}

/** The path that `toUrl` made this URL from. */
export function toPath(base: string, url: string): string {
  return url.slice(base.length - 1);
}
