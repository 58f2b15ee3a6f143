import { type Inline, joinTexts } from "../text/formatted.ts";
import { findBareAddresses } from "./bareAddresses.ts";
import { judgeStarsAt } from "./judgeStars.ts";

/** A part of a text, by offsets. */
export type TextRange = readonly [start: number, end: number];

/** A link inside a text. */
export interface InlineLink {
  words: string;
  href: string;
  /** The range of the address. */
  range: TextRange;
}

/** Findings while a text is read, besides its content. */
export interface FoundInline {
  links: InlineLink[];
  /** Each `**` that opens bold words which have no end. */
  unclosed: TextRange[];
}

/** Asterisks in a row that may begin or end words with a mark. */
interface Stars {
  at: number;
  /** The number of asterisks that no mark has used. */
  left: number;
  opens: boolean;
  closes: boolean;
}

type Part = Inline | Stars;

const isStars = (part: Part | undefined): part is Stars =>
  typeof part === "object" && "left" in part;

/** The parts of a line, without blanks around it. Offsets count from the start of the text. */
export function readInlines(text: string, [from, to]: TextRange, found: FoundInline): Inline[] {
  const line = text.slice(from, to);
  const start = from + (line.length - line.trimStart().length);
  const end = Math.max(start, from + line.trimEnd().length);
  return readParts(text, [start, end], found, false);
}

const escaped = /\\[*[\]]/y;
const stars = /\*+/y;
const lineBreak = /[^\S\n]*\n\s*/y;
const plain = /[^*[\\\s]+|\s+?(?=\S)|[\s\S]/y;

function readParts(
  text: string,
  [start, end]: TextRange,
  found: FoundInline,
  isInLink: boolean,
): Inline[] {
  const parts: Part[] = [];
  const line = text.slice(start, end);
  const brackets = readBrackets(text, [start, end]);
  const bare = isInLink
    ? []
    : findBareAddresses(line).map(({ href, ...place }) => ({
        href,
        range: [start + place.start, start + place.end] as const,
      }));
  let at = start;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [sign] = pattern.exec(text) ?? [];
    return sign !== undefined && at + sign.length <= end ? sign : undefined;
  };
  while (at < end) {
    const literal = match(escaped);
    const link = text[at] === "[" && !isInLink ? readLink(text, at, brackets) : undefined;
    const run = match(stars);
    const broken = match(lineBreak);
    const next = bare.find(({ range }) => range[0] >= at);
    if (next?.range[0] === at) {
      const words = text.slice(...next.range);
      found.links.push({ words, href: next.href, range: next.range });
      parts.push({ type: "link", href: next.href, isBare: true, children: [words] });
      at = next.range[1];
    } else if (literal) {
      parts.push(literal.slice(1));
      at += 2;
    } else if (link) {
      found.links.push({ words: text.slice(...link.words), href: link.href, range: link.range });
      const children = readParts(text, link.words, found, true);
      parts.push({ type: "link", href: link.href, children });
      at = link.end;
    } else if (run) {
      parts.push(readStars(text, at, run.length));
      at += run.length;
    } else if (broken) {
      parts.push({ type: "break" });
      at += broken.length;
    } else {
      const all = match(plain) ?? text.slice(at, end);
      const words = next ? all.slice(0, next.range[0] - at) : all;
      parts.push(words);
      at += words.length;
    }
  }
  return pairStars(parts, found);
}

interface Link {
  words: TextRange;
  href: string;
  range: TextRange;
  end: number;
}

/** Signs that an address begins with. Other words between brackets, as in `[sic](as ever)`, are text. */
const address = /^(?:[a-z][a-z\d+.-]*:|www\.|[/#]|todo$|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$|[\w.+-]+@)/i;

/** The link whose `[` is at this offset. `![words](address)` is none. */
function readLink(text: string, at: number, { square, round }: Brackets): Link | undefined {
  if (text[at - 1] === "!" && text[at - 2] !== "\\") {
    return undefined;
  }
  const close = square.get(at);
  if (close === undefined || text[close + 1] !== "(") return undefined;
  const stop = round.get(close + 1);
  const words = [at + 1, close] as const;
  if (stop === undefined || text.slice(...words).trim() === "") return undefined;
  const inside = text.slice(close + 2, stop);
  const [, lead = "", href = ""] = /^(\s*<?)(.*?)>?\s*$/s.exec(inside) ?? [];
  if (!address.test(href)) return undefined;
  const start = close + 2 + lead.length;
  return { words, href, range: [start, start + href.length], end: stop + 1 };
}

/** The offsets of brackets, and of those that close them in the same paragraph. */
interface Brackets {
  square: ReadonlyMap<number, number>;
  round: ReadonlyMap<number, number>;
}

/** Pairs all brackets at once: a search from each of thousands that have no end would take minutes. */
function readBrackets(text: string, range: TextRange): Brackets {
  const square = pairBrackets(text, range, /[[\]]|\\[\s\S]|\n[^\S\n]*\n/g, "[");
  // An address may hold a backslash.
  const round = square.size > 0 ? pairBrackets(text, range, /[()]|\n[^\S\n]*\n/g, "(") : square;
  return { square, round };
}

function pairBrackets(
  text: string,
  [start, end]: TextRange,
  signs: RegExp,
  open: string,
): Map<number, number> {
  const pairs = new Map<number, number>();
  let waiting: number[] = [];
  for (const { 0: sign, index } of text.slice(start, end).matchAll(signs)) {
    const at = start + index;
    if (sign === open) waiting.push(at);
    else if (sign.startsWith("\n")) waiting = [];
    else if (sign.length === 1) {
      const opener = waiting.pop();
      if (opener !== undefined) pairs.set(opener, at);
    }
  }
  return pairs;
}

/** The asterisks at this offset. */
function readStars(text: string, at: number, count: number): Stars {
  return { at, left: count, ...judgeStarsAt(text, at, at + count) };
}

/** Makes marks of the asterisks that open and close words, innermost first. Others are text. */
function pairStars(parts: Part[], found: FoundInline): Inline[] {
  /** The places of the asterisks so far that may open words. */
  const openers: number[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const closer = parts[index];
    if (!isStars(closer)) continue;
    const place = closer.closes
      ? openers.findLastIndex((each) => {
          const part = parts[each];
          return isStars(part) && usable(part, closer) > 0;
        })
      : -1;
    const start = openers[place] ?? -1;
    const opener = parts[start];
    if (!isStars(opener)) {
      if (closer.opens) openers.push(index);
      continue;
    }
    const used = usable(opener, closer);
    const children = join(parts.slice(start + 1, index), found);
    parts.splice(start + 1, index - start - 1, {
      type: used === 2 ? "strong" : "emphasis",
      children,
    });
    openers.length = place + 1;
    opener.left -= used;
    closer.left -= used;
    // The rest of the closer may close other words.
    index = start + (closer.left > 0 ? 1 : 2);
  }
  return join(parts, found);
}

/** The number of asterisks that two runs share. Two are never read as one and one. */
function usable(opener: Stars, closer: Stars): number {
  const least = Math.min(opener.left, closer.left);
  if (least >= 2) return 2;
  return least === 1 && opener.left !== 2 && closer.left !== 2 ? 1 : 0;
}

/** The parts with the asterisks that are left as text. */
function join(parts: readonly Part[], found: FoundInline): Inline[] {
  for (const part of parts) {
    if (isStars(part) && part.left === 2 && part.opens && !part.closes) {
      found.unclosed.push([part.at, part.at + 2]);
    }
  }
  return joinTexts(parts.map((part) => (isStars(part) ? "*".repeat(part.left) : part)));
}
