import type { Definition, Nodes, Parents, RootContent, Table } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import type { Parse } from "../../../shared/markdown/createParser.ts";
import { listDefinitions, rangeOf } from "./definitions.ts";
import { type RichLetter, toNodes } from "./letters.ts";
import { ownNumbers } from "./listNumbers.ts";
import { mapText } from "./mapText.ts";
import { readNotes } from "./notes.ts";
import { schema } from "./schema.ts";
import { isEven, placeInCell } from "./tables.ts";

/** A Markdown text as a document, which knows the places of its parts. */
export interface RichText {
  text: string;
  doc: Node;
  /** The place of a block in the text. */
  placeOf(block: Node): readonly [start: number, end: number];
  /** The letters of a line with their places. */
  placedLetters(line: Node): readonly RichLetter[];
}

/** Reads Markdown. Definitions of links are not in the document: no edit can touch them. */
export function readRich(text: string, parse: Parse): RichText {
  const root = parse(text);
  const reader = new Reader(text, listDefinitions(root));
  const blocks = reader.blocks(root);
  const notes = readNotes(root, text);
  const doc = schema.node("doc", { notes }, blocks.length > 0 ? blocks : schema.node("paragraph"));
  return {
    ...{ text, doc },
    placeOf: (block) => reader.places.get(block) ?? [0, text.length],
    placedLetters: (line) => reader.lines.get(line) ?? [],
  };
}

class Reader {
  readonly places = new WeakMap<Node, [start: number, end: number]>();
  readonly lines = new WeakMap<Node, RichLetter[]>();
  readonly #text: string;
  readonly #definitions: ReadonlyMap<string, Definition>;
  /** The number of atoms of each kind until now. */
  readonly #counts = new Map<string, number>();

  constructor(text: string, definitions: ReadonlyMap<string, Definition>) {
    this.#text = text;
    this.#definitions = definitions;
  }

  blocks(parent: Parents): Node[] {
    return parent.children.flatMap((child) => {
      const block = this.#block(child);
      if (block) this.places.set(block, rangeOf(child));
      return block ?? [];
    });
  }

  #block(node: RootContent): Node | undefined {
    switch (node.type) {
      case "definition":
      case "footnoteDefinition":
        return undefined;
      case "paragraph": {
        const [only, ...others] = node.children;
        const isPicture = only?.type === "image" || only?.type === "imageReference";
        if (isPicture && others.length === 0) return this.#raw("figure", node);
        return this.#line("paragraph", null, this.#inline(node.children, []));
      }
      case "heading":
        return this.#heading(node.depth, this.#inline(node.children, []));
      case "blockquote": {
        const blocks = this.blocks(node);
        return blocks.length > 0
          ? schema.node("blockquote", null, blocks)
          : this.#raw("html", node);
      }
      case "list": {
        const numbers = node.ordered ? ownNumbers(node.children, this.#text) : undefined;
        const items = node.children.map((item, index) => {
          const blocks = this.blocks(item);
          const content = blocks.length > 0 ? blocks : [schema.node("paragraph")];
          const made = schema.node("list_item", { number: numbers?.[index] ?? null }, content);
          this.places.set(made, rangeOf(item));
          return made;
        });
        const spread = node.spread === true || node.children.some((item) => item.spread === true);
        return node.ordered
          ? schema.node("ordered_list", { order: node.start ?? 1, spread }, items)
          : schema.node("bullet_list", { spread }, items);
      }
      case "code": {
        const value = node.value.replaceAll(/\r\n?/g, "\n");
        const attrs = { lang: node.lang ?? null, meta: node.meta ?? null };
        return schema.node("code_block", attrs, value === "" ? [] : [schema.text(value)]);
      }
      case "thematicBreak":
        return schema.node("horizontal_rule");
      case "table":
        return this.#table(node);
      default:
        return this.#raw("html", node);
    }
  }

  /** A table; an atom where its rows are not equally long. */
  #table(node: Table): Node {
    const attrs = this.#attrs("table", node);
    const rows = node.children.map((row, at) => {
      const cells = row.children.map((cell, column) => {
        const cellAttrs = { isHead: at === 0, align: node.align?.[column] ?? null };
        const made = this.#line("table_cell", cellAttrs, this.#inline(cell.children, []));
        this.places.set(made, placeInCell(cell, this.#text));
        return made;
      });
      const made = schema.node("table_row", null, cells);
      this.places.set(made, rangeOf(row));
      return made;
    });
    return isEven(rows)
      ? schema.node("table", { index: attrs.index }, rows)
      : schema.node("raw_block", attrs);
  }

  #heading(depth: number, letters: RichLetter[]): Node {
    const words = letters
      .map(({ content }) => (typeof content === "string" ? content : "\0"))
      .join("");
    const anchor = /\s*\{#[^{}]*\}\s*$/.exec(words)?.[0] ?? "";
    const shown = letters.slice(0, letters.length - anchor.length);
    return this.#line("heading", { depth, anchor }, shown);
  }

  #line(type: string, attrs: object | null, letters: RichLetter[]): Node {
    const line = schema.node(type, { ...attrs }, toNodes(letters));
    this.lines.set(line, letters);
    return line;
  }

  #attrs(kind: string, node: Nodes) {
    const [start, end] = rangeOf(node);
    const index = this.#counts.get(kind) ?? 0;
    this.#counts.set(kind, index + 1);
    const column = start - (this.#text.lastIndexOf("\n", start - 1) + 1);
    // The lines behind the first begin with the signs of what is around the node.
    const around = new RegExp(`(?<=\\n)[ \\t>]{0,${column}}`, "g");
    const source = this.#text.slice(start, end).replaceAll("\r\n", "\n").replaceAll(around, "");
    return { kind, source, index };
  }

  #raw(kind: string, node: Nodes): Node {
    return schema.node("raw_block", this.#attrs(kind, node));
  }

  #inline(nodes: readonly RootContent[], marks: readonly Mark[]): RichLetter[] {
    return nodes.flatMap((node): RichLetter[] => {
      const place = rangeOf(node);
      const inside = (name: string, attrs?: object) =>
        "children" in node
          ? this.#inline(node.children, schema.mark(name, { ...attrs }).addToSet(marks))
          : [];
      switch (node.type) {
        case "text":
          return mapText(node.value, this.#text.slice(...place), place[0]).map(
            ({ text, place }) => ({ content: text, marks, place }),
          );
        case "inlineCode": {
          const code = schema.mark("code").addToSet(marks);
          const value = node.value.replaceAll(/\r\n?|\n/g, " ");
          const written = this.#text.slice(...place);
          const inner = written.indexOf(value);
          return value.split("").map((content, index) => {
            const at = place[0] + inner + index;
            return { content, marks: code, place: inner < 0 ? undefined : [at, at + 1] };
          });
        }
        case "break":
          return [{ content: schema.node("hard_break"), marks: [], place }];
        case "strong":
        case "emphasis":
        case "delete":
          return inside(node.type);
        case "link":
          if (node.children.length === 0) break;
          return inside("link", { href: node.url, title: node.title ?? null });
        case "linkReference": {
          const { url = "", title } = this.#definitions.get(node.identifier) ?? {};
          const { label, identifier, referenceType } = node;
          const reference = { label, identifier, referenceType };
          if (node.children.length === 0) break;
          return inside("link", { href: url, title: title ?? null, reference });
        }
      }
      const isPicture = node.type === "image" || node.type === "imageReference";
      const kind = isPicture ? "image" : node.type === "footnoteReference" ? "note" : "html";
      return [{ content: schema.node("raw_inline", this.#attrs(kind, node)), marks, place }];
    });
  }
}
