import { child } from "../../shared/dataAt.ts";
import type { FileVersion } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";

/** The address of a value: its file, its section by its anchor, and the path from there; without a section, from the root. */
export interface ValueAddress {
  file: string;
  section?: string | undefined;
  path: FieldPath;
  /** True for the text in the file of texts/ that the value names. */
  isInFile?: true | undefined;
}

/**
 * The address of a value in the next version of the site: undefined if its entry of a list is not there, and the same if
 * its section or its file is not. With `isGone`, its entry was not there in the last version either.
 */
export type AddressNow = (at: ValueAddress, isGone?: boolean) => ValueAddress | undefined;

/** Takes a version of a file that was made; `isJoined` is true if its edit was joined to the one before. */
export type FollowWritten = (made: FileVersion, isJoined: boolean) => void;

/** A value that is shown and not in its file yet. */
export interface Change {
  at: ValueAddress;
  /** The new value; undefined removes it. */
  value: unknown;
  /** The values that the file may have now as the author has seen it: the one that was shown, or one that was sent. */
  seen: readonly unknown[];
  /** The author's own values that the file has had before: another program may bring one back, a few letters later. */
  own: readonly unknown[];
  /** The sentence for the status line, once it is written. */
  message: string;
  /** Takes each version that the value makes. It belongs to the value: the next one may have another. */
  written?: FollowWritten | undefined;
  /** The value that is on its way to the file. */
  sending?: { value: unknown } | undefined;
  /** True if an answer is missing: until the site is read again, the file may have another value than the known one. */
  isUnsure?: true | undefined;
  /** The reason why it is not sent until its author does something. */
  stop?: Stop | undefined;
  /** The times that it was refused because the file had changed. */
  attempts: number;
}

/**
 * A value that somebody else has written, or a refusal in words; `isGone` if the section is not on the page, and
 * `isEntryGone` if the entry of its list is not.
 */
export type Stop =
  | { kind: "conflict"; theirs: unknown }
  | { kind: "refused"; reason: string; isGone?: true; isEntryGone?: true };

/** True if the entry of the list is gone that the value belongs to: another one may have its address. */
export const isEntryGone = ({ stop }: Pick<Change, "stop">): boolean =>
  stop?.kind === "refused" && stop.isEntryGone === true;

/** The changes by their addresses, in the order in which they are written. */
export type Pending = ReadonlyMap<string, Change>;

/** Identifies an address in a map. */
export const keyOf = ({ file, section, path, isInFile }: ValueAddress): string =>
  JSON.stringify([file, section ?? null, path, ...(isInFile ? ["text"] : [])]);

/**
 * True if two values are the same data. The order of settings does not count: a file has them in the order of the schema.
 * One that is undefined is none, as in JSON.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = namesIn(a);
  return (
    names.length === namesIn(b).length &&
    names.every((name) => isSame(child(a, name), child(b, name)))
  );
}

const namesIn = (group: object): string[] =>
  Object.entries(group).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** True if the value of the second address is the one of the first, or inside it. */
export const holds = (outer: ValueAddress, inner: ValueAddress): boolean =>
  outer.file === inner.file &&
  outer.section === inner.section &&
  outer.isInFile === inner.isInFile &&
  outer.path.every((step, index) => step === inner.path[index]);
