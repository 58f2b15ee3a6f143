import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Edit } from "../../yaml/diagnostic.ts";
import { type Refusal, Refused, refuse } from "../../yaml/edit/refusal.ts";
import { cacheFolder } from "../cacheFolder.ts";
import { writeIfPossible } from "../writeAtomically.ts";
import type { PageEdit } from "./editPages.ts";
import { changePages, listPages } from "./editSite.ts";
import { takeBack } from "./takeBack.ts";

/** The data to undo an edit of a file: its text after the edit, the edits of that text, and its name before. */
interface Change {
  file: string;
  movedFrom?: string;
  after: string;
  undo: Edit[];
}

/** The changes of one edit, in all files. */
type Entry = Change[];

const maxEntries = 20;

const placeOf = (root: string) =>
  path.join(
    root,
    cacheFolder,
    `edits-${createHash("sha256").update(root).digest("hex").slice(0, 16)}.json`,
  );

async function readEntries(root: string): Promise<Entry[]> {
  try {
    return JSON.parse(await readFile(placeOf(root), "utf8"));
  } catch {
    return [];
  }
}

/** Remembers an edit, so that it can be taken back. */
export async function remember(root: string, edits: readonly PageEdit[]): Promise<void> {
  const entry = edits.map(({ file, movedTo, text, undo }): Change => {
    const moved = movedTo === undefined ? {} : { movedFrom: file };
    return { file: movedTo ?? file, ...moved, after: text, undo };
  });
  const entries = [...(await readEntries(root)), entry];
  await writeIfPossible(placeOf(root), JSON.stringify(entries.slice(-maxEntries)));
}

/** Takes the last edit back that was remembered: in all its files, or in none. */
export async function undoLast(root: string): Promise<PageEdit[] | { refusal: Refusal }> {
  const entries = await readEntries(root);
  const last = entries.at(-1);
  if (!last) return refuse("nothing-to-undo");
  const done = await undoEntry(root, last);
  if (!("refusal" in done))
    await writeIfPossible(placeOf(root), JSON.stringify(entries.slice(0, -1)));
  return done;
}

async function undoEntry(root: string, entry: Entry) {
  const present = new Set((await listPages(root)).map(({ file }) => file));
  const taken = entry.find(({ movedFrom }) => movedFrom !== undefined && present.has(movedFrom));
  if (taken) return refuse("changed", "What this would take back");
  return changePages(
    root,
    entry.map(({ file }) => ({ file, path: "" })),
    (pages) => {
      try {
        return pages.map(({ text }, index) => {
          const { file, movedFrom, after, undo } = entry[index] ?? {
            file: "",
            after: "",
            undo: [],
          };
          const moved = movedFrom === undefined ? {} : { movedTo: movedFrom };
          return { file, ...moved, before: text, ...takeBack(text, after, undo) };
        });
      } catch (error) {
        if (error instanceof Refused) return { refusal: error.refusal };
        throw error;
      }
    },
  );
}
