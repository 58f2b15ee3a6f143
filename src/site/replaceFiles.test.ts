import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { changeFiles } from "./replaceFiles.ts";

test("two links to one file do not wait for each other's lock", async () => {
  // No lock becomes stale.
  vi.spyOn(Date, "now").mockReturnValue(0);
  const folder = mkdtempSync(path.join(tmpdir(), "links-"));
  const [target = "", ...links] = ["target", "a", "b"].map((name) => path.join(folder, name));
  writeFileSync(target, "before");
  for (const link of links) symlinkSync(target, link);
  const next = new Map(links.map((link) => [link, Buffer.from("after")]));
  expect(
    await changeFiles(
      async () => links,
      () => ({ next, result: "done" }),
    ),
  ).toBe("done");
  expect(readFileSync(target, "utf8")).toBe("after");
  expect(readdirSync(folder).sort()).toEqual(["a", "b", "target"]);
});
