import { EditorState } from "prosemirror-state";
import { expect, it } from "vitest";
import { notesOf, renameNotes, withNotes, writeNotes } from "../../src/editor/page/rich/notes.ts";
import { parse } from "../../src/editor/page/rich/parse.ts";
import { readRich } from "../../src/editor/page/rich/read.ts";
import { writeRich } from "../../src/editor/page/rich/write.ts";

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

const marks = "One[^a] and two[^b].";

it.each([
  ["[^a]: First.\n[^b]: Second.\n", "One and two[^b].\n\n[^b]: Second.\n"],
  ["[^b]: Second.\n\n[^a]: First.\n", "One and two[^b].\n\n[^b]: Second.\n"],
  ["[^a]: First.\n\nMore.\n\n[^b]: Second.\n", "One and two[^b].\n\nMore.\n\n[^b]: Second.\n"],
  ["[^b]: See[^a].\n\n[^a]: First.\n", "One and two[^b].\n\n[^b]: See[^a].\n\n[^a]: First.\n"],
  [
    "[^a]: First.\n[^b]: Second.\n[^c]: Unused.\n",
    "One and two[^b].\n\n[^b]: Second.\n[^c]: Unused.\n",
  ],
])("a footnote goes with its last mark: %j", (notes, expected) => {
  const old = readRich(`${marks}\n\n${notes}`, parse);
  const without = EditorState.create({ doc: old.doc }).tr.delete(4, 5).doc;
  expect(writeRich(old, without, parse)).toBe(expected);
  // Undo brings the mark back after the text was saved without it.
  const saved = readRich(expected, parse);
  expect(writeRich(saved, old.doc, parse)).toContain("[^a]: First.");
  expect(writeRich(saved, without, parse)).toBe(expected);
});
