import type { Node } from "prosemirror-model";
import { lettersOf, toWritable } from "./letters.ts";
import { print, printLine } from "./printLine.ts";
import { printRow, printTable } from "./tables.ts";

/** The signs that a file uses where Markdown has a choice. */
export interface Signs {
  bullet: string;
  /** The sign behind the number of an entry. */
  delimiter: string;
  emphasis: "*" | "_";
  /** True if links may name their definitions. */
  hasReferences: boolean;
}

/** The signs of a text that is written anew. */
export const usualSigns: Signs = {
  ...{ bullet: "-", delimiter: ".", emphasis: "*", hasReferences: false },
};

/** A block as Markdown, with `\n` at the ends of its lines. */
export function printBlock(node: Node, signs: Signs): string {
  switch (node.type.name) {
    case "paragraph":
    case "heading":
    case "table_cell":
      return printLine(node, signs);
    case "blockquote":
      return indent(printBlocks(node.children, signs), "> ", "> ");
    case "bullet_list":
    case "ordered_list":
      return numbersOf(node)
        .map((number, index) => printItem(node.child(index), number, signs))
        .join(node.attrs.spread ? "\n\n" : "\n");
    case "code_block": {
      const { lang, meta } = node.attrs;
      return print({ type: "code", value: node.textContent, lang, meta }, signs);
    }
    case "table":
      return printTable(node, (cell) => printLine(cell, signs));
    case "table_row":
      return printRow(node, (cell) => printLine(cell, signs));
    case "horizontal_rule":
      return "---";
    default:
      return String(node.attrs.source);
  }
}

/** Blocks one below the other, without those that have nothing to write. */
export function printBlocks(nodes: readonly Node[], signs: Signs): string {
  let used = signs;
  return nodes
    .filter((node) => !isVoid(node))
    .map((node, index, all) => {
      const before = all[index - 1];
      // Two lists with one sign would be one.
      used = before && isList(node) && before.type === node.type ? otherSigns(used) : signs;
      const printed = printBlock(node, used);
      if (!before) return printed;
      const isTight = index === 1 && before.type.name === "paragraph" && isTightList(node);
      return `${isTight ? "\n" : "\n\n"}${printed}`;
    })
    .join("");
}

/** True for a list that may follow a paragraph without a blank line: one that begins with 1, and with words. */
const isTightList = (node: Node) =>
  isList(node) &&
  !node.attrs.spread &&
  !node.firstChild?.children.every(isVoid) &&
  (numbersOf(node)[0] ?? 1) === 1;

/** Signs that keep a list apart from the one beside it. */
export const otherSigns = (signs: Signs): Signs => ({
  ...signs,
  bullet: signs.bullet === "-" ? "*" : "-",
  delimiter: signs.delimiter === "." ? ")" : ".",
});

/** An entry of a list, with its number. */
export function printItem(item: Node, number: number | undefined, signs: Signs): string {
  const sign = number === undefined ? signs.bullet : `${number}${signs.delimiter}`;
  const blocks = printBlocks(item.children, signs);
  if (blocks === "") return sign;
  return indent(blocks, `${sign} `, " ".repeat(sign.length + 1));
}

/** The number of each entry of a list; undefined in a list without numbers. */
export function numbersOf(list: Node): (number | undefined)[] {
  if (list.type.name !== "ordered_list") return list.children.map(() => undefined);
  const numbers: number[] = [];
  for (const item of list.children) {
    const before = numbers.at(-1);
    numbers.push(item.attrs.number ?? (before === undefined ? list.attrs.order : before + 1));
  }
  const [first = 1] = numbers;
  const countsItself = first <= 1 && numbers.every((number) => number === first);
  return countsItself ? numbers.map((_, index) => first + index) : numbers;
}

export const isList = ({ type }: Node): boolean => /_list$/.test(type.name);

/** True for a paragraph or quotation without words, which Markdown cannot hold. */
export function isVoid(node: Node): boolean {
  if (node.type.name === "blockquote") return node.children.every(isVoid);
  return node.type.name === "paragraph" && toWritable(lettersOf(node), false).length === 0;
}

/** The lines with `first` before the first of them, and `others` before the others. */
const indent = (lines: string, first: string, others: string) =>
  lines
    .split("\n")
    .map((line, index) => (index === 0 ? first : line === "" ? others.trimEnd() : others) + line)
    .join("\n");
