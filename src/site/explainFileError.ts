import { homedir } from "node:os";
import path from "node:path";
import { child } from "../shared/dataAt.ts";
import { RefusedEdit } from "../yaml/edit/refusal.ts";
import { SiteFault } from "./siteFault.ts";

/** True for an error of the system with this code. */
export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && child(error, "code") === code;

/** Errors of the system that a person can do something about, by their codes. */
const reasons: Record<string, string> = {
  EACCES: "You have no permission for it or for its folder. Allow it in the settings of both.",
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
  EPERM: "You have no permission for it or for its folder. Allow it in the settings of both.",
  EROFS: "The disk can be read only. Copy the project to another one.",
};

/** The reason why files could not be read or written, in words; undefined if it is no error of the system. */
export function explainFileError(error: unknown): string | undefined {
  const code = error instanceof Error ? child(error, "code") : undefined;
  return typeof code === "string" && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/** The reason why files were not read or changed, as sentences for their author; undefined for an error of the program. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof RefusedEdit || error instanceof SiteFault) return error.message;
  const reason = explainFileError(error);
  if (reason === undefined) return undefined;
  const [code, call] = [child(error, "code"), child(error, "syscall")];
  const file = child(error, call === "rename" ? "dest" : "path");
  const name = typeof file === "string" ? shortenPath(file) : "A file";
  return `${name} could not be ${describeCall(String(call), String(code))}. ${reason}`;
}

/** Throws an error of the system as one that is shown without a stack trace, and any other as it is. */
export function throwInWords(error: unknown): never {
  const reason = explainFailure(error);
  throw reason === undefined ? error : new SiteFault(reason);
}

/** An error of the system with the file that its author knows, in place of none or of a temporary one beside it. */
export const nameFile = (error: unknown, file: string, syscall: "read" | "write" = "write") =>
  error instanceof Error && "code" in error ? Object.assign(error, { path: file, syscall }) : error;

/** Calls of the system that change nothing. */
const reading = new Set(["access", "lstat", "read", "readlink", "realpath", "scandir", "stat"]);

/** Reasons that hinder nobody from reading. */
const hindersWriting = new Set(["EDQUOT", "EEXIST", "EFBIG", "ENOSPC", "EROFS"]);

/** The call "open" comes before both, and does not tell which. */
function describeCall(call: string, code: string): string {
  if (hindersWriting.has(code)) return "written";
  return call === "open" ? "opened" : reading.has(call) ? "read" : "written";
}

/** A path as its author would write it: from the folder of the site, or of the author. */
function shortenPath(file: string): string {
  for (const [folder, lead] of [
    [process.cwd(), ""],
    [homedir(), "~/"],
  ] as const) {
    const inside = path.relative(folder, file);
    if (inside !== "" && !inside.startsWith("..") && !path.isAbsolute(inside))
      return lead + inside.replaceAll(path.sep, "/");
  }
  return file;
}
