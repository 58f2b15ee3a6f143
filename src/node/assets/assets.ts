import { hash } from "../project/hash.ts";

/** The bytes of a file, or its text. */
export type AssetContent = string | Uint8Array;

/** A file's content, or a function that makes it on demand. */
export type Asset = AssetContent | (() => Promise<AssetContent>);

/** Files that the build makes besides Vite's own, by their path inside dist. */
export type Assets = Map<string, Asset>;

/** The content of an asset, made now if it is a function. */
export async function assetContentOf(asset: Asset): Promise<AssetContent> {
  return typeof asset === "function" ? asset() : asset;
}

/** Adds a file under assets/ with the hash of its content in its name. Returns its path inside dist. */
export function addAsset(
  assets: Assets,
  name: string,
  extension: string,
  content: AssetContent,
): string {
  const file = `assets/${name}-${hash(content)}.${extension}`;
  assets.set(file, content);
  return file;
}
