import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { lockPublishing } from "./lockPublishing.ts";

/** The number of a process that is gone. */
const { pid: gone } = spawnSync(process.execPath, ["--version"]);

test.each<[string, string[] | undefined]>([
  ["a free repository", undefined],
  ["one that a killed process has locked", [`${gone}.a`]],
  ["one whose lock has no owner", []],
])("of many calls at once, one publishes from %s", async (_, owners) => {
  const gitDir = mkdtempSync(path.join(tmpdir(), "lock-"));
  const lock = path.join(gitDir, "broadside-publishing");
  if (owners) mkdirSync(lock);
  for (const owner of owners ?? []) writeFileSync(path.join(lock, owner), "");

  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const calls: Promise<void>[] = [];
  const states = await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<string>((settle) => {
          const publish = () => {
            settle("publishes");
            return ended;
          };
          const call = lockPublishing(gitDir, publish);
          calls.push(call);
          call.catch((error: unknown) => settle(Object(error).code));
        }),
    ),
  );
  expect(states.toSorted()).toEqual(["publishes", ...Array(19).fill("publishing")]);
  end();
  await Promise.allSettled(calls);
  expect(readdirSync(gitDir)).toEqual([]);
  expect(await lockPublishing(gitDir, async () => "published")).toBe("published");
});
