import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { readHistory, redoLast, rememberWhole, undoLast } from "../../src/site/edit/history.ts";
import { makeWhole, type WholeFile } from "../../src/site/edit/wholeFile.ts";
import { smallPage } from "../fixtures/index.ts";

const file = "pages/legal/about.yaml";
/** Bytes that are no text, which a file may have. */
const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x0d, 0x0a, 0x00]);
const page = "/legal/about/";

let root = "";
let target = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "whole-"));
  symlinkSync(path.resolve("schema"), path.join(root, "schema"));
  mkdirSync(path.join(root, "pages"));
  writeFileSync(path.join(root, "page.yaml"), smallPage);
  target = path.join(root, file);
});

const make = async (isThere: boolean) => {
  const whole: WholeFile = { file, content: bytes.toString("base64"), isThere };
  expect(await makeWhole(root, whole)).toBe(true);
  await rememberWhole(root, { do: isThere ? "add-page" : "delete-page", page }, whole);
};

test("a file that was made goes and comes back by undo and redo, and so does one that was deleted", async () => {
  await make(true);
  expect(readFileSync(target)).toEqual(bytes);
  await make(false);
  expect(existsSync(target)).toBe(false);
  expect(await readHistory(root)).toEqual({ undo: { do: "delete-page", page } });
  await undoLast(root);
  expect(readFileSync(target)).toEqual(bytes);
  expect(await readHistory(root)).toEqual({
    undo: { do: "add-page", page },
    redo: { do: "delete-page", page },
  });
  await undoLast(root);
  expect(existsSync(target)).toBe(false);
  await redoLast(root);
  expect(readFileSync(target)).toEqual(bytes);
  await redoLast(root);
  expect(existsSync(target)).toBe(false);
});

test("undo deletes no file that was changed meanwhile, and makes none over another", async () => {
  await make(true);
  writeFileSync(target, "mine");
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(readFileSync(target, "utf8")).toBe("mine");
  writeFileSync(target, bytes);
  await make(false);
  writeFileSync(target, "mine");
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(readFileSync(target, "utf8")).toBe("mine");
});

test("a link to another place is not deleted, and nothing behind it", async () => {
  const elsewhere = path.join(root, "elsewhere.yaml");
  writeFileSync(elsewhere, bytes);
  mkdirSync(path.dirname(target));
  symlinkSync(elsewhere, target);
  const whole = { file, content: bytes.toString("base64"), isThere: false };
  expect(await makeWhole(root, whole)).toBe(false);
  expect(readFileSync(elsewhere)).toEqual(bytes);
});

test("edits of texts before and after are taken back in their turn", async () => {
  const home = path.join(root, "page.yaml");
  await runEdit(root, ["set", "site.title", "Before"], () => "");
  await make(true);
  await runEdit(root, ["set", "site.title", "After"], () => "");
  const undo = async () => (await runEdit(root, ["undo"], () => "")).output;
  expect(await undo()).toContain("Before");
  expect(await undo()).toBe(`${file} is gone.\n`);
  expect((await runEdit(root, ["redo"], () => "")).output).toBe(`${file} is there again.\n`);
  await undo();
  await undo();
  expect(readFileSync(home, "utf8")).toBe(smallPage);
});
