import type { MadeFiles } from "../../../../shared/editor/publication.ts";
import { formatBytes } from "../../../../shared/text/wording.ts";
import { makeFiles, packFiles } from "../../../../site/publishing/deploy/makeFiles.ts";

/** Makes the files of the site in `root` for a host by hand, and describes where they are. */
export async function describeFiles(root: string, isZip: boolean): Promise<MadeFiles> {
  const made = await makeFiles(root);
  const message = `The site is in the folder ${made.folder}: ${made.names.length} files, ${formatBytes(made.bytes)}.`;
  if (!isZip) return { message };
  const zip = await packFiles(made);
  if (!zip) return { message: `${message} It is too large for an archive.` };
  return { message: `${message} The archive holds the same.`, zip: zip.toString("base64") };
}
