import type { Picture } from "../section.ts";
import type { Inline } from "./formatted.ts";

/** A part of a line of a long text: those of `Inline`, and more. The names are those of mdast. */
export type ProseInline =
  | Exclude<Inline, { children: unknown }>
  | { type: "strong" | "emphasis" | "delete"; children: ProseInline[] }
  /** Without `href`, the link has no destination yet. */
  | { type: "link"; href?: string; children: ProseInline[] }
  | { type: "inlineCode"; value: string }
  | { type: "image"; picture: Picture }
  /** The mark of a footnote: the number of the note, and the number of the mark among those of the same note. */
  | { type: "footnoteReference"; note: number; mark: number };

/** A heading of a text. */
export interface ProseHeading {
  type: "heading";
  /** The number of signs before it. The title of the section counts as one. */
  depth: number;
  /** The anchor that the author gave it. */
  id?: string;
  /** A name made from its words, unique in the text. */
  slug: string;
  children: ProseInline[];
}

/** A table. Every row has a cell for each column. */
export interface ProseTable {
  type: "table";
  /** The side of each column that its cells are aligned to. */
  align: ("start" | "center" | "end" | undefined)[];
  head: ProseInline[][];
  rows: ProseInline[][][];
}

/** A list of blocks, numbered or not. */
export interface ProseList {
  type: "list";
  ordered: boolean;
  start: number;
  /** The number of each entry, where the author does not count up from the first, as in `1. May` and `24. June`. */
  numbers?: number[];
  items: ProseBlock[][];
}

/** A part of a long text. */
export type ProseBlock =
  | { type: "paragraph"; children: ProseInline[] }
  | ProseHeading
  | ProseList
  | { type: "blockquote"; children: ProseBlock[] }
  | { type: "figure"; picture: Picture; caption?: string }
  | { type: "code"; value: string }
  | { type: "thematicBreak" }
  | ProseTable;

/** A footnote, and the number of its marks in the text. */
export interface ProseNote {
  marks: number;
  children: ProseBlock[];
}

/** A value of the shared definitions `markdown` and `markdownFile`, resolved: Markdown as data. */
export interface Prose {
  type: "root";
  children: ProseBlock[];
  notes: ProseNote[];
}

/** True for a resolved Markdown text. */
export const isProse = (value: unknown): value is Prose =>
  typeof value === "object" && value !== null && "type" in value && value.type === "root";
