import type { Node } from "prosemirror-model";
import { type Hunk, matchBlocks, widen } from "./matchBlocks.ts";
import {
  isList,
  isVoid,
  numbersOf,
  printBlock,
  printBlocks,
  printItem,
  type Signs,
} from "./print.ts";
import type { RichText } from "./read.ts";
import { isTable } from "./tables.ts";
import { type TextEdit, writeLine } from "./writeLine.ts";

/** A way to write a document. */
export interface Way {
  /** The parts that are written anew: single letters, whole lines, or the blocks of the document. */
  parts: "letters" | "lines" | "blocks";
  isEscaped?: boolean;
  /** True to use other signs for lists than the file. */
  isOther?: boolean;
  /** True to write the addresses of links beside their words, whatever the file does. */
  isAlone?: boolean;
  /** True to write the blocks beside those that have changed, too. */
  withNeighbors?: boolean;
}

/** The edits that make a text say what a document does; undefined where this way cannot. */
export function writeBlocks(
  old: RichText,
  doc: Node,
  way: Way,
  signs: Signs,
): TextEdit[] | undefined {
  const writer = new Writer(old, way, signs);
  return writer.children(old.doc, doc) ? writer.edits : undefined;
}

class Writer {
  readonly edits: TextEdit[] = [];
  readonly #old: RichText;
  readonly #way: Way;
  readonly #signs: Signs;
  readonly #lineEnd: string;

  constructor(old: RichText, way: Way, signs: Signs) {
    this.#old = old;
    this.#way = way;
    this.#signs = signs;
    this.#lineEnd = old.text.includes("\r\n") ? "\r\n" : "\n";
  }

  /** Writes the difference between the children of two blocks. False where this way cannot. */
  children(old: Node, next: Node): boolean {
    const [before, after] = [old.children, next.children].map((all) => all.filter(isWritten));
    if (!before || !after) return false;
    const hunks = matchBlocks(before, after);
    const all = this.#way.withNeighbors ? hunks.map((hunk) => widen(hunk, before, after)) : hunks;
    if (all.some((hunk, index) => hunk.from < (all[index - 1]?.to ?? 0))) return false;
    if (!all.every((hunk) => this.#hunk(hunk, before, next))) return false;
    if (isList(old)) this.#renumber(old, next, hunks);
    return true;
  }

  #hunk({ from, to, blocks, index }: Hunk, before: readonly Node[], parent: Node): boolean {
    const replaced = before.slice(from, to);
    if (replaced.length === blocks.length) {
      const { length } = this.edits;
      const isInside = replaced.every((old, at) => this.#inside(old, blocks[at]));
      if (isInside) return true;
      this.edits.length = length;
    }
    if (parent.type.name === "table_row") return this.#cells(replaced, blocks);
    const isItems = isList(parent);
    const isRows = isTable(parent);
    const numbers = isItems ? numbersOf(parent) : [];
    const printed = isItems
      ? blocks
          .map((item, at) => printItem(item, numbers[index + at], this.#signsIn(before)))
          .join(parent.attrs.spread ? "\n\n" : "\n")
      : isRows
        ? blocks.map((row) => printBlock(row, this.#signs)).join("\n")
        : printBlocks(blocks, this.#signs);
    const gap = isRows || (isItems && !parent.attrs.spread) ? "\n" : "\n\n";
    // Below the heads of a table is the row of its signs.
    const leftOf = (at: number) => (isRows && at <= 1 ? undefined : before[at - 1]);
    const [first, ...others] = replaced;
    if (first && blocks.length > 0) {
      this.#put(...this.#old.placeOf(first), printed, first);
      for (const [at, block] of others.entries())
        this.#remove(leftOf(from + at + 1), block, before[from + at + 2]);
      return true;
    }
    if (first) {
      const behind = before[to];
      for (const [at, block] of replaced.entries()) {
        this.#remove(leftOf(from + at), block, before[from + at + 1] ?? behind);
      }
      return true;
    }
    const [left, right] = [leftOf(from), before[from]];
    if (left) {
      const [, end] = this.#old.placeOf(left);
      this.#put(end, end, gap + printed, left);
    } else if (right) {
      const [start] = this.#old.placeOf(right);
      this.#put(start, start, printed + gap, right);
    } else {
      if (parent.type.name !== "doc") return false;
      this.#put(0, 0, this.#old.text.trim() === "" ? printed : printed + gap, undefined);
    }
    return true;
  }

  /** Writes cells of a row in the place of as many. */
  #cells(replaced: readonly Node[], cells: readonly Node[]): boolean {
    if (replaced.length !== cells.length) return false;
    for (const [at, old] of replaced.entries()) {
      const cell = cells[at];
      if (cell) this.#put(...this.#old.placeOf(old), printBlock(cell, this.#signs), old);
    }
    return true;
  }

  /** Writes the difference inside a block that stays. False where all of it is to be written. */
  #inside(old: Node, next: Node | undefined): boolean {
    if (!next || this.#way.parts === "blocks" || !old.hasMarkup(next.type, next.attrs))
      return false;
    if (old.type.name === "code_block") return false;
    if (!old.isTextblock) return !old.isLeaf && this.children(old, next);
    if (this.#way.parts !== "letters") return false;
    const letters = this.#old.placedLetters(old);
    const edits = writeLine(letters, next, this.#way.isEscaped ?? false);
    this.edits.push(...(edits ?? []));
    return edits !== undefined;
  }

  /** Writes lines with the signs that are before a block. */
  #put(start: number, end: number, lines: string, beside: Node | undefined): void {
    const { text } = this.#old;
    const [place = 0] = beside ? this.#old.placeOf(beside) : [];
    const before = text.slice(text.lastIndexOf("\n", place - 1) + 1, place);
    const prefix = before.replaceAll(/[^>\t ]/g, " ");
    const [first = "", ...others] = lines.split("\n");
    const rest = others.map(
      (line) => this.#lineEnd + (line === "" ? prefix.trimEnd() : prefix + line),
    );
    this.edits.push({ start, end, text: first + rest.join("") });
  }

  /** Removes a block, with the blank lines before it; of the first block, with those behind it. */
  #remove(left: Node | undefined, block: Node, right?: Node): void {
    const { text } = this.#old;
    const [start, end] = this.#old.placeOf(block);
    const from = left ? this.#old.placeOf(left)[1] : start;
    const to = !left && right ? this.#old.placeOf(right)[0] : end;
    const isBlank = (part: string) => /^[\s>]*$/.test(part);
    this.edits.push({
      start: isBlank(text.slice(from, start)) ? from : start,
      end: isBlank(text.slice(end, to)) ? to : end,
      text: "",
    });
  }

  /** The signs of the list that entries are in. */
  #signsIn([first]: readonly Node[]): Signs {
    const [start = 0] = first ? this.#old.placeOf(first) : [];
    const found = /^(?:([-*+])|\d+([.)]))/.exec(this.#old.text.slice(start));
    const [, bullet = this.#signs.bullet, delimiter = this.#signs.delimiter] = found ?? [];
    return { ...this.#signs, bullet, delimiter };
  }

  /** Gives the entries of a list that stay the numbers that they have now. */
  #renumber(old: Node, next: Node, hunks: readonly Hunk[]): void {
    const [before, after] = [numbersOf(old), numbersOf(next)];
    let shift = 0;
    const byStart = new Map(hunks.map((hunk) => [hunk.from, hunk]));
    for (let at = 0; at < old.childCount; at += 1) {
      const hunk = byStart.get(at);
      if (hunk && hunk.to > hunk.from && hunk.blocks.length !== hunk.to - hunk.from) {
        shift += hunk.blocks.length - (hunk.to - hunk.from);
        at = hunk.to - 1;
        continue;
      }
      if (hunk && hunk.to === hunk.from) shift += hunk.blocks.length;
      const number = after[at + shift];
      if (number === undefined || number === before[at]) continue;
      const [start] = this.#old.placeOf(old.child(at));
      const digits = /^\d+/.exec(this.#old.text.slice(start))?.[0] ?? "";
      // A list that counts by itself has one number for all.
      if (Number(digits) !== before[at]) continue;
      if (this.edits.some((edit) => edit.start <= start && edit.end > start)) continue;
      this.edits.push({ start, end: start + digits.length, text: String(number) });
    }
  }
}

const isWritten = (node: Node) => !isVoid(node) || node.type.name === "list_item";
