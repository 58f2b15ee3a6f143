import type { FootnoteDefinition, Nodes } from "mdast";
import type { Node } from "prosemirror-model";
import { type EditorState, NodeSelection, type Transaction } from "prosemirror-state";
import { lookUp } from "../../../shared/lookUp.ts";
import { rangeOf } from "./definitions.ts";
import { parse } from "./parse.ts";
import { schema } from "./schema.ts";
import type { TextEdit } from "./writeLine.ts";

/** The Markdown of footnotes, by the identifiers of their definitions. */
export type Notes = Readonly<Record<string, string>>;

/** The notes of a document. */
export const notesOf = (doc: Node): Notes => doc.attrs.notes;

/** The footnotes of a text. The first of several with one identifier counts. */
export const readNotes = (root: Nodes, text: string): Notes =>
  Object.fromEntries(
    listNotes(root)
      .toReversed()
      .map((note) => [note.identifier, wordsOf(note, text)]),
  );

const listNotes = (node: Nodes): FootnoteDefinition[] => [
  ...(node.type === "footnoteDefinition" ? [node] : []),
  ...("children" in node ? node.children.flatMap(listNotes) : []),
];

/** The Markdown of a footnote without its name, and without the blanks that its other lines begin with. */
function wordsOf(note: FootnoteDefinition, text: string): string {
  const source = text.slice(...rangeOf(note)).replaceAll("\r\n", "\n");
  return source
    .replace(/^\[\^[^\]]*\]:[ \t]*/, "")
    .replaceAll(/\n {1,4}/g, "\n")
    .trim();
}

/** The edits that give a text the footnotes of a document. Those that no document names stay. */
export function writeNotes(text: string, before: Notes, after: Notes): TextEdit[] {
  const changed = Object.entries(after).filter(([name, words]) => lookUp(before, name) !== words);
  if (changed.length === 0) return [];
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const notes = listNotes(parse(text));
  const last = notes.at(-1);
  const end = last ? rangeOf(last)[1] : text.trimEnd().length;
  return changed.map(([name, words]) => {
    const old = notes.find(({ identifier }) => identifier === name);
    const [start, stop] = old ? rangeOf(old) : [end, end];
    const printed = printNote(old?.label ?? name, words).replaceAll("\n", lineEnd);
    return { start, end: stop, text: old ? printed : lineEnd + lineEnd + printed };
  });
}

const printNote = (label: string, words: string) =>
  `[^${label}]: ${words.replaceAll(/\n(?=.)/g, "\n    ")}`;

/** The identifier of the note whose mark is selected. */
export function selectedNote({ selection }: EditorState): string | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { kind, source } = selection.node.attrs;
  return kind === "note" ? identifierOf(source) : undefined;
}

const identifierOf = (mark: string) => mark.replaceAll(/^\[\^|\]$/g, "").toLowerCase();

/**
 * Gives the note whose mark is selected other words, or puts a mark of a new one behind what is selected. Undefined for
 * words that are no single note.
 */
export function setNote(state: EditorState, given: string): Transaction | undefined {
  const { selection, tr, doc } = state;
  const notes = notesOf(doc);
  const words = given.trim();
  const selected = selectedNote(state);
  const name = selected ?? newName(notes);
  const root = parse(printNote(name, words));
  const isWhole =
    root.children.length === 1 && readNotes(root, printNote(name, words))[name] === words;
  if (words === "" || !isWhole) return undefined;
  tr.setDocAttribute("notes", { ...notes, [name]: words });
  if (selected !== undefined) return tr;
  const mark = schema.node("raw_inline", { kind: "note", source: `[^${name}]`, index: -1 });
  return tr.insert(selection.to, mark).scrollIntoView();
}

function newName(notes: Notes): string {
  let number = 1;
  while (String(number) in notes) number += 1;
  return String(number);
}

/** Some Markdown with the notes that its marks name. */
export const withNotes = (text: string, notes: Notes): string =>
  [text, ...listMarks(text).flatMap((name) => printKnown(name, lookUp(notes, name)))].join("\n\n");

const printKnown = (name: string, words: string | undefined) =>
  words === undefined ? [] : printNote(name, words);

const listMarks = (text: string) => [
  ...new Set(text.match(/\[\^[^\]\s]+\](?!:)/g)?.map(identifierOf)),
];

/** Markdown that goes into a text with some notes: of its own notes, those with other words under a name there get new names. */
export function renameNotes(text: string, there: Notes): string {
  const own = readNotes(parse(text), text);
  const taken: Record<string, string> = { ...own, ...there };
  const names = new Map<string, string>();
  for (const [name, words] of Object.entries(own)) {
    if ((lookUp(there, name) ?? words) === words) continue;
    const free = newName(taken);
    taken[free] = words;
    names.set(name, free);
  }
  return text.replaceAll(/\[\^[^\]\s]+\]/g, (mark) => {
    const name = names.get(identifierOf(mark));
    return name === undefined ? mark : `[^${name}]`;
  });
}

/** The identifiers of the notes of a document, in the order of their first marks, which is that of their numbers. */
export function listMarked(doc: Node): string[] {
  const found = new Set<string>();
  doc.descendants(({ attrs }) => {
    if (attrs.kind === "note") found.add(identifierOf(attrs.source));
  });
  return [...found];
}

/** The notes of a document whose last mark is gone since the old one. Those that never had a mark are not among them. */
export function listLost(old: Node, doc: Node): string[] {
  const before = new Set(listMarked(old));
  const named = new Set(listMarked(doc));
  doc.descendants(({ attrs }) => {
    if (typeof attrs.source === "string")
      for (const name of listMarks(attrs.source)) named.add(name);
  });
  for (const words of Object.values(notesOf(doc))) {
    for (const name of listMarks(words)) named.add(name);
  }
  const isOwn = (name: string) => before.has(name) || lookUp(notesOf(old), name) === undefined;
  return Object.keys(notesOf(doc)).filter((name) => !named.has(name) && isOwn(name));
}

/** A document's notes without some of them. */
export const omitNotes = (notes: Notes, names: readonly string[]): Notes =>
  Object.fromEntries(Object.entries(notes).filter(([name]) => !names.includes(name)));

/** A text without the definitions of some notes. Those inside of other blocks stay. */
export const removeNotes = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => {
    const isOf = (node: Nodes) => node.type === "footnoteDefinition" && node.identifier === name;
    const note = parse(rest).children.find(isOf);
    if (!note) return rest;
    const [start, end] = rangeOf(note);
    const next = rest.slice(end).search(/\S/);
    return next < 0
      ? rest.slice(0, start).trimEnd() + rest.slice(end)
      : rest.slice(0, start) + rest.slice(end + next);
  }, text);

/** The places of the marks in a document, each with the number that the page shows for it. */
export function numberMarks(doc: Node): { at: number; number: number }[] {
  const marked = listMarked(doc);
  const found: { at: number; number: number }[] = [];
  doc.descendants(({ attrs }, at) => {
    if (attrs.kind === "note")
      found.push({ at, number: marked.indexOf(identifierOf(attrs.source)) + 1 });
  });
  return found;
}
