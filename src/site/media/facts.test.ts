import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createMediaReader } from "./facts.ts";

test("a file that could not be read is read once it can be", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "media-"));
  const read = createMediaReader((file) => path.join(root, file));
  const files = { pictures: ["mark.svg"], films: [], fonts: [] };
  const mark = path.join(root, "mark.svg");
  // It leads back to itself.
  symlinkSync("mark.svg", mark);
  await expect(read(files)).rejects.toMatchObject({ code: "ELOOP" });
  rmSync(mark);
  writeFileSync(
    mark,
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
  );
  expect((await read(files)).pictures.get("mark.svg")).toMatchObject({ kind: "still", width: 8 });
});
