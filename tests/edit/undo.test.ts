import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { editSite } from "../../src/site/edit/editSite.ts";
import { readHistory, remember, undoLast } from "../../src/site/edit/history.ts";
import { loadSchemas } from "../../src/site/loadSchemas.ts";
import { smallPage } from "../fixtures/index.ts";

test("an edit is taken back only while it is the last one, if it is the one that is meant", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "undo-"));
  symlinkSync(path.resolve("schema"), path.join(root, "schema"));
  const file = path.join(root, "page.yaml");
  writeFileSync(file, smallPage);
  const saved = () => readFileSync(file, "utf8");
  const schemas = await loadSchemas(root);
  const edit = async (value: string) => {
    const operation = { do: "set", path: ["site", "title"], value } as const;
    const edits = await editSite(root, "page.yaml", operation, schemas);
    if ("refusal" in edits) throw new Error(edits.refusal.message);
    await remember(root, operation, edits);
    return saved();
  };
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
