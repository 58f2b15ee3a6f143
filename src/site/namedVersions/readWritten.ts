import path from "node:path";
import type { Contents } from "../changes/compareContents.ts";
import { readLinkedFolder } from "../versions/readFolder.ts";
import { contentFiles } from "../versions/siteVersion.ts";
import { awaitWhole } from "../write/awaitWhole.ts";

/** Reads what the author of the site in `root` has written, once no other program is in the middle of saving it. */
export async function readWritten(root: string): Promise<Contents> {
  const names = (await readLinkedFolder(root, contentFiles)).keys();
  await awaitWhole([...names].map((name) => path.join(root, name)));
  return readLinkedFolder(root, contentFiles);
}
