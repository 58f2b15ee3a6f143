import type { Schemas } from "../../schema/schemaNode.ts";
import type { SiteChange } from "../changes/change.ts";
import { type Contents, compareContents } from "../changes/compareContents.ts";
import { home } from "../page/pageAddress.ts";
import { readGit } from "../versions/git.ts";
import { readCommit, readWorkingFolder } from "../versions/readCommit.ts";
import { readFilesAlone } from "../versions/siteVersion.ts";
import { isInsideFolder } from "../versions/writeVersion.ts";
import { listOf, type PastPublication } from "./listPublications.ts";
import { NotBroughtBack } from "./notBroughtBack.ts";
import { NotPublished } from "./notPublished.ts";
import { findOnline } from "./readPublication.ts";
import { readRepository } from "./repository.ts";

/** The changes that the return of an earlier publication makes to the folder. */
export interface BackPlan {
  publication: PastPublication;
  changes: SiteChange[];
  /** The changes that are not published, if some of them would be lost. */
  unpublished: SiteChange[];
  /** The files that differ, each with its content in the folder, and with that of the publication in Git. */
  files: { file: string; now: Uint8Array | undefined; stored: Uint8Array | undefined }[];
}

/**
 * Plans to bring the files of a publication back into the folder `root`: one that `listPublications` lists. Files that no
 * version knows stay as they are. Nothing is written, and Git runs no program that the repository names. Throws
 * `NotBroughtBack` or `NotPublished` where that is not possible.
 */
export async function planBack(root: string, id: string, schemas: Schemas): Promise<BackPlan> {
  const repository = await readRepository(root);
  const publication = (await listOf(repository)).find((each) => each.id === id);
  const online = await findOnline(repository);
  if (!publication || online === undefined) throw new NotBroughtBack("unknown");
  const base = await readGit(root, ["merge-base", online, "HEAD"]).catch(() => undefined);
  if (!base) throw new NotPublished("replaced");
  const now = await readWorkingFolder(root);
  const published = await readCommit(root, { id: String(base).trim(), name: "online" });
  const wanted = await readCommit(root, { id, name: id });
  if (!wanted.has(home.file)) throw new NotBroughtBack("no-site");
  const hashes = { now: hashAll(now), published: hashAll(published), wanted: hashAll(wanted) };
  const touched = [...new Set([...published.keys(), ...wanted.keys()])]
    .filter((file) => hashes.now.get(file) !== hashes.wanted.get(file))
    .sort();
  // Only a forged version has a name that leads out of the folder.
  const outside = touched.find((file) => !isInsideFolder(root, file));
  if (outside !== undefined) throw new NotBroughtBack("outside", outside);
  const isLost = touched.some((file) => hashes.now.get(file) !== hashes.published.get(file));
  const after = new Map(now);
  for (const file of touched) {
    const content = wanted.get(file);
    if (content) after.set(file, content);
    else after.delete(file);
  }
  return {
    publication,
    changes: compareContents(now, after, schemas),
    unpublished: isLost ? compareContents(published, now, schemas) : [],
    files: touched.map((file) => ({ file, now: now.get(file), stored: wanted.get(file) })),
  };
}

const hashAll = (contents: Contents) => readFilesAlone(contents).files;
