import { child } from "../shared/dataAt.ts";
import { RefusedEdit } from "../yaml/edit/refusal.ts";
import { SiteFault } from "./siteFault.ts";

/** True for an error of the system with this code. */
export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && child(error, "code") === code;

/** Errors of the system that a person can do something about, by their codes. */
const reasons: Record<string, string> = {
  EACCES: "The file or its folder may not be changed by you. Allow it in the folder's settings.",
  EBUSY: "Another program holds the file. Close it there, and try again.",
  EDQUOT: "There is no room left for your files. Delete some, and try again.",
  EEXIST: "Something else has the name of the file already. Rename one of the two.",
  EFBIG: "The file is larger than the disk allows.",
  EIO: "The disk has a fault. Copy your files to another one.",
  EISDIR: "A folder has the name of the file. Rename the folder.",
  ELOOP: "A link leads back to itself. Replace it by the file.",
  EMFILE: "Too many files are open. Close some programs, and try again.",
  ENAMETOOLONG: "The name of the file is too long. Choose a shorter one.",
  ENFILE: "Too many files are open. Close some programs, and try again.",
  ENOENT: "The file or its folder is not there any more.",
  ENOSPC: "The disk is full. Make room, and try again.",
  ENOTDIR: "A file has the name of the folder. Rename the file.",
  EPERM: "The file or its folder may not be changed by you. Allow it in the folder's settings.",
  EROFS: "The disk can be read only. Copy the project to another one.",
};

/** The reason why files could not be read or written, in words; undefined if it is no error of the system. */
export function explainFileError(error: unknown): string | undefined {
  const code = error instanceof Error ? child(error, "code") : undefined;
  return typeof code === "string" && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/** The reason why files were not changed, as a sentence for their author; undefined for an error of the program. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof RefusedEdit || error instanceof SiteFault) return error.message;
  const reason = explainFileError(error);
  return reason && `The file could not be written. ${reason}`;
}
