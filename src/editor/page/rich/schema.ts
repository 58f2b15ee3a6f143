import { Schema } from "prosemirror-model";

/** The names that the page has for the sides of columns. */
const sides: Record<string, string> = { left: "start", center: "center", right: "end" };

/**
 * A long text while it is written. What has no node of its own, such as a figure or a footnote's mark, is an atom that
 * keeps its Markdown.
 */
export const schema = new Schema({
  nodes: {
    /** `notes` are the Markdown of its footnotes, by the identifiers of their definitions. */
    doc: { content: "block+", attrs: { notes: { default: {} } } },
    paragraph: { group: "block", content: "inline*", toDOM: () => ["p", 0] },
    heading: {
      ...{ group: "block", content: "inline*", defining: true },
      /** `anchor` is what names it at its end, as in `## Prices {#prices}`. */
      attrs: { depth: { default: 2 }, anchor: { default: "" } },
      toDOM: ({ attrs }) => [`h${attrs.depth}`, { "data-depth": attrs.depth }, 0],
    },
    blockquote: {
      ...{ group: "block", content: "block+", defining: true },
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: {
      ...{ group: "block", content: "list_item+" },
      attrs: { spread: { default: false } },
      toDOM: () => ["ul", 0],
    },
    ordered_list: {
      ...{ group: "block", content: "list_item+" },
      attrs: { order: { default: 1 }, spread: { default: false } },
      toDOM: ({ attrs }) => ["ol", attrs.order === 1 ? {} : { start: attrs.order }, 0],
    },
    list_item: {
      ...{ content: "block+", defining: true },
      /** The number of an entry whose list does not count up. */
      attrs: { number: { default: null } },
      toDOM: ({ attrs }) => ["li", attrs.number === null ? {} : { value: attrs.number }, 0],
    },
    code_block: {
      ...{ group: "block", content: "text*", marks: "", code: true, defining: true },
      attrs: { lang: { default: null }, meta: { default: null } },
      toDOM: () => ["pre", { dir: "ltr" }, ["code", 0]],
    },
    table: {
      ...{ group: "block", content: "table_row+", isolating: true },
      /** `index` counts the tables of the text that was read. */
      attrs: { index: { default: -1 } },
      toDOM: () => ["table", ["tbody", 0]],
    },
    table_row: { content: "table_cell+", toDOM: () => ["tr", 0] },
    table_cell: {
      ...{ content: "inline*", isolating: true },
      attrs: { isHead: { default: false }, align: { default: null } },
      toDOM: ({ attrs: { isHead, align } }) => [
        isHead ? "th" : "td",
        align === null ? {} : { "data-align": sides[align] ?? "" },
        0,
      ],
    },
    horizontal_rule: { group: "block", toDOM: () => ["hr"] },
    /** A block that is not written in place. `index` counts those of its kind in the text. */
    raw_block: {
      ...{ group: "block", atom: true, selectable: true },
      attrs: { kind: {}, source: {}, index: { default: 0 } },
      toDOM: ({ attrs }) => ["p", attrs.source],
    },
    text: { group: "inline" },
    hard_break: {
      ...{ group: "inline", inline: true, selectable: false, linebreakReplacement: true },
      toDOM: () => ["br"],
    },
    raw_inline: {
      ...{ group: "inline", inline: true, atom: true },
      attrs: { kind: {}, source: {}, index: { default: 0 } },
      toDOM: ({ attrs }) => ["span", attrs.source],
    },
  },
  marks: {
    link: {
      /** `reference` is the name of the definition that holds the address, and how the link names it. */
      attrs: { href: {}, title: { default: null }, reference: { default: null } },
      inclusive: false,
      toDOM: ({ attrs }) => ["a", { "data-href": attrs.href }, 0],
    },
    strong: { toDOM: () => ["strong", 0] },
    emphasis: { toDOM: () => ["em", 0] },
    delete: { toDOM: () => ["del", 0] },
    code: { toDOM: () => ["code", 0] },
  },
});

/** The names of the marks, from the outermost to the innermost where several begin and end together. */
export const markNames = ["link", "strong", "emphasis", "delete", "code"] as const;
