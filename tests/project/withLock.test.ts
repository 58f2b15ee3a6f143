import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { withLock } from "./withLock.ts";

const folder = await mkdtemp(path.join(tmpdir(), "broadside-"));
afterAll(() => rm(folder, { recursive: true }));

const lock = path.join(folder, "a.lock");

test("one works at a time, and the next goes on after a failure", async () => {
  let working = 0;
  let most = 0;
  const work = async (n: number) => {
    working += 1;
    most = Math.max(most, working);
    await setTimeout(1);
    working -= 1;
    if (n === 1) throw new Error("Failed.");
  };
  const ends = await Promise.allSettled([0, 1, 2].map((n) => withLock(lock, () => work(n))));
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(most).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test("the lock of a process that was killed is taken over", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, String(pid));
  let done = false;
  await withLock(lock, async () => {
    done = true;
  });
  expect(done).toBe(true);
});
