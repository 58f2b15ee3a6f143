import { createHash } from "node:crypto";
import { home } from "../page/pageAddress.ts";
import type { PageVersion, SiteVersion } from "./siteVersion.ts";

/** The address of the site is no content: a host may set it while it builds. */
const ofAddress = ["url", "base"];

/**
 * Identifies what visitors get of a version: the data of its pages and the contents of its files. Line ends, the layout of
 * pages and the address of the site make no difference.
 */
export function contentIdOf({ pages, texts, files }: SiteVersion): string {
  const parts = [
    ...[...pages.values()].map((page) => [page.file, dataOf(page)]),
    ...texts,
    ...files,
  ];
  const lines = parts.map((part) => JSON.stringify(part)).sort();
  return createHash("sha256").update(lines.join("\n")).digest("base64url").slice(0, 22);
}

function dataOf({ file, data }: PageVersion): unknown {
  if (file !== home.file) return data;
  const { site, ...others } = Object(data);
  const kept = Object.entries(Object(site)).filter(([name]) => !ofAddress.includes(name));
  return { ...others, site: Object.fromEntries(kept) };
}

/** Identifies files with their names and bytes, and a name for them all. */
export function hashContents(name: string, contents: ReadonlyMap<string, Uint8Array>): string {
  const sum = createHash("sha256").update(`${name}\n`);
  for (const [file, bytes] of contents)
    sum.update(`${JSON.stringify(file)} ${bytes.length}\n`).update(bytes);
  return sum.digest("base64url").slice(0, 22);
}
