import type { Node } from "prosemirror-model";
import { isBlank, lettersOf, mayBreak, toWritable } from "./letters.ts";
import { notesOf } from "./notes.ts";
import { isVoid, numbersOf } from "./print.ts";

/** All that Markdown can hold of a document, as one string: two documents with the same meaning have the same. */
export const meaningOf = (doc: Node): string => {
  const notes = Object.entries(notesOf(doc)).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([notes, ...doc.children.flatMap(blockOf)]);
};

function blockOf(node: Node): unknown[] {
  if (isVoid(node)) return [];
  const { name } = node.type;
  const { depth, anchor, lang, meta, source } = node.attrs;
  switch (name) {
    case "paragraph":
      return [[name, lineOf(node)]];
    case "heading":
      return [[name, depth, lineOf(node, anchor)]];
    case "blockquote":
      return [[name, node.children.flatMap(blockOf)]];
    case "bullet_list":
    case "ordered_list": {
      const numbers = numbersOf(node);
      return [
        [name, node.children.map((item, at) => [numbers[at], item.children.flatMap(blockOf)])],
      ];
    }
    case "table": {
      const sides = node.firstChild?.children.map(({ attrs }) => attrs.align);
      const rows = node.children.map((row) => row.children.map((cell) => lineOf(cell)));
      return [[name, sides, rows]];
    }
    case "code_block":
      return [[name, lang, meta, node.textContent]];
    default:
      return [[name, source?.replaceAll(/\n[ \t]*/g, "\n")]];
  }
}

function lineOf(node: Node, anchor = ""): unknown[] {
  const parts: { marks: string; words: string }[] = [];
  for (const letter of toWritable(lettersOf(node), !mayBreak(node))) {
    const { content } = letter;
    // A mark on a blank is not seen.
    const all = isBlank(letter) ? [] : letter.marks;
    const marks = all.map(({ type, attrs: { href, title } }) => [type.name, href, title]);
    const key = JSON.stringify(marks.sort((a, b) => String(a[0]).localeCompare(String(b[0]))));
    const words =
      typeof content === "string"
        ? content
        : `\0${content.type.name}${content.attrs.source ?? ""}\0`;
    const last = parts.at(-1);
    if (last?.marks === key) last.words += words;
    else parts.push({ marks: key, words });
  }
  const last = parts.at(-1);
  const end = anchor.trimEnd();
  if (last?.marks === "[]") last.words += end;
  else if (end) parts.push({ marks: "[]", words: end });
  return parts;
}
