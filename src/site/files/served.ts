/**
 * The file that a static host serves for a path, if there is one. Every host for which the build writes a
 * configuration tries the name with and without its extension, and the folder of that name. Paths have no leading
 * slash.
 */
export function servedAs(path: string, has: (file: string) => boolean): string | undefined {
  const candidates =
    path === "" || path.endsWith("/")
      ? [`${path}index.html`]
      : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find(has);
}

/** The path decoded to a file name; undefined if it cannot name a file. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
