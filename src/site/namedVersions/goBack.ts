import { isDeepStrictEqual } from "node:util";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { SiteChange } from "../changes/change.ts";
import { type Contents, compareContents } from "../changes/compareContents.ts";
import { type FileSwap, makeSwaps, reverseSwaps, swapOf } from "../edit/fileSwaps.ts";
import { rememberSwaps, type Warning } from "../edit/history.ts";
import { allTabs } from "../edit/historyFiles.ts";
import { readWritten } from "./readWritten.ts";
import { RefusedVersion } from "./refusedVersion.ts";
import { hashAll } from "./storedContents.ts";
import { readContents, readStored } from "./storedVersions.ts";

/** The way back to a version with a name. */
export interface WayBack {
  name: string;
  /** The contents before it. */
  now: Contents;
  /** The changes that it makes. */
  changes: SiteChange[];
  swaps: FileSwap[];
}

/**
 * Plans to make what the author of the site in `root` has written that of a version. A file of public/ that came later
 * stays: nothing shows it. Throws `RefusedVersion` if there is no such version, or its copy is not whole.
 */
export async function planWayBack(root: string, id: string, schemas: Schemas): Promise<WayBack> {
  const version = (await readStored(root)).versions.find((each) => each.id === id);
  const contents = version && (await readContents(root, version));
  if (!contents)
    throw new RefusedVersion(
      "The copy of this version in .broadside/versions is not whole any more.",
    );
  const now = await readWritten(root);
  const later = [...now].filter(([file]) => file.startsWith("public/"));
  const after = new Map([...later, ...contents]);
  const swaps = [...new Set([...now.keys(), ...after.keys()])]
    .sort()
    .map((file) => swapOf(file, now.get(file), after.get(file)))
    .filter(({ before, after }) => before !== after);
  return { name: version.name, now, changes: compareContents(now, after, schemas), swaps };
}

/**
 * Goes a way back, all of it or none, as an edit that can be taken back. Throws `RefusedVersion` if a file has changed since
 * it was planned, or if what is there now would be lost.
 */
export async function goBack(
  root: string,
  { name, now, swaps }: WayBack,
  tabs = allTabs,
): Promise<Warning> {
  if (swaps.length === 0) throw new RefusedVersion("The site is like this now.");
  if (!(await makeSwaps(root, swaps)))
    throw new RefusedVersion("A file of the site has just changed. Look at it, and try once more.");
  const { warning } = await rememberSwaps(root, { do: "bring-back", name }, swaps, tabs);
  if (warning === undefined) return {};
  if (!(await isKept(root, now)) && (await makeSwaps(root, reverseSwaps(swaps))))
    throw new RefusedVersion(`${warning} Keep the site as it is now under a name first.`);
  return { warning };
}

/** True if a version has these contents. */
async function isKept(root: string, contents: Contents): Promise<boolean> {
  const files = hashAll(contents);
  for (const version of (await readStored(root)).versions) {
    if (isDeepStrictEqual(version.files, files) && (await readContents(root, version))) return true;
  }
  return false;
}
