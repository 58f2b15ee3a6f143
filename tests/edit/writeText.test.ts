import { expect, it } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { editPages } from "../../src/site/edit/editPages.ts";
import { smallPage } from "../fixtures/index.ts";
import { context } from "./judge.ts";

const page = { file: "page.yaml", path: "/", text: smallPage };
const text = "One line.\r\n\r\nAnother, *wrapped*\r\nby hand.\r\n";
const files = [
  { file: "texts/a.md", text },
  { file: "texts/b.md", text },
];
const edit = (operation: Operation) =>
  editPages([page], "page.yaml", operation, context.schemas, files);

it("writes the lines of a Markdown file that differ, and no other file", () => {
  const value = text.replace("One", "1");
  const edits = edit({ do: "write-text", file: "a.md", value, was: text });
  expect(edits).toMatchObject([
    { file: "texts/a.md", text: value, edits: [{ start: 0, end: 3, text: "1" }] },
  ]);
});

it("writes no text that has changed, and none that is not there", () => {
  const refused = (file: string) => edit({ do: "write-text", file, value: "New.", was: "Old." });
  expect(refused("a.md")).toMatchObject({ refusal: { code: "changed" } });
  expect(refused("../page.yaml")).toMatchObject({ refusal: { code: "gone" } });
});
