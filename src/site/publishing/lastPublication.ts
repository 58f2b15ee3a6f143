import { readFile } from "node:fs/promises";
import path from "node:path";
import { writeIfPossible } from "../write/writeAtomically.ts";
import type { OnlineBuild } from "./onlineBuild.ts";

/** The last publication from a folder, with its way to visitors. Times are such as `2026-12-24T13:02:00Z`. */
export interface LastPublication extends OnlineBuild {
  begun: string;
  /** The time since when it is known that visitors get it. */
  since?: string;
}

/** Not in Git's own folder: a site may be published without Git. */
const fileIn = (root: string) => path.join(root, ".broadside", "published.json");

/** Remembers a publication from the folder `root` that has just begun, for every preview. */
export const beginPublication = (root: string, build: OnlineBuild): Promise<void> =>
  rememberPublication(root, { ...build, begun: new Date().toISOString() });

/** Remembers the last publication from the folder `root`. A folder that takes no file has none. */
export async function rememberPublication(
  root: string,
  publication: LastPublication,
): Promise<void> {
  await writeIfPossible(fileIn(root), JSON.stringify(publication));
}

/** The last publication from the folder `root`; undefined if nothing is known of one. */
export async function recallPublication(root: string): Promise<LastPublication | undefined> {
  try {
    const { content, address, begun, since } = Object(
      JSON.parse(await readFile(fileIn(root), "utf8")),
    );
    if (typeof content !== "string" || !isTime(begun)) return undefined;
    return {
      ...{ content, begun, address: typeof address === "string" ? address : undefined },
      ...(isTime(since) && { since }),
    };
  } catch {
    return undefined;
  }
}

const isTime = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));
