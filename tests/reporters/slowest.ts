import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../../src/site/cacheFolder.ts";

/** A test that ran: its file, its title, and how long it took, in milliseconds. */
export interface Timed {
  file: string;
  title: string;
  duration: number;
}

const shownTests = 20;
const shownFiles = 20;

/** Writes the times of a run into the cache folder. Prints its slowest tests, and the sum of each of its slowest files. */
export function reportTimes(runner: "vitest" | "playwright", tests: readonly Timed[]): void {
  const bySpeed = tests.toSorted(byDuration);
  const files = sumFiles(tests).toSorted(byDuration);
  const target = path.resolve(cacheFolder, "times", `${runner}.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ files, tests: bySpeed }, undefined, 1));
  // A developer who runs one file waits for its answer alone.
  if (files.length > 1) console.log(`\n${formatTimes(bySpeed, files)}`);
}

interface FileTime {
  file: string;
  count: number;
  duration: number;
}

const byDuration = (a: { duration: number }, b: { duration: number }) => b.duration - a.duration;

function sumFiles(tests: readonly Timed[]): FileTime[] {
  const sums = new Map<string, FileTime>();
  for (const { file, duration } of tests) {
    const sum = sums.get(file) ?? { file, count: 0, duration: 0 };
    sums.set(file, { file, count: sum.count + 1, duration: sum.duration + duration });
  }
  return [...sums.values()];
}

/** The tables that a run ends with, of tests and files that are sorted. */
export function formatTimes(tests: readonly Timed[], files: readonly FileTime[]): string {
  const total = files.reduce((sum, { duration }) => sum + duration, 0);
  return [
    `The slowest of ${tests.length} tests, in seconds`,
    ...tests
      .slice(0, shownTests)
      .map(({ file, title, duration }) => `${seconds(duration)}  ${file}  ${shorten(title)}`),
    `The slowest of ${files.length} files, of ${seconds(total).trim()} in all`,
    ...files
      .slice(0, shownFiles)
      .map(({ file, count, duration }) => `${seconds(duration)}  ${file}  ${count} tests`),
  ].join("\n");
}

const seconds = (duration: number) => (duration / 1000).toFixed(1).padStart(7);

const shorten = (title: string) => (title.length > 70 ? `${title.slice(0, 69)}…` : title);
