/** A path of the site (`/images/a.png`) as a URL under the base path, with percent codes for letters outside of ASCII. */
export function toUrl(base: string, path: string): string {
  return base + encodeLetters(path.slice(1));
}

/** The path, and the query behind it, with percent codes for letters outside of ASCII. Anchors stay as ids are. */
export const encodeLetters = (path: string): string =>
  path.replace(/^[^#]*/, (address) =>
    address.replaceAll(/\p{Surrogate}/gu, "\ufffd").replaceAll(/\P{ASCII}+/gu, encodeURIComponent),
  );

/** The path that `toUrl` made this URL from. */
export function toPath(base: string, url: string): string {
  return url.slice(base.length - 1);
}
