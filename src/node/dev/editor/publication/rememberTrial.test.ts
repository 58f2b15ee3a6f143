import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { rememberTrial } from "./rememberTrial.ts";

afterEach(() => vi.useRealTimers());

test("a folder is tried again once it changes, once it was refused, and in another hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-24T13:10:00Z") });
  const root = await mkdtemp(path.join(tmpdir(), "trial-"));
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  let complaint: string | undefined;
  const build = vi.fn(async () => complaint);
  const attempt = rememberTrial(build);
  const isTried = async () => {
    build.mockClear();
    const answer = await attempt(root);
    return [build.mock.calls.length > 0, answer];
  };
  await write("page.yaml", "a");
  expect(await isTried()).toEqual([true, undefined]);
  expect(await isTried()).toEqual([false, undefined]);
  for (const file of ["page.yaml", "package.json", "broadside.config.ts"]) {
    await write(file, `changed ${file}`);
    expect(await isTried()).toEqual([true, undefined]);
    expect(await isTried()).toEqual([false, undefined]);
  }
  await write("page.yaml", "heavy");
  complaint = "Too heavy.";
  expect(await isTried()).toEqual([true, "Too heavy."]);
  expect(await isTried()).toEqual([true, "Too heavy."]);
  complaint = undefined;
  expect(await isTried()).toEqual([true, undefined]);
  vi.setSystemTime(new Date("2026-12-24T14:00:00Z"));
  expect(await isTried()).toEqual([true, undefined]);
});
