import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { type FileSwap, makeSwaps } from "../../src/site/edit/fileSwaps.ts";
import { rememberSwaps } from "../../src/site/edit/history.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "swaps-"));
  mkdirSync(path.join(root, "public"));
  write("page.yaml", "new");
  write("public/new.png", "\xff\0new");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, content: string) =>
  writeFileSync(path.join(root, file), content, "latin1");
const files = ["page.yaml", "public/new.png", "pages/old.yaml"];
const read = () =>
  files.map((file) => {
    const place = path.join(root, file);
    return existsSync(place) ? readFileSync(place, "latin1") : undefined;
  });
const encode = (text: string) => Buffer.from(text, "latin1").toString("base64");
const swaps: FileSwap[] = [
  { file: "page.yaml", before: encode("new"), after: encode("old") },
  { file: "public/new.png", before: encode("\xff\0new") },
  { file: "pages/old.yaml", after: encode("old page") },
];
const edit = (verb: string) => runEdit(root, [verb], () => "");
const swapped = ["old", undefined, "old page"];
const before = ["new", "\xff\0new", undefined];

test("files that are replaced, made and deleted as one action are taken back and made again", async () => {
  expect(await makeSwaps(root, swaps)).toBe(true);
  await rememberSwaps(root, { do: "bring-back" }, swaps);
  expect(read()).toEqual(swapped);
  expect((await edit("undo")).output).toMatchInlineSnapshot(`
    "page.yaml is replaced.
    public/new.png is there again.
    pages/old.yaml is gone.
    "
  `);
  expect(read()).toEqual(before);
  await edit("redo");
  expect(read()).toEqual(swapped);
});

test("where one of them is another file by now, none is swapped", async () => {
  write("public/new.png", "mine");
  expect(await makeSwaps(root, swaps)).toBe(false);
  expect(read()).toEqual(["new", "mine", undefined]);
  write("public/new.png", "\xff\0new");
  await makeSwaps(root, swaps);
  await rememberSwaps(root, { do: "bring-back" }, swaps);
  rmSync(path.join(root, "pages/old.yaml"));
  expect((await edit("undo")).complaint).toContain("cannot be taken back");
  expect(read()).toEqual(["old", undefined, undefined]);
});

test("files that are too large to be kept are swapped with a warning", async () => {
  const large = [{ file: "public/film.mp4", after: encode("a".repeat(16_000_000)) }];
  expect(await rememberSwaps(root, { do: "bring-back" }, large)).toMatchInlineSnapshot(`
    {
      "warning": "This cannot be taken back by undo: its files are too large for that.",
    }
  `);
});
