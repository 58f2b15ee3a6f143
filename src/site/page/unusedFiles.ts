import { stat } from "node:fs/promises";
import path from "node:path";
import { formatBytes } from "../../shared/text/wording.ts";
import type { PublicFiles } from "../files/publicFiles.ts";

/** Files that browsers and services request by name: texts, pages, and icons in well-known places. */
const known =
  /(^|\/)(\.[^/]*|[^./]*|favicon[^/]*|apple-touch-icon[^/]*)$|^\/\.well-known\/|\.(html?|txt|xml|json|webmanifest|css|js)$/i;

/** The greatest number of files to list by name. */
const most = 3;

/**
 * Describes the files of public/ that no page names but the build publishes: their total size, and the
 * largest of them. Empty if there are none.
 */
export async function describeUnusedFiles(
  root: string,
  files: PublicFiles,
  pages: readonly { referencedFiles: readonly string[] }[],
): Promise<string> {
  const referenced = pages.flatMap(({ referencedFiles }) => referencedFiles);
  const unused = [...files].flatMap(([file, kind]) =>
    kind === "file" && !referenced.includes(file) && !known.test(file) ? [file] : [],
  );
  if (unused.length === 0) return "";
  const sized = await Promise.all(
    unused.map(async (file) => {
      const stats = await stat(path.join(root, "public", file)).catch(() => undefined);
      return { file, size: stats?.size ?? 0 };
    }),
  );
  const sum = sized.reduce((total, { size }) => total + size, 0);
  const largest = sized
    .toSorted((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1))
    .slice(0, most)
    .map(({ file, size }) => `public${file} (${formatBytes(size)})`)
    .join(", ");
  const [count, are, all] =
    sized.length === 1
      ? ["1 file", "it is", "It is"]
      : [`${sized.length} files`, "they are", sized.length > most ? "The largest are" : "They are"];
  return `public/ holds ${count} (${formatBytes(sum)}) that ${pages.length > 1 ? "no page names" : "page.yaml does not name"}; ${are} published all the same. ${all} ${largest}. Take out what nobody links to.`;
}
