/**
 * The file that a static host answers a path with, if it has one: every host for which the build prints a
 * configuration looks for a page under its name with and without its ending, and in the folder of its name.
 * Paths are without the slash at the beginning.
 */
export function servedAs(path: string, has: (file: string) => boolean): string | undefined {
  const candidates =
    path === "" || path.endsWith("/")
      ? [`${path}index.html`]
      : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find(has);
}

/** A path as the names of files are written; nothing where no file can be meant. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
