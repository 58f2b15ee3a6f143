import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { readHistory, redoLast, rememberWhole, undoLast } from "../../src/site/edit/history.ts";
import { makeWhole, planDeletion, type WholeFile } from "../../src/site/edit/wholeFile.ts";
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

/** Puts a page behind a link in pages/. */
function linkPage() {
  const elsewhere = path.join(root, "elsewhere.yaml");
  const page =
    "page:\n  title: Team\n  description: Who we are.\nsections:\n  - type: cta\n    props:\n      title: Come in\n      button:\n        label: Top\n        href: /legal/about/\n";
  writeFileSync(elsewhere, page);
  mkdirSync(path.dirname(target));
  symlinkSync("../../elsewhere.yaml", target);
  return { elsewhere, page };
}

test("of a link the link alone is deleted, and comes back as a link", async () => {
  const { elsewhere, page: text } = linkPage();
  const whole = await planDeletion(root, file);
  if (!whole) throw new Error("It cannot be read.");
  expect(await makeWhole(root, whole)).toBe(true);
  await rememberWhole(root, { do: "delete-page", page }, whole);
  expect(existsSync(target)).toBe(false);
  expect(readFileSync(elsewhere, "utf8")).toBe(text);
  await undoLast(root);
  expect(readlinkSync(target)).toBe("../../elsewhere.yaml");
  expect(await redoLast(root)).not.toHaveProperty("refusal");
  writeFileSync(target, text);
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(readFileSync(target, "utf8")).toBe(text);
});

test("a link that leads elsewhere by now is not deleted, and neither is one in the place of a file", async () => {
  linkPage();
  const whole = await planDeletion(root, file);
  if (!whole) throw new Error("It cannot be read.");
  rmSync(target);
  symlinkSync("../../page.yaml", target);
  const { link, ...plain } = whole;
  expect(link).toBe("../../elsewhere.yaml");
  expect(await makeWhole(root, whole)).toBe(false);
  expect(await makeWhole(root, plain)).toBe(false);
  expect(readlinkSync(target)).toBe("../../page.yaml");
});

test("a page behind a link moves with its link, and its text is changed where it is", async () => {
  const { elsewhere, page: text } = linkPage();
  const moved = path.join(root, "pages/about.yaml");
  const run = (...words: string[]) => runEdit(root, words, () => "");
  expect(await run("rename", page, "/about/")).toMatchObject({ code: 0 });
  expect(existsSync(target)).toBe(false);
  expect(readlinkSync(moved)).toBe(path.join("..", "elsewhere.yaml"));
  expect(readFileSync(elsewhere, "utf8")).toBe(
    text.replace("href: /legal/about/", "href: /about/"),
  );
  expect(await run("undo")).toMatchObject({ code: 0 });
  expect(existsSync(moved)).toBe(false);
  expect(readlinkSync(target)).toBe(path.join("..", "..", "elsewhere.yaml"));
  expect(readFileSync(elsewhere, "utf8")).toBe(text);
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
