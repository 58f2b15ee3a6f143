import { explainFileError, isCode } from "../explainFileError.ts";
import { judgeName } from "./keepVersion.ts";
import { RefusedVersion } from "./refusedVersion.ts";
import { deleteStored, readStored, type StoredVersion, writeEntry } from "./storedVersions.ts";

/** Gives a version of the site in `root` a name that no other one has. Throws `RefusedVersion` where that is not possible. */
export async function renameVersion(root: string, id: string, name: string): Promise<void> {
  const [version, others] = await findVersion(root, id);
  judgeName(name, others);
  await writeEntry(root, { ...version, name }).catch(refuse);
}

/** Deletes a version of the site in `root`. Throws `RefusedVersion` where that is not possible. */
export async function deleteVersion(root: string, id: string): Promise<void> {
  const [version] = await findVersion(root, id);
  await deleteStored(root, version).catch(refuse);
}

/** The version with the id, and all others. */
async function findVersion(root: string, id: string): Promise<[StoredVersion, StoredVersion[]]> {
  const { versions } = await readStored(root);
  const version = versions.find((each) => each.id === id);
  if (!version) throw gone();
  return [version, versions.filter((each) => each !== version)];
}

const gone = () =>
  new RefusedVersion(
    "There is no such version any more. Open the list again to see those that there are.",
  );

function refuse(error: unknown): never {
  if (isCode(error, "ENOENT")) throw gone();
  const reason = explainFileError(error);
  if (reason === undefined) throw error;
  throw new RefusedVersion(`.broadside/versions cannot be changed. ${reason}`);
}
