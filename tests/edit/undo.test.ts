import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { editSite } from "../../src/site/edit/editSite.ts";
import { readHistory, redoLast, remember, undoLast } from "../../src/site/edit/history.ts";
import { maxEntries, type OpenTabs } from "../../src/site/edit/historyFiles.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { whileReadOnly } from "../fixtures/disks.ts";
import { smallPage } from "../fixtures/index.ts";

/** A site of one page, and edits of its title. */
async function open() {
  const root = mkdtempSync(path.join(tmpdir(), "undo-"));
  symlinkSync(path.resolve("schema"), path.join(root, "schema"));
  const file = path.join(root, "page.yaml");
  writeFileSync(file, smallPage);
  const saved = () => readFileSync(file, "utf8");
  const schemas = await loadSchemas(root);
  /** Sets the title, as one action with the edit that made a text. */
  const edit = async (value: string, joins?: string, tabs?: OpenTabs) => {
    const operation = { do: "set", path: ["site", "title"], value } as const;
    const edits = await editSite(root, "page.yaml", operation, schemas);
    if ("refusal" in edits) throw new Error(edits.refusal.message);
    await remember(root, operation, edits, ({ after }) => after === joins, tabs);
    return saved();
  };
  return { root, file, saved, edit };
}

test("an edit is taken back only while it is the last one, if it is the one that is meant", async () => {
  const { root, saved, edit } = await open();
  const undo = (meant: string) =>
    undoLast(root, (made) => made.some(({ after }) => after === meant));
  const first = await edit("One");
  const second = await edit("Two");
  expect(await undo(first)).toMatchObject({ refusal: { code: "changed" } });
  expect(saved()).toBe(second);
  expect(await readHistory(root)).not.toHaveProperty("redo");
  await undo(second);
  expect(saved()).toBe(first);
  expect(await undo(second)).toMatchObject({ refusal: { code: "changed" } });
  await undo(first);
  expect(saved()).toBe(smallPage);
});

test("a text that is written in several edits is taken back and made again as one", async () => {
  const { root, saved, edit } = await open();
  const first = await edit("One");
  const second = await edit("On the move", await edit("On", first));
  await undoLast(root);
  expect(saved()).toBe(smallPage);
  await redoLast(root);
  expect(saved()).toBe(second);
  await undoLast(root);
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "nothing-to-undo" } });
});

test("a text that is written back to what it was is an action of its own", async () => {
  const { root, saved, edit } = await open();
  const first = await edit("One");
  const more = await edit("One more");
  await edit("One", more);
  await undoLast(root);
  expect(saved()).toBe(more);
  await undoLast(root);
  expect(saved()).toBe(first);
});

test("an edit does not join one that others have changed, or that is not the last", async () => {
  const { root, file, saved, edit } = await open();
  const first = await edit("One");
  writeFileSync(file, `${first}# A note\n`);
  await edit("One two", first);
  await undoLast(root);
  expect(saved()).toBe(`${first}# A note\n`);
  await edit("Two");
  await edit("One three", first);
  await undoLast(root);
  expect(saved()).toContain("title: Two");
});

test("of a long history the newest edits are kept, and can be taken back and made again", async () => {
  const { root, saved, edit } = await open();
  const listFiles = () =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\bpast\b.*\.json$/.test(file))
      .map((file) => path.join(root, file));
  const first = await edit("One");
  const [oldest = ""] = listFiles();
  for (let number = 2; number <= maxEntries + 5; number += 1) {
    copyFileSync(oldest, path.join(path.dirname(oldest), `${number}.json`));
  }
  const second = await edit("Two");
  const third = await edit("Three");
  expect(listFiles()).toHaveLength(maxEntries);
  expect(listFiles()).not.toContain(oldest);
  await undoLast(root);
  expect(saved()).toBe(second);
  await undoLast(root);
  expect(saved()).toBe(first);
  await redoLast(root);
  await redoLast(root);
  expect(saved()).toBe(third);
  expect(listFiles()).toHaveLength(maxEntries);
});

test("foreign changes elsewhere in the file do not keep an edit from being taken back", async () => {
  const { root, file, saved, edit } = await open();
  await edit("One");
  const around = (text: string) => `# A line above\n${text}# A line below\n`;
  writeFileSync(file, around(saved()));
  await undoLast(root);
  expect(saved()).toBe(around(smallPage));
  await redoLast(root);
  expect(saved()).toBe(around(smallPage.replace(/title: .*/, "title: One")));
});

test("a history that cannot be read is not called an empty one, and edits are made all the same", async () => {
  const { root, saved, edit } = await open();
  writeFileSync(path.join(root, ".broadside"), "");
  await edit("One");
  expect(saved()).toContain("title: One");
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "unreadable-history" } });
  expect(await redoLast(root)).toMatchObject({ refusal: { code: "unreadable-history" } });
  expect(await readHistory(root)).toEqual({});
});

test("an edit whose lines have changed is passed over after a sentence, and the one before is taken back", async () => {
  const { root, file, saved, edit } = await open();
  const first = await edit("One");
  await edit("Two");
  writeFileSync(file, first.replace("title: One", "title: Theirs").replace("lang: en", "lang: de"));
  const theirs = saved();
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(saved()).toBe(theirs);
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "nothing-to-undo" } });
});

test("the edit that the next call takes back or makes again is named, also after one was refused", async () => {
  const { root, file, edit } = await open();
  const named = async () => {
    const { undo, redo } = await readHistory(root);
    return [undo, redo].map((action) => action && "value" in action && action.value);
  };
  await edit("One");
  const second = await edit("Two");
  const theirs = second.replace("title: Two", "title: Theirs").replace("lang: en", "lang: de");
  expect(await named()).toEqual(["Two", undefined]);
  writeFileSync(file, theirs);
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(await named()).toEqual(["One", undefined]);
  writeFileSync(file, second);
  expect(await named()).toEqual(["Two", undefined]);
  await undoLast(root);
  expect(await named()).toEqual(["One", "Two"]);
});

test("an edit that was refused once is taken back where that is possible again", async () => {
  const { root, file, saved, edit } = await open();
  const first = await edit("One");
  const second = await edit("Two");
  writeFileSync(file, second.replace("title: Two", "title: Theirs"));
  expect(await undoLast(root)).toMatchObject({ refusal: { code: "skipped-undo" } });
  writeFileSync(file, second);
  await undoLast(root);
  expect(saved()).toBe(first);
  writeFileSync(file, first.replace("title: One", "title: Theirs"));
  expect(await redoLast(root)).toMatchObject({ refusal: { code: "skipped-redo" } });
  writeFileSync(file, first);
  await redoLast(root);
  expect(saved()).toBe(second);
});

test("an edit that is taken back already, as by a run that was killed, does not count", async () => {
  const { root, saved, edit } = await open();
  await edit("One");
  const first = saved();
  await edit("Two");
  const [last = ""] = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\bpast\b.*\.json$/.test(name))
    .toSorted()
    .reverse()
    .map((name) => path.join(root, name));
  const entry = readFileSync(last);
  await undoLast(root);
  expect(saved()).toBe(first);
  writeFileSync(last, entry);
  await undoLast(root);
  expect(saved()).toBe(smallPage);
});

test("a tab takes back what is its own or of a tab that is closed, and redo is its own too", async () => {
  const { root, saved, edit } = await open();
  const both = new Set(["one", "two"]);
  const [one, two] = [
    { own: "one", open: both },
    { own: "two", open: both },
  ];
  const first = await edit("One", undefined, one);
  const second = await edit("Two", undefined, two);
  expect(await readHistory(root, { own: "three", open: both })).toEqual({});
  // The lines are those of the other tab by now.
  expect(await undoLast(root, undefined, one)).toMatchObject({ refusal: { code: "skipped-undo" } });
  expect(saved()).toBe(second);
  await undoLast(root, undefined, two);
  expect(saved()).toBe(first);
  expect(await redoLast(root, one)).toMatchObject({ refusal: { code: "nothing-to-redo" } });
  await redoLast(root, { own: "three", open: new Set(["one", "three"]) });
  expect(saved()).toBe(second);
});

test("an edit is made whose history cannot be written, and its author is told", async () => {
  const { root, saved, edit } = await open();
  writeFileSync(path.join(root, ".broadside"), "");
  const run = (...words: string[]) => runEdit(root, words, () => "");
  expect(await run("set", "site.title", "Two")).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "This cannot be taken back: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.",
      "output": "page.yaml:4
      4 -   title: Lull, a quiet journal
      4 +   title: Two
    ",
    }
  `);
  expect(saved()).toContain("title: Two");
  expect(await run("undo")).toMatchInlineSnapshot(`
    {
      "code": 1,
      "complaint": ".broadside/history cannot be read, so no step can be taken back or made again. See that it is a folder, and that you may read it.",
      "output": "",
    }
  `);
  rmSync(path.join(root, ".broadside"));
  await edit("Three");
  // Redo alone cannot be written.
  writeFileSync(path.join(root, ".broadside/history/future"), "");
  expect(await run("undo")).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "This cannot be made again: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.",
      "output": "page.yaml:4
      4 -   title: Three
      4 +   title: Two
    ",
    }
  `);
  expect(saved()).toContain("title: Two");
});

test("while nobody may write the history, edits are made, and undo comes to an end", async () => {
  const { root, saved, edit } = await open();
  const first = await edit("One");
  await edit("Two");
  await edit("Three");
  await undoLast(root);
  const history = path.join(root, ".broadside/history");
  const kept = listTree(history);
  await whileReadOnly(history, async (isReadOnly) => {
    const run = (...words: string[]) => runEdit(root, words, () => "");
    const again = await run("redo");
    expect(saved()).toContain("title: Three");
    expect(again.complaint).toBe(isReadOnly ? warning("taken back") : undefined);
    expect((await run("set", "site.title", "Four")).complaint).toBe(again.complaint);
    await run("set", "site.title", "One");
    expect(saved()).toBe(first);
    if (!isReadOnly) return;
    expect(await run("undo")).toMatchInlineSnapshot(`
      {
        "code": 1,
        "complaint": ".broadside/history cannot be written, so no step can be taken back or made again. See that the disk has room, and that you may change this folder.",
        "output": "",
      }
    `);
    expect(saved()).toBe(first);
    expect(listTree(history)).toEqual(kept);
  });
});

const warning = (done: string) =>
  `This cannot be ${done}: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.`;
const listTree = (folder: string) => readdirSync(folder, { recursive: true }).sort();
