import { createHash } from "node:crypto";

/** Files that the build makes besides Vite's own: path inside dist → content. */
export type Assets = Map<string, string | Uint8Array>;

/** Adds a file under assets/ with a name that changes with its content; gives its path inside dist. */
export function addAsset(
  assets: Assets,
  name: string,
  extension: string,
  content: string | Uint8Array,
): string {
  const file = `assets/${name}-${hash(content)}.${extension}`;
  assets.set(file, content);
  return file;
}

/** Six letters and digits that stand for the content. */
export function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").replace(/[-_]/g, "").slice(0, 6);
}
