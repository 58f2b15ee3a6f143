import { createHash } from "node:crypto";

type Content = string | Uint8Array;

/** A file's content, or what makes it once it is asked for. */
export type Asset = Content | (() => Promise<Content>);

/** Files that the build makes besides Vite's own, by their path inside dist. */
export type Assets = Map<string, Asset>;

/** What stands in the file; it is made now if it has to be made. */
export async function contentOf(asset: Asset): Promise<Content> {
  return typeof asset === "function" ? asset() : asset;
}

/** Adds a file under assets/ with a name that changes with its content; gives its path inside dist. */
export function addAsset(
  assets: Assets,
  name: string,
  extension: string,
  content: Content,
): string {
  const file = `assets/${name}-${hash(content)}.${extension}`;
  assets.set(file, content);
  return file;
}

/** Six letters and digits that stand for the content. */
export function hash(content: Content): string {
  return createHash("sha256").update(content).digest("base64url").replace(/[-_]/g, "").slice(0, 6);
}
