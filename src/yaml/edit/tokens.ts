import type { Scalar } from "yaml";

/** A part of a text as the file writes it, and the text that it represents. */
export interface Token {
  raw: string;
  text: string;
}

/** One sign, one escape, or one line break with the indent behind it. */
const signs = {
  PLAIN: /[ \t]*(?:\r?\n[ \t]*)+|./gsu,
  QUOTE_SINGLE: /''|[ \t]*(?:\r?\n[ \t]*)+|./gsu,
  QUOTE_DOUBLE:
    /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|.)|[ \t]*(?:\r?\n[ \t]*)+|./gsu,
} as const;

/** A text on one line or several, without its quotes, taken apart. */
export function tokenize(raw: string, type: keyof typeof signs): Token[] {
  return [...raw.matchAll(signs[type])].map(([sign]) => ({
    raw: sign,
    text: meaningOf(sign, type),
  }));
}

function meaningOf(sign: string, type: keyof typeof signs): string {
  if (sign === "''" && type === "QUOTE_SINGLE") return "'";
  if (sign.includes("\n")) return sign.startsWith("\\") ? "" : folded(sign);
  if (sign.length === 1 || !sign.startsWith("\\")) return sign;
  const code = /^\\[xuU](.*)/.exec(sign)?.[1];
  return code
    ? String.fromCodePoint(Number.parseInt(code, 16))
    : (escapes[sign[1] ?? ""] ?? sign.slice(1));
}

const escapes: Record<string, string> = {
  0: "\0",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  N: "\u0085",
  _: "\u00a0",
  L: "\u2028",
  P: "\u2029",
};

/** One line break is a blank; each further one is a line break. */
function folded(breaks: string): string {
  const count = breaks.split("\n").length - 1;
  return count === 1 ? " " : "\n".repeat(count - 1);
}

/** The body of a text behind `>` or `|` as tokens; its lines are indented by `indent` columns. */
export function tokenizeBody(raw: string, indent: number, isFolded: boolean): Token[] {
  const breaks = new RegExp(`(?:\\r?\\n[ \\t]*(?=\\r?\\n))*\\r?\\n {${indent}}|.`, "gsu");
  return [...raw.matchAll(breaks)].map(([sign]) => {
    const count = sign.split("\n").length - 1;
    const text = count === 0 ? sign : isFolded ? folded(sign) : "\n".repeat(count);
    return { raw: sign, text };
  });
}

/** The parts of the text that stay, before and behind the change, and what comes between them. */
export interface TokenChange {
  before: string;
  middle: string;
  after: string;
}

/**
 * Compares a tokenized text with its replacement. Adjacent line breaks are written together, so the change includes
 * those beside it.
 */
export function compare(tokens: readonly Token[], text: string): TokenChange {
  let start = 0;
  let head = 0;
  for (const token of tokens) {
    if (!text.startsWith(token.text, start)) break;
    start += token.text.length;
    head += 1;
  }
  let end = text.length;
  let tail = tokens.length;
  while (tail > head) {
    const { text: last = "" } = tokens[tail - 1] ?? {};
    if (end - last.length < start || !text.endsWith(last, end)) break;
    end -= last.length;
    tail -= 1;
  }
  const isBreak = (at: number) => tokens[at]?.text.startsWith("\n") ?? false;
  const lengthOf = (at: number) => tokens[at]?.text.length ?? 0;
  const changes = () => start < end || head < tail;
  if (changes() && (text[start] === "\n" || start === end) && isBreak(head - 1)) {
    head -= 1;
    start -= lengthOf(head);
  }
  if (changes() && (text[end - 1] === "\n" || start === end) && isBreak(tail)) {
    end += lengthOf(tail);
    tail += 1;
  }
  const rawOf = (part: readonly Token[]) => part.map(({ raw }) => raw).join("");
  return {
    before: rawOf(tokens.slice(0, head)),
    middle: text.slice(start, end),
    after: rawOf(tokens.slice(tail)),
  };
}

/** The type of a text that is on the line of its name. */
export const isInline = (type: Scalar.Type | undefined | null): type is keyof typeof signs =>
  type === "PLAIN" || type === "QUOTE_SINGLE" || type === "QUOTE_DOUBLE";
