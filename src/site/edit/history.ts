import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Edit } from "../../yaml/diagnostic.ts";
import { type Refusal, refuse } from "../../yaml/edit/refusal.ts";
import { cacheFolder } from "../cacheFolder.ts";
import { writeIfPossible } from "../writeAtomically.ts";
import { changeFile, takeBack } from "./editFile.ts";

/** The data to undo an edit: for each file, its text after the edit, and the edits of that text. */
export type Entry = { file: string; after: string; undo: Edit[] }[];

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
export async function remember(root: string, entry: Entry): Promise<void> {
  const entries = [...(await readEntries(root)), entry];
  await writeIfPossible(placeOf(root), JSON.stringify(entries.slice(-maxEntries)));
}

/** A file as it was before an edit was taken back, and as it is now. */
export interface TakenBack {
  file: string;
  before: string;
  edits: Edit[];
}

/** Takes the last edit back that was remembered. */
export async function undoLast(root: string): Promise<TakenBack[] | { refusal: Refusal }> {
  const entries = await readEntries(root);
  const last = entries.at(-1);
  if (!last) return refuse("nothing-to-undo");
  const done: TakenBack[] = [];
  for (const { file, after, undo } of last) {
    const result = await changeFile(path.join(root, file), (text) => takeBack(text, after, undo));
    if ("refusal" in result) return result;
    done.push({ file, before: result.before, edits: result.edits });
  }
  await writeIfPossible(placeOf(root), JSON.stringify(entries.slice(0, -1)));
  return done;
}
