import type { Schemas } from "../../schema/schemaNode.ts";
import { maxVersionName, type NamedVersion } from "../../shared/editor/namedVersions.ts";
import { compareContents } from "../changes/compareContents.ts";
import { listSentences } from "../changes/formatChanges.ts";
import { explainFileError } from "../explainFileError.ts";
import { home } from "../page/pageAddress.ts";
import { readWritten } from "./readWritten.ts";
import { RefusedVersion } from "./refusedVersion.ts";
import { readContents, readStored, writeStored } from "./storedVersions.ts";

/**
 * Keeps what the author of the site in `root` has written, under a name that no other version has. Throws `RefusedVersion`
 * where that is not possible.
 */
export async function keepVersion(root: string, name: string, schemas: Schemas): Promise<void> {
  const { versions } = await readStored(root);
  judgeName(name, versions);
  const now = await readWritten(root);
  if (!now.has(home.file))
    throw new RefusedVersion(`The version is not kept: ${home.file} is not there.`);
  const [last] = versions;
  const before = last && (await readContents(root, last));
  const words = before ? listSentences(compareContents(before, now, schemas)) : [];
  const time = new Date().toISOString();
  await writeStored(root, { name, time, words }, now).catch((error) => {
    const reason = explainFileError(error);
    if (reason === undefined) throw error;
    throw new RefusedVersion(
      `The version is not kept: .broadside/versions cannot be written. ${reason}`,
    );
  });
}

/** Throws `RefusedVersion` if the name is none, or one of the versions has it. */
export function judgeName(name: string, versions: readonly NamedVersion[]): void {
  if (name === "" || name.length > maxVersionName)
    throw new RefusedVersion(`A name has 1 to ${maxVersionName} characters.`);
  if (versions.some((each) => each.name === name))
    throw new RefusedVersion(`A version has the name “${name}” already. Choose another one.`);
}
