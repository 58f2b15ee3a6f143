import { expect, it } from "vitest";
import { notesOf, renameNotes, withNotes, writeNotes } from "../../src/editor/page/rich/notes.ts";
import { parse } from "../../src/editor/page/rich/parse.ts";
import { readRich } from "../../src/editor/page/rich/read.ts";

it.each(["constructor", "__proto__", "tostring"])("a footnote may be called %s", (name) => {
  const mark = `Words[^${name}]`;
  expect(withNotes(mark, {})).toBe(mark);
  const text = `${mark}\n\n[^${name}]: A note.`;
  const notes = notesOf(readRich(text, parse).doc);
  expect(withNotes(mark, notes)).toBe(text);
  expect(renameNotes(text, {})).toBe(text);
  const [edit] = writeNotes(mark, {}, notes);
  expect(edit?.text.trim()).toBe(`[^${name}]: A note.`);
});
