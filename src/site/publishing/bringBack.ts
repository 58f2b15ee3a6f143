import type { Schemas } from "../../schema/schemaNode.ts";
import { formatChanges } from "../changes/formatChanges.ts";
import { type FileSwap, makeSwaps, swapOf } from "../edit/fileSwaps.ts";
import { rememberSwaps, type Warning } from "../edit/history.ts";
import { allTabs } from "../edit/historyFiles.ts";
import { runGit } from "../versions/git.ts";
import { NotBroughtBack } from "./notBroughtBack.ts";
import { type BackPlan, planBack } from "./planBack.ts";

/** A publication whose files are in the folder again, as an edit that can be taken back. */
export interface BroughtBack extends Pick<BackPlan, "publication" | "changes">, Warning {
  swaps: FileSwap[];
}

/**
 * Brings the files of a publication back into the folder `root`, all or none: a change like others, which is not online
 * before it is published. Throws `NotBroughtBack` or `NotPublished` where that is not possible.
 */
export async function bringBack(
  root: string,
  id: string,
  schemas: Schemas,
  tabs = allTabs,
): Promise<BroughtBack> {
  const { publication, changes, unpublished, files } = await planBack(root, id, schemas);
  if (unpublished.length > 0)
    throw new NotBroughtBack("unpublished", formatChanges({ changes: unpublished }));
  if (files.length === 0) return { publication, changes, swaps: [] };
  const swaps: FileSwap[] = [];
  for (const { file, now, stored } of files) {
    const after = stored && (await readFiltered(root, id, file));
    swaps.push(swapOf(file, now, after));
  }
  if (!(await makeSwaps(root, swaps))) throw new NotBroughtBack("changed");
  const warning = await rememberSwaps(root, { do: "bring-back" }, swaps, tabs);
  return { publication, changes, swaps, ...warning };
}

/** The content of a file as Git checks it out: with the line ends of this system, and the content behind a pointer of Git LFS. */
async function readFiltered(root: string, id: string, file: string): Promise<Uint8Array> {
  const args = ["cat-file", "--filters", `${id}:./${file}`];
  const { code, output } = await runGit(root, args);
  if (code !== 0) throw new NotBroughtBack("content", file);
  return output;
}
