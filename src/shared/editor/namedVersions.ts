import type { SentenceGroup } from "./publication.ts";

/** Something that the editor asks about the versions that have a name. Each has the id that their list shows. */
export type NamedVersionRequest =
  | { do: "list-versions" }
  /** Keeps the site as it is now. */
  | { do: "keep-version"; name: string }
  | { do: "compare-version"; id: string }
  | { do: "rename-version"; id: string; name: string }
  /** Deletes the version, and no file of the site. It cannot be taken back. */
  | { do: "delete-version"; id: string }
  /** Makes the files of the site those of the version. */
  | { do: "go-back"; id: string };

/** The longest name of a version, in characters. */
export const maxVersionName = 100;

/** A version of the site that its author has given a name. */
export interface NamedVersion {
  id: string;
  name: string;
  /** The time at which it was kept, such as `2026-12-24T13:02:00.000Z`. */
  time: string;
  /** The changes since the version before it, in words. */
  words: string[];
}

/** The answer to a request that lists, keeps, renames or deletes: the newest first. */
export interface NamedVersions {
  versions: NamedVersion[];
  /** The sentence about those that cannot be read. */
  problem?: string;
}

/** The answer to `compare-version`: the changes that the way back would make, as sentences. */
export interface NamedVersionComparison {
  groups: SentenceGroup[];
}
