import type { Edit } from "./diagnostic.ts";
import { lineBreak } from "./line.ts";

/** A stretch of the first text that is still there, or text that was put in. */
type Piece = { start: number; end: number } | { text: string };

/** Folds edits of a text, and of what came of it, into one set of edits of the first text. */
export class Composer {
  #pieces: Piece[];
  readonly #base: string;
  /** The line end that the last line lacks: it is there for the edits, and neither before nor after them. */
  readonly #ending: string;

  constructor(base: string) {
    this.#ending = /[^\n]$/.test(base) ? lineBreak(base) : "";
    this.#base = base + this.#ending;
    this.#pieces = [{ start: 0, end: this.#base.length }];
  }

  /** Makes edits of the text as it is by now; they must not overlap. */
  splice(edits: readonly Edit[]): void {
    for (const edit of inOrder(edits).toReversed()) this.#spliceOne(edit);
  }

  #spliceOne({ start, end, text }: Edit): void {
    const [before, rest] = splitAt(this.#pieces, start);
    const [, after] = splitAt(rest, end - start);
    this.#pieces = [...before, ...(text === "" ? [] : [{ text }]), ...after];
  }

  /** The text as it is by now. */
  get text(): string {
    return this.#finished
      .map((piece) => ("text" in piece ? piece.text : this.#base.slice(piece.start, piece.end)))
      .join("");
  }

  /** The edits that make it of the first text, each as short as can be. */
  get edits(): Edit[] {
    const edits: Edit[] = [];
    let at = 0;
    let text = "";
    const close = (next: number) => {
      if (text !== "" || next > at) edits.push({ start: at, end: next, text });
      text = "";
    };
    for (const piece of this.#finished) {
      if ("text" in piece) {
        text += piece.text;
        continue;
      }
      close(piece.start);
      at = piece.end;
    }
    close(this.#base.length - this.#ending.length);
    return edits.map((edit) => trim(edit, this.#base)).filter(isChange);
  }

  /** The pieces without the ending that was added: where others came behind it, it is text that was put in. */
  get #finished(): Piece[] {
    if (this.#ending === "") return this.#pieces;
    const length = this.#pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
    const [pieces] = splitAt(this.#pieces, length - this.#ending.length);
    const real = this.#base.length - this.#ending.length;
    return pieces.flatMap((piece) => {
      if ("text" in piece || piece.end <= real) return [piece];
      const kept = { start: piece.start, end: real };
      const text = this.#base.slice(Math.max(real, piece.start), piece.end);
      return piece.start < real ? [kept, { text }] : [{ text }];
    });
  }
}

const isChange = ({ start, end, text }: Edit) => start < end || text !== "";

const lengthOf = (piece: Piece) => ("text" in piece ? piece.text.length : piece.end - piece.start);

/** The pieces before the offset, and those behind it. */
function splitAt(pieces: readonly Piece[], offset: number): [Piece[], Piece[]] {
  let left = offset;
  for (const [index, piece] of pieces.entries()) {
    const length = lengthOf(piece);
    if (left < length) {
      const head = left > 0 ? [cut(piece, 0, left)] : [];
      return [
        [...pieces.slice(0, index), ...head],
        [cut(piece, left, length), ...pieces.slice(index + 1)],
      ];
    }
    left -= length;
  }
  return [[...pieces], []];
}

function cut(piece: Piece, from: number, to: number): Piece {
  return "text" in piece
    ? { text: piece.text.slice(from, to) }
    : { start: piece.start + from, end: piece.start + to };
}

/** The edit without what it leaves as it is, at both ends. */
export function trim({ start, end, text }: Edit, base: string): Edit {
  const most = Math.min(end - start, text.length);
  let head = 0;
  while (head < most && base[start + head] === text[head]) head += 1;
  if (head > 0 && (splits(text, head) || splits(base, start + head))) head -= 1;
  let tail = 0;
  while (tail < most - head && base[end - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
  if (tail > 0 && (splits(text, text.length - tail) || splits(base, end - tail))) tail -= 1;
  return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}

/** True if the offset is between the halves of a surrogate pair, or inside a CRLF. */
function splits(text: string, at: number): boolean {
  const [before = "", after = ""] = [text[at - 1], text[at]];
  return (
    (before === "\r" && after === "\n") ||
    (/[\ud800-\udbff]/.test(before) && /[\udc00-\udfff]/.test(after))
  );
}

/** The edits that take these back, as offsets in the text that they make. */
export function invert(edits: readonly Edit[], base: string): Edit[] {
  let shift = 0;
  return inOrder(edits).map(({ start, end, text }) => {
    const at = start + shift;
    shift += text.length - (end - start);
    return { start: at, end: at + text.length, text: base.slice(start, end) };
  });
}

const inOrder = (edits: readonly Edit[]) =>
  edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
