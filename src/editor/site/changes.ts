import type { FileVersion } from "../../shared/editor/endpoint.ts";
import type { Place } from "../../shared/editor/messages.ts";
import type { Operation } from "../../shared/operation.ts";
import { dataAt } from "../../shared/wording.ts";
import { keyOf, type PlacedValue } from "./files.ts";
import { Refused } from "./refused.ts";
import { guardOf, type ListedSection } from "./sections.ts";
import type { Conflict } from "./view.ts";
import { withValue } from "./withValue.ts";

/** The time without a further change after which changes are saved, in milliseconds. */
const quiet = 250;

/** The times that a change is tried while others write to the same file. */
const tries = 6;

/** A value that is shown and not yet saved. */
interface Change extends PlacedValue {
  /** The value that it stands in the place of. */
  before: unknown;
  /** The sentence for the status line. */
  words: string;
  /** Is called with the version of the file that has the value, once it is written. */
  saved?: Saved | undefined;
}

/** Takes a version of a file that was made; `isJoined` is true if its edit was joined to the one before. */
export type Saved = (made: FileVersion, isJoined: boolean) => void;

interface Files {
  /** The section of a place as its file has it, whatever page is shown. */
  find(file: string, place: Place): ListedSection | undefined;
  /**
   * Writes a value. With `joins`, the edit is joined to the one that made this version of the file. Resolves to the
   * version that has the value. Throws `Refused` if it is not written.
   */
  write(operation: Operation, change: Change, joins?: string): Promise<string | undefined>;
  /** Reads the files again, a moment after they have changed. */
  follow(): Promise<void>;
  /** Takes a change that is not made, because the value is now another one. */
  conflict(conflict: Conflict): void;
  refuse(reason: unknown): void;
}

/** Collects changes, and saves each place once it has been quiet for a moment, or when asked to. */
export function createChanges({ find, write, follow, conflict, refuse }: Files) {
  const waiting = new Map<string, Change>();
  const saving = new Map<string, Change>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  /** The place that is being written, the version of its file that has it so far, and the values that it has had. */
  let begun: { key: string; version: string | undefined; values: unknown[] } | undefined;

  const save = async (change: Change): Promise<void> => {
    const { file, place, value, before, words } = change;
    for (let left = tries; ; left--) {
      const section = find(file, place);
      if (!section) {
        if (left === 0) throw new Refused("This section is no longer on the page.");
        // Another program may be in the middle of saving the file.
        await follow();
        continue;
      }
      const theirs = dataAt(section.data, place.path);
      if (isSame(theirs, value)) return;
      const key = keyOf(place);
      const known = begun?.key === key ? begun : undefined;
      // Another program may have saved the file as it was a few letters ago.
      const isOurs = known?.values.some((earlier) => isSame(theirs, earlier)) ?? false;
      if (!isSame(theirs, before) && !isOurs)
        return conflict({ file, place, mine: value, theirs, words });
      const was = guardOf(section.data, place.path);
      const guard = was === undefined ? {} : { was };
      const target = { section: section.ref, path: place.path };
      try {
        const operation: Operation =
          value === undefined
            ? { do: "remove", ...target, ...guard }
            : { do: "set", ...target, value, ...guard };
        const version = await write(operation, change, known?.version);
        begun = { key, version, values: [...(known?.values ?? [before]), value] };
        return;
      } catch (error) {
        if (!(error instanceof Refused && error.isOutdated) || left === 0) throw error;
        await follow();
      }
    }
  };
  /** The values that the files do not have yet, the newest last. */
  const values = (): PlacedValue[] => [...saving.values(), ...waiting.values()];
  /** The value of a place with all that the files do not have yet. */
  const valueAt = (file: string, place: Place): unknown => {
    const isHere = (each: PlacedValue) =>
      each.file === file && each.place.section === place.section;
    const data = values()
      .filter(isHere)
      .reduce<unknown>(
        (data, { place, value }) => withValue(data, place.path, value),
        find(file, place)?.data,
      );
    return dataAt(data, place.path);
  };
  const saveAll = (): Promise<void> => {
    clearTimeout(timer);
    const changes = [...waiting];
    waiting.clear();
    for (const [key, change] of changes) {
      saving.delete(key);
      saving.set(key, change);
      turn = turn
        .then(() => save(change))
        .catch(refuse)
        // The changes behind it are saved in any case.
        .catch((error) => reportError(error))
        .then(() => {
          if (saving.get(key) === change) saving.delete(key);
        });
    }
    return turn;
  };
  return {
    /** Shows a value in the place of the one that is there. */
    add(change: Omit<Change, "before">): void {
      const key = keyOf(change.place);
      const known = waiting.get(key);
      const before = known ? known.before : valueAt(change.file, change.place);
      // Behind the others, which it may lie around.
      waiting.delete(key);
      waiting.set(key, { ...change, before });
      clearTimeout(timer);
      timer = setTimeout(saveAll, quiet);
    },
    /** Saves everything that waits. What is written from then on is an action of its own. */
    flush(): Promise<void> {
      turn = saveAll().then(() => {
        begun = undefined;
      });
      return turn;
    },
    /** Forgets what waits to be saved of a place. Resolves when what is being saved is saved. */
    forget(place: Place): Promise<void> {
      waiting.delete(keyOf(place));
      return turn;
    },
    values,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
