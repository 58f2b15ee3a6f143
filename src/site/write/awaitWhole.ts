import { type Stats, statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The time after which a program that writes a file in parts has gone on, or is done, in milliseconds. */
const restingTime = 1000;

/** The same time for a file that is only shown: a shorter one is usual there, and is seen soon. */
export const showingRest = 150;

/** More than any program takes; it only makes sure of an end. */
const maxRests = 10;

/** The length of each file as it was last known to be whole, in bytes. */
const lengths = new Map<string, number>();

/** Remembers that a file had this length. */
export function noteLength(file: string, length: number): void {
  lengths.set(file, length);
}

/** Remembers that a file that may be cut just now had at least this length. */
export const noteGrowth = (file: string, length: number): void =>
  noteLength(file, Math.max(length, lengths.get(file) ?? 0));

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
      const time = stats.size === 0 ? restingTime : rest;
      if (age >= time || !mayBeCut(file, stats)) break;
      await setTimeout(time - age);
    }
  }
}

function mayBeCut(file: string, { size, mtimeMs, birthtimeMs }: Stats): boolean {
  const known = lengths.get(file);
  return known === undefined ? mtimeMs - birthtimeMs > restingTime : size < known;
}
