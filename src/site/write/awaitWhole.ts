import { readFileSync, type Stats, statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The time after which a program that writes a file in parts has gone on, or is done, in milliseconds. */
const restingTime = 1000;

/** The same time for a file that is the first part of what it was, as a file is while its second half is on its way. */
const cutTime = 4000;

/** The same time for a file that is only shown: a shorter one is usual there, and is seen soon. */
export const showingRest = 150;

/** More than any program takes; it only makes sure of an end. */
const maxRests = 10;

/** The content of each file as it was last known to be whole. */
const contents = new Map<string, Uint8Array>();

/** Remembers that a file had this content. */
export function noteContent(file: string, content: Uint8Array): void {
  contents.set(file, content);
}

/** Remembers that a file, which may be cut just now, had at least this content. */
export function noteGrowth(file: string, content: Uint8Array): void {
  if (content.length >= (contents.get(file)?.length ?? 0)) noteContent(file, content);
}

/**
 * Waits while another program may be in the middle of writing one of the files: if the file was written a moment ago and
 * is shorter than it was known to be, or if nothing is known and it was not made a moment ago too. `rest` is that moment
 * in milliseconds; an empty file has always the longest, since many programs empty a file before they write it.
 */
export async function awaitWhole(files: readonly string[], rest = restingTime): Promise<void> {
  for (const file of files) {
    for (let turn = 0; turn < maxRests; turn += 1) {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) break;
      const age = Math.abs(Date.now() - stats.mtimeMs);
      const time = timeFor(file, stats, rest);
      if (age >= time || !mayBeCut(file, stats)) break;
      await setTimeout(time - age);
    }
  }
}

function timeFor(file: string, { size }: Stats, rest: number): number {
  if (size === 0) return restingTime;
  return rest === restingTime && isFirstPart(file, size) ? cutTime : rest;
}

/** True for a file whose bytes are those that its last content begins with. */
function isFirstPart(file: string, size: number): boolean {
  const whole = contents.get(file);
  if (!whole || size >= whole.length) return false;
  try {
    return readFileSync(file).equals(whole.subarray(0, size));
  } catch {
    return false;
  }
}

function mayBeCut(file: string, { size, mtimeMs, birthtimeMs }: Stats): boolean {
  const known = contents.get(file)?.length;
  return known === undefined ? mtimeMs - birthtimeMs > restingTime : size < known;
}
